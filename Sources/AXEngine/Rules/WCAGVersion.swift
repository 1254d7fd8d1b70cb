/// A version of the Web Content Accessibility Guidelines (https://www.w3.org/TR/WCAG/).
package enum WCAGVersion: String, CaseIterable, Comparable, Sendable {
    case v20 = "2.0"
    case v21 = "2.1"
    case v22 = "2.2"

    package static func < (one: WCAGVersion, other: WCAGVersion) -> Bool { one.rawValue < other.rawValue }
}
