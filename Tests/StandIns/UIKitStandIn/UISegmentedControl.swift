import Foundation

/// A segmented control.
///
/// Header: UIKit/UISegmentedControl.h
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private var titles: [String?] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String }
    }

    open var numberOfSegments: Int { titles.count }

    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}
