import AXTree

/// A class of views and what its name tells.
struct ViewClass {
    /// The class that the view reports to accessibility services.
    let name: String
    /// What the name tells TalkBack.
    let kind: AndroidClass
    /// The role of its views.
    let role: AndroidRole
    /// Whether it is of a library for televisions.
    let isForTelevision: Bool

    /// Creates what the name of a class tells.
    init(_ name: String) {
        self.name = name
        kind = AndroidClass(name)
        role = AndroidRole(className: name)
        isForTelevision = TelevisionSigns.isOfLibrary(name)
    }
}
