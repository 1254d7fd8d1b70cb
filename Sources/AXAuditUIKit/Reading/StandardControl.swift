#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore
    import Foundation

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// A UIKit control that VoiceOver can land on although its `isAccessibilityElement` is `false`, with its default
    /// label, value and traits.
    ///
    /// The list of controls and their texts are those of AXSnapshot 1.0.2.
    @MainActor
    struct StandardControl {
        /// The label if `accessibilityLabel` is not set.
        private(set) var label: String?
        /// The value if `accessibilityValue` is not set.
        private(set) var value: String?
        /// The traits if `accessibilityTraits` is empty, as it is until an assistive technology is running.
        private(set) var traits: Traits = []

        /// Creates the description of an object if it is a standard control.
        init?(_ object: NSObject) {
            switch object {
            case let view as UILabel: label = view.text
            case let view as UIButton:
                // The title label of a button with a configuration is empty until layout.
                let title = view.titleLabel?.text
                label = title?.isEmpty == false ? title : view.configuration?.title ?? title
                traits = .button
            case let view as UITextField: value = view.text ?? ""
            case let view as UITextView: value = view.text ?? ""
            case let view as UIProgressView: value = Self.percentage(view.progress)
            case let view as UIActivityIndicatorView:
                label = "Activity Indicator"
                value = view.isAnimating ? "Animating" : "Halted"
            case let view as UISegmentedControl:
                label = "SegmentedControl with \(view.numberOfSegments) segments"
                value = "Selected: " + Self.selection(of: view)
            default:
                #if os(tvOS)
                    return nil
                #else
                    guard let control = Self(touchControl: object) else { return nil }
                    self = control
                #endif
            }
        }

        private static func selection(of control: UISegmentedControl) -> String {
            guard control.selectedSegmentIndex >= 0 else { return "None" }
            return control.titleForSegment(at: control.selectedSegmentIndex) ?? ""
        }

        /// Returns a fraction as a localized percentage, as in `70%`.
        private static func percentage(_ fraction: Float) -> String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .percent
            return formatter.string(from: NSNumber(value: fraction)) ?? ""
        }

        #if !os(tvOS)
            /// Creates the description of a control that tvOS does not have.
            private init?(touchControl object: NSObject) {
                switch object {
                case let view as UISwitch:
                    value = view.isOn ? "1" : "0"
                    traits = .button
                case let view as UISlider:
                    let fraction = view.value / (view.maximumValue - view.minimumValue)
                    value = "Absolute: \(view.value), Percentage: \(Self.percentage(fraction))"
                    traits = .adjustable
                case is UIStepper: label = "Stepper"
                default: return nil
                }
            }
        #endif
    }
#endif
