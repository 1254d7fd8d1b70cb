import SwiftUI

/// The cart, in SwiftUI.
struct CartView: View {
    @State private var count = 1
    @State private var isCheckoutShown = false

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 24) {
                Stepper("Kites: \(count)", value: $count, in: 1...9)
                Button("Check out") { isCheckoutShown = true }
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .accessibilityIdentifier("checkout")
                Spacer()
            }
            .padding()
            .navigationTitle("Cart")
            .sheet(isPresented: $isCheckoutShown) { CheckoutView() }
        }
    }
}
