#if canImport(UIKit) && !os(watchOS)
    import AXAudit
    import UIKit

    #if canImport(Accessibility)
        import Accessibility
    #endif

    extension Element {
        /// What an object tells VoiceOver, with what UIKit says for a standard control that tells nothing. The frame is left
        /// out: it depends on what the tree is seen from.
        @MainActor
        init(_ object: NSObject) {
            let traits = Traits(rawValue: object.accessibilityTraits.rawValue)
            self.init(ElementType(classOf: object) ?? ElementType(traits: traits))
            let standard = StandardControl(object)
            label = Self.text(object.accessibilityLabel, standard?.label)
            value = Self.text(object.accessibilityValue, standard?.value)
            hint = object.accessibilityHint
            self.traits = traits
            isAccessibilityElement = object.isAccessibilityElement || standard != nil
            elementsHidden = object.accessibilityElementsHidden
            isModal = object.accessibilityViewIsModal
            language = object.accessibilityLanguage
            identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
            actions = object.accessibilityCustomActions?.map(\.name)
            userInputLabels = object.accessibilityUserInputLabels
            if let provider = object as? any AXCustomContentProvider {
                customContent = provider.accessibilityCustomContent?.map {
                    CustomContent(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
                }
            }
            isSelected = traits.contains(.selected)
            isEnabled = !traits.contains(.notEnabled)
            if let view = object as? UIView { add(view, standard) }
        }

        /// What is set, unless it is empty; else what the control says by itself; nil if neither says anything.
        private static func text(_ text: String?, _ standard: String?) -> String? {
            text?.isEmpty == false ? text : standard ?? text
        }

        @MainActor
        private mutating func add(_ view: UIView, _ standard: StandardControl?) {
            // What cannot be seen VoiceOver does not stop on either.
            isHidden = view.isHidden || view.alpha < 0.01
            if let control = view as? UIControl {
                isSelected = isSelected || control.isSelected
                isEnabled = isEnabled && control.isEnabled
                if let standard, traits?.isEmpty == true, !standard.traits.isEmpty {
                    // UIKit fills in the traits of its controls when an assistive app runs.
                    traits = standard.traits.union(control.isEnabled ? [] : .notEnabled)
                }
            }
            if let field = view as? UITextField { placeholder = field.placeholder }
            #if !os(tvOS)
                if let slider = view as? UISlider {
                    minimum = Double(slider.minimumValue)
                    maximum = Double(slider.maximumValue)
                }
            #endif
        }
    }
#endif
