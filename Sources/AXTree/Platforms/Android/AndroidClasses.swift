/// The classes of the views of a screen, which many views share.
struct AndroidClasses {
    private var classes: [String: AndroidClass] = [:]
    /// The class of the view before, which is often that of the next one.
    private var last: (name: String, class: AndroidClass)?

    /// Returns the class of a view.
    mutating func of(_ view: PlatformView) -> AndroidClass {
        if let last, last.name == view.className { return last.class }
        let found: AndroidClass
        if let known = classes[view.className] {
            found = known
        } else {
            found = AndroidClass(view.className)
            classes[view.className] = found
        }
        last = (view.className, found)
        return found
    }
}
