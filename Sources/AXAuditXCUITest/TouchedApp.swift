#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditCore

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// Reads an app, taps one of its elements, and notes whether the screen changed.
    @preconcurrency @MainActor
    struct TouchedApp {
        let app: XCUIElement
        let touched: XCUIElement
        let readingPrivateTraits: Bool

        /// Returns the screen before the tap, with the touch. If the app cannot be read after the tap, because another
        /// one is in front, its effect is unknown.
        func screen() throws(CaptureError) -> Screen {
            var screen = try Screen(app, readingPrivateTraits: readingPrivateTraits)
            let place = try place(on: screen)
            try tap()
            let after = try? Screen(read: app, readingPrivateTraits)
            if let place {
                screen.touches = [
                    Screen.Touch(place, changed: after.map { $0.elements != screen.elements })
                ]
            }
            return screen
        }

        /// Returns the element of the screen that is tapped, or else the middle of its frame.
        private func place(on screen: Screen) throws(CaptureError) -> Screen.Touch.Place? {
            let reader = SnapshotReader(readsPrivateTraits: false)
            let element = reader.element(try reader.snapshot(of: touched))
            let index = screen.elements.lastIndex {
                $0.type == element.type && $0.frame == element.frame && $0.label == element.label
                    && $0.identifier == element.identifier
            }
            if let index { return .element(index) }
            return element.frame.map { .point($0.centre) }
        }

        private func tap() throws(CaptureError) {
            #if os(tvOS)
                throw CaptureError.notReadable("a television has no touch screen")
            #elseif os(macOS)
                touched.click()
            #else
                touched.tap()
            #endif
        }
    }
#endif
