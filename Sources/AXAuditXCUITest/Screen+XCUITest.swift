#if canImport(XCUIAutomation)
    import AXAudit
    import XCUIAutomation

    #if canImport(UIKit)
        import UIKit
    #endif

    extension Screen {
        /// What XCUITest tells of an app, or of an element and what is in it: one `snapshot()`, not one question an element.
        ///
        /// XCUITest does not tell where VoiceOver stops, so that is worked out; nor does it tell hints, actions or, publicly,
        /// traits. Rules that need those are not checked. With `readingPrivateTraits` the private property `traits` of
        /// snapshots is read, as A11yUITests did; where a version of XCUITest does not have it, traits are unreadable. Nothing
        /// private is touched otherwise, and this code must not be in an app that is sent to Apple.
        ///
        /// Frames are points of the screen. Throws ``CaptureError`` if the app is not running or the element not there.
        @preconcurrency @MainActor
        public init(_ element: XCUIElement, readingPrivateTraits: Bool = false) throws(CaptureError) {
            let reader = SnapshotReader(readsPrivateTraits: readingPrivateTraits)
            let elements = reader.tree(try reader.snapshot(of: element))
            self.init(xcuiTest: elements, exposure: .inferred)
            let areTraitsRead = elements.contains { $0.traits != nil }
            if areTraitsRead { carries.insert(.traits) }
            if readingPrivateTraits, !areTraitsRead {
                notes.append(
                    "this version of XCUITest has no traits to read, so that rules about traits are not checked")
            }
            size = elements.first { $0.type == .application }?.frame?.size
        }

        /// A screen of elements that XCUITest told of.
        @MainActor
        init(xcuiTest elements: [Element], exposure: ExposureSource) {
            self.init(elements: elements, carries: Self.carriedBySnapshots, exposure: exposure)
            #if canImport(UIKit)
                switch UIDevice.current.userInterfaceIdiom {
                case .phone: idiom = .phone
                case .pad: idiom = .pad
                case .tv: idiom = .tv
                default: break
                }
            #endif
        }

        /// What XCUIElementSnapshot tells publicly.
        private static let carriedBySnapshots: AttributeSet = [
            .type, .label, .value, .identifier, .placeholder, .frame, .enabled, .selected, .children,
        ]
    }
#endif
