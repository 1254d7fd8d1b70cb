/// What the snapshots of a platform's screens contain.
package struct PlatformSnapshots: Sendable {
    /// Returns the line with role and states of an element in a text snapshot, or `nil` if there is none. If there is
    /// no function, text snapshots are those of AXSnapshot, and a JSON snapshot lists all elements, as A11yUITests
    /// does. Otherwise a JSON snapshot lists the exposed elements, with the traits that their types imply.
    package let roleLine: (@Sendable (Element) -> String?)?

    /// Creates the contents of snapshots.
    package init(roleLine: (@Sendable (Element) -> String?)? = nil) { self.roleLine = roleLine }
}
