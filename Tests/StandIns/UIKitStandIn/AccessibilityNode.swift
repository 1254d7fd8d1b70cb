import Foundation

/// An element that is no view, as SwiftUI makes them: an object without protocols, whose identifier and content are
/// read by key.
///
/// Source: cashapp/AccessibilitySnapshot, `AccessibilityHierarchyParser.swift`: casts of SwiftUI's nodes to
/// `AXCustomContentProvider` and `UIAccessibilityIdentification` fail.
///
/// Header: UIKit/UIAccessibility.h
@preconcurrency @MainActor
public final class AccessibilityNode: UIResponder, KeyValueCoding {
    /// What key-value coding returns, by key.
    public nonisolated(unsafe) var keyedValues: [String: Any] = [:]

    public init(_ label: String, traits: UIAccessibilityTraits = .none, frame: CGRect = .zero) {
        super.init(standIn: ())
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = traits
        accessibilityFrame = frame
    }

    public nonisolated func keyedValue(_ key: String) -> Any? { keyedValues[key] }
}
