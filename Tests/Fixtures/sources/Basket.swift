import UIKit

final class BasketController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    private let payButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Your basket"
        payButton.setTitle("Pay now", for: .normal)
    }
}
