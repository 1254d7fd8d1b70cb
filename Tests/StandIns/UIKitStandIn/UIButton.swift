import Foundation

/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
    }

    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        addSubview(label)
        return label
    }()
    private var titles: [UIControl.State: String] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}
