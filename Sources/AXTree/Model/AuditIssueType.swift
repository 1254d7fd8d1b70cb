/// The type of an issue of Apple's audit: the types of `XCUIAccessibilityAuditType`, and the tests of the audit of a
/// device.
package enum AuditIssueType: String, CaseIterable, Sendable {
    case contrast, textClipped, dynamicType, hitRegion, sufficientElementDescription, elementDetection, trait, action
    case parentChild
    /// A type that axaudit does not know.
    case other

    /// Creates the type of a name or number. Names are those of `XCUIAccessibilityAuditType`, with or without that
    /// prefix, and of the device (`testTypeContrast`); numbers are the raw values of both.
    package init(_ name: String) {
        if let number = Int(name), let type = Self.numbers[number] {
            self = type
            return
        }
        var name = name
        for prefix in ["XCUIAccessibilityAuditType", "testType"] where name.hasPrefix(prefix) {
            name.removeFirst(prefix.count)
            break
        }
        name = name.lowercased()
        if name == "dynamictext" { name = "dynamictype" }
        self = Self.allCases.first { $0.rawValue.lowercased() == name } ?? .other
    }

    /// The raw values of `XCUIAccessibilityAuditType`, and the numbers of the tests of the device.
    private static let numbers: [Int: AuditIssueType] = [
        1: .contrast, 2: .elementDetection, 4: .hitRegion, 8: .sufficientElementDescription, 1 << 16: .dynamicType,
        1 << 17: .textClipped, 1 << 18: .trait, 1 << 32: .action, 1 << 33: .parentChild,
        12: .contrast, 13: .contrast, 100: .hitRegion, 1_000: .elementDetection, 3_001: .dynamicType,
        3_002: .dynamicType, 3_003: .textClipped, 5_000: .sufficientElementDescription,
    ]

    /// What the type finds, for audits that give no words.
    package var words: String {
        switch self {
        case .contrast: "contrast may be too low"
        case .textClipped: "text may be clipped"
        case .dynamicType: "text may not follow Dynamic Type"
        case .hitRegion: "hit region may be too small"
        case .sufficientElementDescription: "description may be missing"
        case .elementDetection: "text may be inaccessible"
        case .trait: "traits may be wrong"
        case .action: "action may be missing"
        case .parentChild: "parent and child may not match"
        case .other: "unknown type of issue"
        }
    }
}
