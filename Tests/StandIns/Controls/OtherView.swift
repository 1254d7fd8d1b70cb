// Fails: no exact matches in call to initializer
// Source: none. A screen is made of views and controllers only.

import AXAuditUIKit

@MainActor
func control() { _ = Screen(5) }
