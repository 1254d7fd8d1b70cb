import AXTree

extension Screen {
    /// Why no rule runs on the screen, of which the system draws everything.
    var reasonOnSystemScreen: String { "this is \(platform.terms.systemScreen), not a screen of an app" }

    /// Returns why there is no verdict on the screen, or `nil` if there is one. An audit without a dump has one
    /// although it may have no exposed elements.
    package func reasonWithoutVerdict(_ exposure: Exposure) -> String? {
        if exposure.isHomeScreen { return reasonOnSystemScreen }
        if !exposure.order.isEmpty || origin.isAuditAlone { return nil }
        if exposure.systemCount > 0 { return "\(platform.terms.system) draws every exposed element" }
        switch elements.count {
        case 0: return "it has no elements"
        case 1: return "its only element is not exposed to \(platform.screenReader)"
        default: return "none of its \(elements.count) elements is exposed to \(platform.screenReader)"
        }
    }
}
