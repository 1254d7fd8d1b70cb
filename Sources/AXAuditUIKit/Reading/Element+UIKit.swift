#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension Element {
        /// Creates an element from the accessibility properties of an object. It has no frame, because the frame depends on the
        /// root view.
        ///
        /// With UIKit's accessibility bundle an object answers for itself. Without it, standard controls get the properties that
        /// AXSnapshot gives them.
        @MainActor
        init(_ object: NSObject, isBundleLoaded: Bool = false) {
            let traits = Traits(rawValue: object.accessibilityTraits.rawValue)
            self.init(ElementType(classOf: object) ?? ElementType(traits: traits))
            let control = isBundleLoaded ? nil : StandardControl(object)
            label = Self.text(object.accessibilityLabel, control?.label)
            value = Self.text(object.accessibilityValue, control?.value)
            hint = object.accessibilityHint
            self.traits = traits
            isAccessibilityElement = object.isAccessibilityElement || control != nil
            elementsHidden = object.accessibilityElementsHidden
            isModal = object.accessibilityViewIsModal
            language = object.accessibilityLanguage
            identifier = object.identifierForTests
            actions = object.accessibilityCustomActions?.map(\.name)
            userInputLabels = object.accessibilityUserInputLabels
            customContent = object.customContent?.map {
                CustomContent(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
            }
            isSelected = traits.contains(.selected)
            isEnabled = !traits.contains(.notEnabled)
            if let view = object as? UIView { addProperties(of: view, control) }
        }

        /// Returns the text unless it is `nil` or empty; otherwise the control's default, or the text if there is none.
        private static func text(_ text: String?, _ default: String?) -> String? {
            text?.isEmpty == false ? text : `default` ?? text
        }

        @MainActor
        private mutating func addProperties(of view: UIView, _ standard: StandardControl?) {
            // VoiceOver ignores transparent views.
            isHidden = view.isHidden || view.alpha <= 0
            if let control = view as? UIControl {
                isSelected = isSelected || control.isSelected
                isEnabled = isEnabled && control.isEnabled
                if let standard, traits?.isEmpty == true, !standard.traits.isEmpty {
                    // UIKit sets the traits of its controls only while an assistive technology is running.
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
