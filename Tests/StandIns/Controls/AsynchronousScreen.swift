// Fails: autoclosure that does not support concurrency
// Source: the document of AXAuditUIKit before 0.3, whose form never compiled.

import AXAuditTesting
import AXAuditUIKit

@MainActor
func control() async { assertAccessible(await Screen.settled(CheckoutView())) }
