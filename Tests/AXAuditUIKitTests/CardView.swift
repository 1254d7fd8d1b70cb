#if canImport(UIKit)
    import UIKit

    /// A view with two labels that is one accessibility element.
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
#endif
