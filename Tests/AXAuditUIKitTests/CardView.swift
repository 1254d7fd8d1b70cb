import UIKit

/// A view as an app has it: one element of two labels, made in code.
final class CardView: UIView {
    private let stack = UIStackView()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    var name = "" {
        didSet { nameLabel.text = name }
    }

    var price = "" {
        didSet { priceLabel.text = price }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(stack)
        stack.addArrangedSubview(nameLabel)
        stack.addArrangedSubview(priceLabel)
        isAccessibilityElement = true
        accessibilityTraits = [.button]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { name }
        set {}
    }

    override var accessibilityValue: String? {
        get { price }
        set {}
    }
}
