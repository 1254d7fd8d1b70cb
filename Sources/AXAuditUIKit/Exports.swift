#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    @_exported import AXAuditCore
#endif
