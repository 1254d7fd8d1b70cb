/// What an element of an Android screen has besides the attributes that both platforms have.
package struct AndroidView: Hashable, Sendable {
    /// The class that the view reports to accessibility services: `android.widget.Button`.
    package var className: String
    /// `getContentDescription`.
    package var contentDescription: String?
    /// `getText`: the text that is drawn.
    package var text: String?
    /// The properties that decide what TalkBack stops on.
    package var flags: AndroidFlags

    /// Creates the properties of a view.
    package init(
        className: String, contentDescription: String? = nil, text: String? = nil, flags: AndroidFlags = []
    ) {
        self.className = className
        self.contentDescription = contentDescription
        self.text = text
        self.flags = flags
    }

    /// The class without its package and the class around it: `Button` of `android.widget.Button`.
    package var simpleClassName: Substring { Self.simpleName(of: className) }

    static func simpleName(of className: String) -> Substring {
        guard let end = className.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }) else {
            return className[...]
        }
        return className[className.utf8.index(after: end)...]
    }
}

extension AndroidView {
    /// Creates the view that an element is by its type and label, for a tree that has no Android classes.
    init(standingFor element: Element) {
        let isText = element.type == .staticText
        self.init(
            className: element.type.androidClass, contentDescription: isText ? nil : element.label,
            text: isText ? element.label : element.value,
            flags: element.isControlByItself ? [.clickable, .focusable] : [])
        if element.type == .secureTextField { flags.insert(.password) }
        if [.switch, .toggle, .checkBox, .radioButton].contains(element.type) { flags.insert(.checkable) }
    }
}
