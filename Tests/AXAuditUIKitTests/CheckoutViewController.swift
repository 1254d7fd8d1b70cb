#if canImport(UIKit)
    import UIKit

    /// The screen that the README's example audits.
    final class CheckoutViewController: UIViewController {
        /// The title of the button.
        @TaskLocal static var title: String? = "Pay"

        override func viewDidLoad() {
            let heading = text("Checkout", 16, 60, 358, 40)
            heading.accessibilityTraits = [.staticText, .header]
            let pay = UIButton(frame: CGRect(x: 16, y: 700, width: 358, height: 50))
            pay.setTitle(Self.title, for: .normal)
            view.addSubview(heading)
            view.addSubview(pay)
        }
    }
#endif
