// What the samples of the documents use: the parts of an app. `.ci/samples` compiles it with them.
//
// Source: the documents.

import AXAuditTesting
import AXAuditUIKit
import SwiftUI

struct CheckoutView: View {
    var body: some View { Text("Checkout") }
}

final class CheckoutViewController: UIViewController {}

struct Kite: Sendable {}

enum CartEvent: Sendable { case started, sold }

final class Cart {
    var onEvent: (CartEvent) -> Void = { _ in }

    init(_ kite: Kite) {}

    func pay() {}
}

@MainActor let kite = Kite()
let bytes: [UInt8] = []
let screen = Screen(elements: [])
@MainActor let view = UIView(frame: .zero)
@MainActor let receiptView = UIView(frame: .zero)
