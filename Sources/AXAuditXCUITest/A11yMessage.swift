#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditCore

    /// The messages of A11yUITests.
    @MainActor
    enum A11yMessage {
        /// Returns the severity with the message, the elements, and the reason if there is one, one per line.
        static func text(_ finding: Finding, _ screen: Screen) -> String {
            var lines = [severity(finding.severity) + ": " + finding.message]
            if !finding.elements.isEmpty {
                lines.append(finding.elements.map { name(screen.elements[$0.index]) }.joined(separator: ", ") + ".")
            }
            if let reason = finding.detail { lines.append(reason) }
            return lines.map { Escape.terminal($0) }.joined(separator: "\n")
        }

        static func severity(_ severity: Severity) -> String {
            severity == .failure ? "❌ Accessibility Failure" : "⚠️ Accessibility Warning"
        }

        /// Returns the name of an element, as in `Label: "Pay" Button`.
        private static func name(_ element: Element) -> String {
            func part(_ word: String, _ text: String?) -> String? {
                text.flatMap { $0.isEmpty ? nil : "\(word): \"\($0)\"" }
            }
            let label = part("Label", element.label)
            let identifier = part("Identifier", element.identifier)
            let parts =
                switch A11yTestValues.preferredItemLabel {
                case .label: [label ?? identifier]
                case .identifier: [identifier ?? label]
                case .both: [label, identifier]
                }
            let name = parts.compactMap { $0 }.joined(separator: ", ")
            let type = JSONSnapshot.typeName(element.type)
            return (name.isEmpty ? "[No identifier]" : name) + " " + type
        }
    }
#endif
