import Foundation

/// A stepper.
///
/// Header: UIKit/UIStepper.h
@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0

    /// Two elements of half the width, the one that decreases first; mirrored right to left.
    ///
    /// Source: `UIStepperAccessibility` (#9972979118), in the design of iOS 26.
    private lazy var halves = ["Decrement", "Increment"].map { name in
        let half = UIAccessibilityElement(accessibilityContainer: self)
        half.accessibilityTraits = .button
        half.accessibilityIdentifier = accessibilityIdentifier.map { "\($0)-\(name)" } ?? name
        return half
    }

    override func bundleFlag(_ own: Bool?) -> Bool { false }
    override var bundleElements: [Any]? {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = frame.width / 2
        for (index, half) in halves.enumerated() {
            let name = ["Decrement", "Increment"][index]
            half.accessibilityLabel = accessibilityLabel.map { "\($0), \(name)" } ?? name
            half.accessibilityValue = accessibilityValue
            half.accessibilityFrameInContainerSpace = CGRect(
                x: (index == 0) == isMirrored ? width : 0, y: 0, width: width, height: frame.height)
        }
        return halves
    }
}
