import Foundation

/// A segmented control.
///
/// Header: UIKit/UISegmentedControl.h
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private var titles: [String?] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
        shouldGroupAccessibilityChildren = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    open var numberOfSegments: Int { titles.count }

    open func titleForSegment(at segment: Int) -> String? { titles[segment] }

    private lazy var segments = titles.map { _ in UIAccessibilityElement(accessibilityContainer: self) }

    /// The segments, in the order of reading.
    ///
    /// Source: `UISegmentedControlAccessibility`, `UISegmentAccessibility` (#10668663342, #9882651575).
    override func bundleFlag(_ own: Bool?) -> Bool { false }
    override var bundleElements: [Any]? {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = frame.width / CGFloat(max(titles.count, 1))
        for (index, segment) in segments.enumerated() {
            segment.accessibilityLabel = titles[index]
            var traits: UIAccessibilityTraits = .button
            if index == selectedSegmentIndex {
                traits.insert(.selected)
            } else if !isEnabled {
                traits.insert(.notEnabled)
            }
            segment.accessibilityTraits = traits
            segment.accessibilityFrameInContainerSpace = CGRect(
                x: CGFloat(index) * width, y: 0, width: width, height: frame.height)
        }
        return isMirrored ? segments.reversed() : segments
    }
}
