#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension Element {
        /// Creates an element from the accessibility properties of an object. It has no frame, because the frame
        /// depends on the root view.
        ///
        /// With UIKit's accessibility bundle an object answers for itself. Without it, standard controls get the
        /// properties that AXSnapshot gives them. Where a plain text is not set, that of the attributed one counts.
        @MainActor
        init(_ object: NSObject, _ blocks: BlockProperties = BlockProperties(), isBundleLoaded: Bool = false) {
            let traits = Traits(rawValue: (blocks.traits ?? object.accessibilityTraits).rawValue)
            self.init(ElementType(classOf: object) ?? ElementType(traits: traits))
            let control = isBundleLoaded ? nil : StandardControl(object)
            label = Self.text(blocks.label ?? object.plainLabel, control?.label)
            value = Self.text(blocks.value ?? object.plainValue, control?.value)
            hint = blocks.hint ?? object.plainHint
            self.traits = traits
            isAccessibilityElement = blocks.isAccessibilityElement ?? (object.isAccessibilityElement || control != nil)
            elementsHidden = blocks.elementsHidden ?? object.accessibilityElementsHidden
            isModal = blocks.isModal ?? object.accessibilityViewIsModal
            if #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) {
                isExpanded = blocks.isExpanded ?? Self.isExpanded(object.accessibilityExpandedStatus)
            }
            // Without the bundle UIKit derives it from nothing but the trait `notEnabled`.
            respondsToUserInteraction =
                blocks.respondsToUserInteraction
                ?? (isBundleLoaded ? object.accessibilityRespondsToUserInteraction : nil)
            language = blocks.language ?? object.accessibilityLanguage
            identifier = blocks.identifier ?? object.identifierForTests
            actions = (blocks.actions ?? object.accessibilityCustomActions)?.map(\.name)
            userInputLabels = blocks.userInputLabels ?? object.plainUserInputLabels
            customContent = object.customContent?.map {
                CustomContent(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
            }
            isSelected = traits.contains(.selected)
            isEnabled = !traits.contains(.notEnabled)
            if let view = object as? UIView { addProperties(of: view, control) }
        }

        @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
        static func isExpanded(_ status: UIAccessibility.ExpandedStatus) -> Bool? {
            switch status {
            case .expanded: true
            case .collapsed: false
            default: nil
            }
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
