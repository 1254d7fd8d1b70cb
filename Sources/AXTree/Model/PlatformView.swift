/// What the view of an element reports on a platform where views have classes, besides the attributes of all platforms.
package struct PlatformView: Hashable, Sendable {
    /// The class that the view reports to accessibility services: `com.example.Button`.
    package var className: String { didSet { kind = AndroidClass(className) } }
    /// What the name of the class tells.
    private(set) var kind: AndroidClass
    /// The description that replaces the text of the view: `AccessibilityNodeInfo.getContentDescription`.
    package var contentDescription: String?
    /// The text that is drawn: `AccessibilityNodeInfo.getText`.
    package var text: String?
    /// The properties that decide what the screen reader stops on.
    package var flags: ViewFlags

    /// Creates the properties of a view. `kind` is what the name of its class tells, if that is known.
    package init(
        className: String, kind: AndroidClass? = nil, contentDescription: String? = nil, text: String? = nil,
        flags: ViewFlags = []
    ) {
        self.className = className
        self.kind = kind ?? AndroidClass(className)
        self.contentDescription = contentDescription
        self.text = text
        self.flags = flags
    }

    /// The class without its package and the class around it: `Button` of `com.example.Button`.
    package var simpleClassName: Substring { Self.simpleName(of: className) }

    static func simpleName(of className: String) -> Substring {
        guard let end = className.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }) else {
            return className[...]
        }
        return className[className.utf8.index(after: end)...]
    }
}
