#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import Foundation
    #endif

    /// Makes UIKit and SwiftUI answer as they do while a UI test is running.
    ///
    /// Without it many properties of standard controls are `nil`, and a SwiftUI hosting view has no elements.
    /// `Screen(view)` calls it, so there is no need to, unless views are created long before. It waits up to a second
    /// until UIKit's accessibility bundle is loaded, and gives the setting of the device back when the process exits.
    ///
    /// The function uses private system libraries, so do not call it in code that is submitted to the App Store. In
    /// builds without the compilation condition `DEBUG` it does nothing. It needs a host application. It has never run:
    /// it was only compiled, against a public copy of the SDK. On devices, unlike in simulators, the bundle is loaded
    /// through a class of XCTest, as EarlGrey 1 did.
    ///
    /// - Returns: Whether accessibility is loaded: `false` in release builds, without a host application, and if the
    ///   system libraries have changed.
    @discardableResult
    @preconcurrency @MainActor
    public func loadAccessibility() -> Bool {
        if AccessibilityState.isLoaded { return true }
        #if canImport(UIKitStandIn)
            return AccessibilityBundle.load()
        #elseif DEBUG && canImport(ObjectiveC)
            guard let library = AccessibilityLibrary() else { return false }
            let found = library.automation
            if found == 0 {
                library.automation = 1
                // The setting outlives the process.
                atexit { AccessibilityLibrary()?.automation = 0 }
            }
            AccessibilityLibrary.loadOnDevice()
            // The bundle is loaded in answer to a notification.
            let end = Date(timeIntervalSinceNow: 1)
            while !AccessibilityState.isLoaded, Date() < end {
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            }
            return AccessibilityState.isLoaded
        #else
            return false
        #endif
    }
#endif
