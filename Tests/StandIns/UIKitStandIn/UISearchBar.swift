import Foundation

/// A search bar.
///
/// Header: UIKit/UISearchBar.h
@preconcurrency @MainActor
open class UISearchBar: UIView {
    public let searchTextField = UISearchTextField(frame: .zero)
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.frame = CGRect(origin: .zero, size: frame.size)
        addSubview(searchTextField)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Source: `UISearchBarAccessibility` (#10794078321): its field is the element.
    override func bundleFlag(_ own: Bool?) -> Bool { false }
}
