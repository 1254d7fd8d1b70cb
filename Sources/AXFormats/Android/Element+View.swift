import AXTree

extension Element {
    /// An element with a view of which nothing is known.
    static let blankView: Element = {
        var element = Element(.any)
        element.view = PlatformView(className: "")
        return element
    }()

    /// Completes an element with a view: what was read as its label is the description of the view, and its type
    /// follows from the class, which is returned.
    @discardableResult
    mutating func finishView() -> ViewClass {
        view?.contentDescription = label
        label = nil
        let viewClass = ViewClass(view?.className ?? "")
        type = viewClass.role.type(with: view?.flags ?? [])
        return viewClass
    }
}
