/// The classes of the views of a screen, which many views share.
struct AndroidClasses {
    private var classes: [String: AndroidClass] = [:]

    /// Returns the class of a view.
    mutating func of(_ view: PlatformView) -> AndroidClass {
        if let known = classes[view.className] { return known }
        let new = AndroidClass(view.className)
        classes[view.className] = new
        return new
    }
}
