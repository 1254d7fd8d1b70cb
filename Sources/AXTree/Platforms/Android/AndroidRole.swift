/// The role of a view by the class that it reports to accessibility services, as TalkBack tells roles apart.
///
/// Compose and React Native report `android.view.View` and `android.view.ViewGroup` for most of their elements; their
/// properties tell what can be known. A subclass that reports its own name is known by the end of it.
package enum AndroidRole: Sendable {
    case image
    case type(ElementType)
    case pager
    /// Only the properties of the view tell its type.
    case unknown

    /// Creates the role of the views of a class.
    package init(className: String) {
        if className.hasSuffix("ImageView")
            || className.hasSuffix("Image") && PlatformView.simpleName(of: className) == "Image"
        {
            self = .image
        } else if let known = ElementType.androidEndings.first(where: { className.hasSuffix($0.ending) }) {
            self = .type(known.type)
        } else {
            self = PlatformView.simpleName(of: className).hasPrefix("ViewPager") ? .pager : .unknown
        }
    }

    /// Returns the type of a view of the role that has these properties.
    package func type(with flags: ViewFlags) -> ElementType {
        switch self {
        // TalkBack calls an image that can be clicked a button.
        case .image: flags.contains(.clickable) ? .button : .image
        case .type(.textField) where flags.contains(.password): .secureTextField
        case .type(let type): type
        case .pager: .scrollView
        case .unknown where flags.contains(.checkable): .toggle
        case .unknown: flags.contains(.scrollable) ? .scrollView : .other
        }
    }
}
