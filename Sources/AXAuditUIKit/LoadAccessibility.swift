#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    #if canImport(ObjectiveC)
        import Foundation
    #endif

    /// Makes UIKit and SwiftUI answer as they do while a UI test is running.
    ///
    /// Without it many properties of standard controls are `nil`, and a SwiftUI hosting view has no elements. Call it once, before
    /// views are created, for example in the class method `setUp` of a test case. Tests of plain views do not need it.
    ///
    /// The function uses a private system library, so do not call it in code that is submitted to the App Store. In builds without
    /// the compilation condition `DEBUG` it does nothing.
    ///
    /// - Returns: Whether accessibility is loaded: `false` in release builds, on Linux, and if the system library has changed.
    @discardableResult
    @preconcurrency @MainActor
    public func loadAccessibility() -> Bool {
        #if DEBUG && canImport(UIKit) && canImport(ObjectiveC)
            guard let library = AccessibilityLibrary() else { return false }
            guard !library.isEnabled else { return true }
            library.isEnabled = true
            // The setting outlives the process.
            atexit { AccessibilityLibrary()?.isEnabled = false }
            return library.isEnabled
        #else
            return false
        #endif
    }
#endif
