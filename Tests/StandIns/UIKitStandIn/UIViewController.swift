import Foundation

/// A view controller.
///
/// Header: UIKit/UIViewController.h
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    open var title: String?
    open weak var parent: UIViewController?

    public init(nibName: String?, bundle: Bundle?) { super.init(standIn: ()) }

    public required init?(coder: NSCoder) { super.init(standIn: ()) }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }

    open override var next: UIResponder? { loadedView?.superview }

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func viewDidLoad() {}

    open func viewDidLayoutSubviews() {}

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }
}
