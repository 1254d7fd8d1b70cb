#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    // The API of AXSnapshot 1.0.2, so that a test suite written for it only needs another import. Like AXSnapshot it
    // ignores `accessibilityElements` and modal views; `Screen(view)` does not.

    extension UIView {
        /// Returns the text snapshot of the view and its subviews in the format of AXSnapshot, or an empty string if
        /// nothing is exposed.
        @preconcurrency @MainActor
        public func axSnapshot() -> String {
            TextSnapshot(blocks: exposedAccessibleViews().map { generateAccessibilityDescription($0) }).text
        }

        /// Returns the views that VoiceOver can land on, among this view and its subviews, in the order of subviews.
        @preconcurrency @MainActor
        public func exposedAccessibleViews() -> [UIView] {
            // A superview that is hidden or an accessibility element hides this view.
            var ancestor = superview
            while let view = ancestor {
                if view.isHidden || view.isExposedByItself { return [] }
                ancestor = view.superview
            }
            var exposed: [UIView] = []
            var remaining: [UIView] = [self]
            while let view = remaining.popLast() {
                if view.isHidden { continue }
                if view.isExposedByItself { exposed.append(view) } else { remaining += view.subviews.reversed() }
            }
            return exposed
        }

        /// Whether VoiceOver can land on the view if no superview hides it.
        fileprivate var isExposedByItself: Bool { isAccessibilityElement || StandardControl(self) != nil }
    }

    extension UIViewController {
        /// Returns the text snapshot of the controller's view in the format of AXSnapshot, or an empty string if
        /// nothing is exposed.
        @preconcurrency @MainActor
        public func axSnapshot() -> String { view.axSnapshot() }
    }

    // MARK: One element

    /// Returns the text of one element. Replace it to use your own format.
    @preconcurrency @MainActor
    public var generateAccessibilityDescription: @MainActor (NSObject) -> String = { object in
        var text = generateAccessbilityLabelDescription(object)
        let value = generateAccessibilityValueDescription(object)
        if !value.isEmpty, !text.isEmpty { text += ", " }
        return text + value + generateAccessibilityTraitDescription(object)
            + generateAccessibilityHintDescription(object) + generateAccessibilityCustomActionsDescription(object)
    }

    /// Returns the label of an element, the first part of its text. (The spelling of the name is that of AXSnapshot.)
    @preconcurrency @MainActor
    public var generateAccessbilityLabelDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().label(Element(object))
    }

    /// Returns the value of an element, which follows the label and a comma.
    @preconcurrency @MainActor
    public var generateAccessibilityValueDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().value(Element(object))
    }

    /// Returns the traits of an element as one line that begins with a line feed, or an empty string.
    @preconcurrency @MainActor
    public var generateAccessibilityTraitDescription: @MainActor (NSObject) -> String = { object in
        // The type is needed too, as AXSnapshot names the type of some controls that have no traits.
        var element = Element(ElementType(classOf: object) ?? .other)
        element.traits = Traits(rawValue: object.accessibilityTraits.rawValue)
        return ElementFormatter().traits(element).map { "\n" + $0 } ?? ""
    }

    /// Returns the hint of an element as one line that begins with a line feed, or an empty string.
    @preconcurrency @MainActor
    public var generateAccessibilityHintDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().hint(Element(object)).map { "\n" + $0 } ?? ""
    }

    /// Returns the custom actions of an element as one line that begins with a line feed, or an empty string.
    @preconcurrency @MainActor
    public var generateAccessibilityCustomActionsDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().actions(Element(object)).map { "\n" + $0 } ?? ""
    }
#endif
