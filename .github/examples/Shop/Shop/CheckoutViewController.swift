import UIKit

/// The checkout, in UIKit.
final class CheckoutViewController: UIViewController {
    private let heading = UILabel()
    private let payButton = UIButton(type: .system)
    private(set) var isPaid = false

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Checkout"
        heading.accessibilityTraits.insert(.header)
        payButton.setTitle("Pay 12 €", for: .normal)
        payButton.accessibilityIdentifier = "pay"
        payButton.addAction(UIAction { [weak self] _ in self?.isPaid = true }, for: .primaryActionTriggered)
        view.addSubview(heading)
        view.addSubview(payButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 32
        heading.frame = CGRect(x: 16, y: 80, width: width, height: 44)
        payButton.frame = CGRect(x: 16, y: 140, width: width, height: 50)
    }
}
