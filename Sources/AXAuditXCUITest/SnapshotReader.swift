#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditCore
    import Foundation

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// Reads elements from snapshots of XCUITest.
    @MainActor
    struct SnapshotReader {
        /// Whether the private property `traits` of a snapshot is read.
        let readsPrivateTraits: Bool

        /// Returns the snapshot of an element and its descendants, with one query to the app.
        func snapshot(of element: XCUIElement) throws(CaptureError) -> any XCUIElementSnapshot {
            do { return try element.snapshot() } catch {
                if let app = element as? XCUIApplication, app.state == .notRunning || app.state == .unknown {
                    throw CaptureError.notRunning
                }
                throw element.exists ? CaptureError.notReadable("\(error)") : CaptureError.notFound("\(error)")
            }
        }

        /// Returns an element and its descendants.
        func tree(_ snapshot: any XCUIElementSnapshot) -> [Element] {
            var tree = ElementTree()
            read(snapshot, into: &tree)
            return tree.takeElements()
        }

        private func read(_ snapshot: any XCUIElementSnapshot, into tree: inout ElementTree) {
            tree.open(element(snapshot))
            for child in snapshot.children { read(child, into: &tree) }
            tree.close()
        }

        /// Returns an element without its descendants. XCUITest uses empty strings for missing texts.
        func element(_ snapshot: any XCUIElementSnapshot) -> Element {
            var element = Element(UInt8(exactly: snapshot.elementType.rawValue).flatMap(ElementType.init) ?? .other)
            // In apps for macOS, the name of a button is in `title`.
            let label = snapshot.label.isEmpty ? snapshot.title : snapshot.label
            element.label = label.isEmpty ? nil : label
            element.identifier = snapshot.identifier.isEmpty ? nil : snapshot.identifier
            element.value = text(snapshot.value)
            element.placeholder = snapshot.placeholderValue.flatMap { $0.isEmpty ? nil : $0 }
            element.isEnabled = snapshot.isEnabled
            element.isSelected = snapshot.isSelected
            element.frame = frame(snapshot.frame)
            if readsPrivateTraits { element.traits = traits(snapshot) }
            return element
        }

        /// Returns a value as text. The value of a switch is a string, as in "1"; that of a slider may be a number.
        private func text(_ value: Any?) -> String? {
            switch value {
            case let text as String: text.isEmpty ? nil : text
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }

        private func frame(_ frame: CGRect) -> Rect? {
            Rect(
                reasonable: Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
                Double(frame.size.height))
        }

        /// Returns the traits, or `nil` if this version of XCUITest does not have the private property.
        private func traits(_ snapshot: any XCUIElementSnapshot) -> Traits? {
            guard let object = snapshot as? NSObject, object.responds(to: Selector(("traits"))),
                let number = object.value(forKey: "traits") as? NSNumber
            else { return nil }
            return Traits(rawValue: number.uint64Value)
        }
    }
#endif
