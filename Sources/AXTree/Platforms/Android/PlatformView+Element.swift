extension PlatformView {
    /// Creates the view that corresponds to an element by its type and label, for a tree that has no Android classes.
    init(typeOf element: Element) {
        let isText = element.type == .staticText
        self.init(
            className: element.type.androidClass, contentDescription: isText ? nil : element.label,
            text: isText ? element.label : element.value,
            flags: element.isControlByItself ? [.clickable, .focusable] : [])
        if element.type == .secureTextField { flags.insert(.password) }
        if [.switch, .toggle, .checkBox, .radioButton].contains(element.type) { flags.insert(.checkable) }
    }
}
