import AXDumps

/// The kind of a Maestro hierarchy, which depends on the platform of the device.
enum MaestroHierarchy {
    /// Elements with `accessibilityText`, without classes.
    case elements
    /// Views with classes.
    case views
    /// The layout of HarmonyOS, which has the same shape.
    case harmony
    /// The hierarchy of a version of 2022, which has neither labels nor anything that tells the platforms apart.
    case old
}
