import AXSyntax
import AXTree

/// What a dump says of a television, which no attribute names: packages and classes for televisions, and a focus that
/// only a remote control or a keyboard sets.
struct TelevisionSigns {
    private var isNamed = false
    private var lastPackage = ""
    private var isControlFocused = false

    /// Adds the class of a view and the package of the app that draws it.
    mutating func add(_ viewClass: ViewClass, package: String) {
        if isNamed || package == lastPackage && !viewClass.isForTelevision { return }
        lastPackage = package
        isNamed = viewClass.isForTelevision || Self.names.contains(where: package.holds)
    }

    /// Adds a view that has the focus. After a touch, only fields, lists and web pages have it.
    mutating func addFocus(on element: Element) {
        guard !element.isTextInput, let flags = element.view?.flags else { return }
        if flags.contains(.clickable), !flags.contains(.scrollable) { isControlFocused = true }
    }

    /// Returns whether a screen is that of a television: its app is made for one, or it has the resolution of a
    /// television and a control has the focus, or nothing of what can be focused can be clicked.
    func show(on screen: Screen) -> Bool {
        if isNamed { return true }
        guard let size = screen.size, screen.isTelevision(ofPixels: size) else { return false }
        let flags = screen.elements.compactMap { $0.view?.flags }
        return isControlFocused
            || flags.count { $0.contains(.focusable) } >= 5 && !flags.contains { $0.contains(.clickable) }
    }

    /// Whether a class is of a library for televisions.
    static func isOfLibrary(_ className: String) -> Bool { libraries.contains(where: className.hasPrefix) }

    /// Leanback, the library of views for televisions.
    private static let libraries = ["androidx.leanback.", "android.support.v17.leanback."]
    private static let names = ["leanback", "firetv", "androidtv", "tvlauncher"]
}
