#if canImport(UIKit) && !os(watchOS)
    import AXAudit
    import Foundation
    import UIKit

    /// A control of UIKit that VoiceOver stops on although its flag is false, with what it says where nobody says anything.
    ///
    /// Which ones, and the words, are those of AXSnapshot 1.0.2.
    @MainActor
    struct StandardControl {
        /// What the control's label is unless one is set.
        private(set) var label: String?
        /// What its value is unless one is set.
        private(set) var value: String?
        /// How it behaves where its own traits say nothing yet, which is so until an assistive app runs.
        private(set) var traits: Traits = []

        /// What an object is, if it is a standard control.
        init?(_ object: NSObject) {
            switch object {
            case let view as UILabel: label = view.text
            case let view as UIButton:
                label = view.titleLabel?.text
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
                    guard let control = Self(touched: object) else { return nil }
                    self = control
                #endif
            }
        }

        private static func selection(of control: UISegmentedControl) -> String {
            guard control.selectedSegmentIndex >= 0 else { return "None" }
            return control.titleForSegment(at: control.selectedSegmentIndex) ?? ""
        }

        /// `70%`, in the way of the locale, as AXSnapshot has it.
        private static func percentage(_ part: Float) -> String {
            let formatter = NumberFormatter()
            formatter.numberStyle = .percent
            return formatter.string(from: NSNumber(value: part)) ?? ""
        }

        #if !os(tvOS)
            /// The controls that need a finger.
            private init?(touched object: NSObject) {
                switch object {
                case let view as UISwitch:
                    value = view.isOn ? "1" : "0"
                    traits = .button
                case let view as UISlider:
                    let part = view.value / (view.maximumValue - view.minimumValue)
                    value = "Absolute: \(view.value), Percentage: \(Self.percentage(part))"
                    traits = .adjustable
                case is UIStepper: label = "Stepper"
                default: return nil
                }
            }
        #endif
    }
#endif
