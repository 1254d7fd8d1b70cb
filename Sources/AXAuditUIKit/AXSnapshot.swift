#if canImport(UIKit) && !os(watchOS)
    import AXAudit
    import UIKit

    // The API of AXSnapshot 1.0.2, so that a test suite written for it goes on with another import. It looks at views alone and
    // knows neither `accessibilityElements` nor modal views; `Screen(view)` knows them.

    extension UIView {
        /// What VoiceOver says of the view and what is in it, as AXSnapshot writes it; empty if nothing is exposed.
        @preconcurrency @MainActor
        public func axSnapshot() -> String {
            TextSnapshot(blocks: exposedAccessibleViews().map { generateAccessibilityDescription($0) }).text
        }

        /// The views that VoiceOver stops on, from this view inward, in the order of subviews.
        @preconcurrency @MainActor
        public func exposedAccessibleViews() -> [UIView] {
            // What stands around the view counts too: it may hide it, or be what VoiceOver stops on.
            var ancestor = superview
            while let view = ancestor {
                if view.isHidden || view.isStop { return [] }
                ancestor = view.superview
            }
            var exposed: [UIView] = []
            var waiting: [UIView] = [self]
            while let view = waiting.popLast() {
                if view.isHidden { continue }
                if view.isStop { exposed.append(view) } else { waiting += view.subviews.reversed() }
            }
            return exposed
        }

        /// Whether VoiceOver stops here, if nothing around it says otherwise.
        fileprivate var isStop: Bool { isAccessibilityElement || StandardControl(self) != nil }
    }

    extension UIViewController {
        /// What VoiceOver says of the controller's view, as AXSnapshot writes it; empty if nothing is exposed.
        @preconcurrency @MainActor
        public func axSnapshot() -> String { view.axSnapshot() }
    }

    // MARK: One element

    /// Writes one element. Replace it to write elements in a format of your own.
    @preconcurrency @MainActor
    public var generateAccessibilityDescription: @MainActor (NSObject) -> String = { object in
        var text = generateAccessbilityLabelDescription(object)
        let value = generateAccessibilityValueDescription(object)
        if !value.isEmpty, !text.isEmpty { text += ", " }
        return text + value + generateAccessibilityTraitDescription(object)
            + generateAccessibilityHintDescription(object) + generateAccessibilityCustomActionsDescription(object)
    }

    /// Writes the label of an element, which stands first. (The name is spelled as AXSnapshot has it.)
    @preconcurrency @MainActor
    public var generateAccessbilityLabelDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().label(Element(object))
    }

    /// Writes the value of an element, which comes after the label and a comma.
    @preconcurrency @MainActor
    public var generateAccessibilityValueDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().value(Element(object))
    }

    /// Writes the traits of an element: a line of their own with the line feed before it, or nothing.
    @preconcurrency @MainActor
    public var generateAccessibilityTraitDescription: @MainActor (NSObject) -> String = { object in
        // The traits that are set, and the class: AXSnapshot has a word for some controls without traits.
        var element = Element(ElementType(classOf: object) ?? .other)
        element.traits = Traits(rawValue: object.accessibilityTraits.rawValue)
        return ElementFormatter().traits(element).map { "\n" + $0 } ?? ""
    }

    /// Writes the hint of an element: a line of its own with the line feed before it, or nothing.
    @preconcurrency @MainActor
    public var generateAccessibilityHintDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().hint(Element(object)).map { "\n" + $0 } ?? ""
    }

    /// Writes the custom actions of an element: a line of their own with the line feed before it, or nothing.
    @preconcurrency @MainActor
    public var generateAccessibilityCustomActionsDescription: @MainActor (NSObject) -> String = { object in
        ElementFormatter().actions(Element(object)).map { "\n" + $0 } ?? ""
    }
#endif
