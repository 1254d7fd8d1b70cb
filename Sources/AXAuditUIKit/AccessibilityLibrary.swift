#if DEBUG && canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
    import AXAudit
    import Foundation

    /// The system library that switches accessibility on. Its functions are private, so it is left out of release builds.
    struct AccessibilityLibrary {
        private let getter: @convention(c) () -> Int32
        private let setter: @convention(c) (Int32) -> Void

        /// Loads the library, or returns `nil` if it does not have the functions.
        init?() {
            // In a simulator the libraries of iOS are below a folder of the Mac.
            let root = EnvironmentVariables.process["IPHONE_SIMULATOR_ROOT"] ?? ""
            guard let library = dlopen(root + "/usr/lib/libAccessibility.dylib", RTLD_LAZY | RTLD_LOCAL),
                let getter = dlsym(library, "_AXSAutomationEnabled"),
                let setter = dlsym(library, "_AXSSetAutomationEnabled")
            else { return nil }
            self.getter = unsafeBitCast(getter, to: (@convention(c) () -> Int32).self)
            self.setter = unsafeBitCast(setter, to: (@convention(c) (Int32) -> Void).self)
        }

        /// Whether elements are provided as for a UI test. The setting belongs to the device.
        var isEnabled: Bool {
            get { getter() != 0 }
            nonmutating set { setter(newValue ? 1 : 0) }
        }
    }
#endif
