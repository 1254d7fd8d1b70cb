extension Element {
    /// The class of the view, on platforms whose views have one. Set to a class, it gives the element a view.
    package var platformType: String? {
        get { view?.className }
        set { if let newValue { setView { $0.className = newValue } } }
    }

    /// The text that the view shows, on such platforms. Set to a text, it gives the element a view.
    package var viewText: String? {
        get { view?.text }
        set { if view != nil || newValue != nil { setView { $0.text = newValue } } }
    }

    /// The properties of the view that decide what the screen reader stops on, on such platforms. Set to flags, it
    /// gives the element a view.
    package var viewFlags: ViewFlags? {
        get { view?.flags }
        set { if let newValue { setView { $0.flags = newValue } } }
    }

    private mutating func setView(_ change: (inout PlatformView) -> Void) {
        var changed = view ?? PlatformView(className: "")
        change(&changed)
        view = changed
    }
}
