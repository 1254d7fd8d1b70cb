#if DEBUG && canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
    import AXAuditCore
    import Foundation

    /// The system library that switches accessibility on. Its functions are private, so it is left out of release
    /// builds.
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

        /// The setting that elements are provided as for a UI test: 0 or 1. It belongs to the device.
        var automation: Int32 {
            get { getter() }
            nonmutating set { setter(newValue) }
        }

        /// Loads the bundle on a device, where the setting alone does not, if the class for that is there.
        ///
        /// Source: google/EarlGrey 1, `GREYAutomationSetup.m`.
        static func loadOnDevice() {
            #if !targetEnvironment(simulator)
                let load = NSSelectorFromString("_loadAccessibility:")
                guard let type = NSClassFromString("XCAXClient_iOS") as? NSObject.Type,
                    let client = type.perform(NSSelectorFromString("sharedClient"))?.takeUnretainedValue() as? NSObject,
                    client.responds(to: load)
                else { return }
                _ = client.perform(load, with: nil)
            #endif
        }
    }
#endif
