extension Element {
    /// The class of the view, on Android. Set to a class, it makes the element an Android view.
    package var platformType: String? {
        get { android?.className }
        set { if let newValue { setView { $0.className = newValue } } }
    }

    /// The text that the view shows, on Android. Set to a text, it makes the element an Android view.
    package var viewText: String? {
        get { android?.text }
        set { if android != nil || newValue != nil { setView { $0.text = newValue } } }
    }

    /// The properties of the view that decide what TalkBack stops on, on Android. Set to flags, it makes the element an Android view.
    package var viewFlags: AndroidFlags? {
        get { android?.flags }
        set { if let newValue { setView { $0.flags = newValue } } }
    }

    private mutating func setView(_ change: (inout AndroidView) -> Void) {
        var view = android ?? AndroidView(className: "")
        change(&view)
        android = view
    }
}
