import SwiftUI

/// The UIKit screen for use in SwiftUI.
struct CheckoutView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CheckoutViewController { CheckoutViewController() }

    func updateUIViewController(_ controller: CheckoutViewController, context: Context) {}
}
