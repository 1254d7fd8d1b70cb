import AXTree

/// The role of an element in idb: a macOS role without its prefix, with the finer kinds in the subrole.
struct IDBRole {
    var type: String?
    var role: String?
    var subrole: String?
    var description: String?

    /// The role without its prefix.
    private var name: String {
        if let type, !type.isEmpty { return type }
        guard let role else { return "" }
        return role.hasPrefix("AX") ? String(role.dropFirst(2)) : role
    }

    /// Whether the role is a bar whose items idb is known to leave out.
    func isBar(label: String?) -> Bool {
        let bars = ["nav bar", "tab bar", "toolbar"]
        return name == "Group"
            && (bars.contains(description?.lowercased() ?? "") || bars.contains(label?.lowercased() ?? ""))
            || name == "TabBar" || name == "NavigationBar" || name == "TabGroup"
    }

    /// Sets the type, and the heading level of a heading.
    func apply(to element: inout Element) {
        switch name {
        case "Heading":
            element.type = .staticText
            element.headingLevel = 0
        case "TextField" where subrole == "AXSearchField": element.type = .searchField
        case "TextField" where subrole == "AXSecureTextField": element.type = .secureTextField
        case "TextArea": element.type = .textView
        case "CheckBox": element.type = subrole == "AXSwitch" || subrole == "AXToggle" ? .switch : .checkBox
        case "RadioButton": element.type = subrole == "AXTabButton" || description == "tab" ? .tab : .radioButton
        case "ScrollArea": element.type = .scrollView
        case "WebArea": element.type = .webView
        // A search field of the app's own, which has the trait but not the class.
        case "GenericElement" where subrole == "AXSearchField": element.type = .searchField
        case "GenericElement", "": element.type = .other
        case "Group" where description?.lowercased() == "nav bar": element.type = .navigationBar
        case "Group" where description?.lowercased() == "tab bar": element.type = .tabBar
        default: element.type = ElementType(xcuiName: name) ?? .other
        }
    }
}
