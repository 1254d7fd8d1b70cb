import AXSyntax

/// An issue that Apple's accessibility audit found: `performAccessibilityAudit()` in a UI test, or the audit of the
/// device.
package struct AuditIssue: Hashable, Sendable {
    /// The type.
    package var type: AuditIssueType
    /// What the audit says, such as `Contrast nearly passed`; where it says nothing, the type in words.
    package var words: String
    /// What else it says, such as the class of the view; `nil` if nothing.
    package var detail: String?
    /// Whether the issue is about an element. If none of its attributes is known, the element cannot be found.
    package var hasElement = false
    /// `accessibilityIdentifier` of the element, or `nil` if there is none.
    package var identifier: String?
    /// `accessibilityLabel` of the element, or `nil` if there is none.
    package var label: String?
    /// A text that is the identifier or the label of the element, where the audit does not say which.
    package var name: String?
    /// The type of the element, or `nil` if it is unknown.
    package var elementType: ElementType?
    /// The frame of the element in points, or `nil` if it is unknown.
    package var frame: Rect?
    /// The byte offset in the file of the audit.
    package var offset = 0

    /// An issue about the element with this label, or about none.
    package init(_ type: AuditIssueType, _ words: String? = nil, detail: String? = nil, label: String? = nil) {
        self.label = label
        hasElement = label != nil
        self.type = type
        self.words = words.flatMap { $0.isEmpty ? nil : $0 } ?? type.words
        self.detail = detail
    }

    /// Whether the audit itself says that the defect is slight: "nearly passed", "partially unsupported".
    package var isMild: Bool {
        let words = words.lowercased()
        return words.contains("nearly") || words.contains("partially")
    }
}
