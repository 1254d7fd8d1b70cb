import TestSupport

/// A view of a screen of Android into which defects are seeded.
struct AndroidSeededView: Sendable {
    /// The name by which a defect finds it; `nil` for a view without defects.
    var slot: String?
    var className: String
    var text = ""
    var description = ""
    var hint = ""
    /// The attributes that are true, e.g. `clickable`.
    var flags: Set<String> = []
    /// Left, top, right and bottom in dp.
    var bounds: [Int]
    var children: [AndroidSeededView] = []

    init(
        _ slot: String?, _ className: String, at bounds: [Int], text: String = "", description: String = "",
        hint: String = "", _ flags: Set<String> = [], _ children: [AndroidSeededView] = []
    ) {
        self.slot = slot
        self.className = className
        self.bounds = bounds
        self.text = text
        self.description = description
        self.hint = hint
        self.flags = flags
        self.children = children
    }

    /// The view in uiautomator's XML.
    var xml: String {
        func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        }
        let known = ["clickable", "focusable", "checkable", "checked", "scrollable", "selected"]
        let written = known.map { "\($0)=\"\(flags.contains($0))\"" }.joined(separator: " ")
        return """
            <node class="\(className)" package="com.example" text="\(escaped(text))" content-desc="\(escaped(description))" \
            hint="\(escaped(hint))" \(written) bounds="[\(bounds[0]),\(bounds[1])][\(bounds[2]),\(bounds[3])]">\
            \(children.map(\.xml).joined())</node>
            """
    }

    /// The slots of the view and of those inside it, in the order of the XML. A view without a slot has that of the
    /// view around it.
    func slots(in outer: String = "") -> [String] {
        let own = slot ?? outer
        return [own] + children.flatMap { $0.slots(in: own) }
    }

    /// Changes the view with a slot; returns whether there is one.
    mutating func change(_ slot: String, _ change: (inout AndroidSeededView) -> Void) -> Bool {
        if self.slot == slot {
            change(&self)
            return true
        }
        for index in children.indices where children[index].change(slot, change) { return true }
        return false
    }
}
