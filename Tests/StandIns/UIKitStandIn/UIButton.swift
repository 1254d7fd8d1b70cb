import Foundation

/// A button.
///
/// Header: UIKit/UIButton.h
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
    }

    public struct Configuration: Sendable {
        public var title: String?

        public static func filled() -> Configuration { Configuration() }
    }

    /// Its title is in the title label only after layout.
    open var configuration: Configuration?

    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        addSubview(label)
        return label
    }()
    private var titles: [UIControl.State: String] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    open override func layoutSubviews() {
        if let title = configuration?.title { titleLabel?.text = title }
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }

    // Source: `UIButtonAccessibility` (#58959726282). The traits of the app replace those of the class.
    override func bundleFlag(_ own: Bool?) -> Bool { own ?? (isShown && (frame.width > 0 || frame.height > 0)) }
    override func bundleLabel(_ own: String?) -> String? {
        own ?? (currentTitle?.isEmpty == false ? currentTitle : configuration?.title)
    }
    override func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits {
        own ?? stateTraits.union(.button)
    }
}
