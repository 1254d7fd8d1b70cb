#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditCore

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #elseif canImport(UIKit)
        import UIKit
    #endif

    extension Screen {
        /// Creates a screen from one `snapshot()` of an app, or of an element and its descendants.
        ///
        /// XCUITest does not report which elements are accessibility elements, so exposure is inferred. Nor does it
        /// report hints, custom actions or, in public properties, traits; rules that need those are not checked. Frames
        /// are in points, in screen coordinates.
        ///
        /// A screenshot is taken directly after the snapshot, so that assertions can measure the contrast of texts. An
        /// assertion that makes the screen has it taken only if a rule measures it or if there is a finding, which is
        /// then known before.
        ///
        /// - Parameters:
        ///   - element: The app or the element.
        ///   - readingPrivateTraits: Whether the private property `traits` of snapshots is read, as A11yUITests does.
        ///     Do not use this in code that is submitted to the App Store.
        /// - Throws: ``CaptureError`` if the app is not running, or the element does not exist or cannot be read.
        @preconcurrency @MainActor
        public init(_ element: XCUIElement, readingPrivateTraits: Bool = false) throws(CaptureError) {
            try self.init(read: element, readingPrivateTraits)
            capture(element)
        }

        /// Takes the picture of the element that was read, if it is wanted.
        @MainActor
        mutating func capture(_ element: XCUIElement) {
            guard let frame = elements.first?.frame, !frame.isEmpty else { return }
            capture {
                // A picture of an element that is gone would fail the test.
                guard element.exists else { return nil }
                return CapturedPicture(file: Array(element.screenshot().pngRepresentation), frame: frame)
            }
        }

        /// Creates a screen without a picture.
        @MainActor
        init(read element: XCUIElement, _ readingPrivateTraits: Bool) throws(CaptureError) {
            let reader = SnapshotReader(readsPrivateTraits: readingPrivateTraits)
            let elements = reader.tree(try reader.snapshot(of: element))
            self.init(xcuiTest: elements, exposure: .inferred)
            let areTraitsRead = elements.contains { $0.traits != nil }
            if areTraitsRead { carries.insert(.traits) }
            if readingPrivateTraits, !areTraitsRead {
                origin.notes.append(
                    "this version of XCUITest does not provide traits; rules that need traits are not checked")
            }
            size = elements.first { $0.type == .application }?.frame?.size
        }

        /// Creates a screen from elements that were read from XCUITest.
        @MainActor
        init(xcuiTest elements: [Element], exposure: ExposureSource) {
            self.init(elements: elements, carries: Self.carriedBySnapshots, exposure: exposure)
            #if canImport(UIKitStandIn) || canImport(UIKit)
                switch UIDevice.current.userInterfaceIdiom {
                case .phone: idiom = .phone
                case .pad: idiom = .pad
                case .tv: idiom = .tv
                default: break
                }
            #endif
        }

        /// The attributes in the public properties of `XCUIElementSnapshot`.
        private static let carriedBySnapshots: AttributeSet = [
            .type, .label, .value, .identifier, .placeholder, .frame, .enabled, .selected, .children,
        ]
    }
#endif
