import Foundation

/// A view controller.
///
/// Header: UIKit/UIViewController.h
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    open var title: String?
    open weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    private var overriddenTraits: [ObjectIdentifier: UITraitCollection] = [:]

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

    open func viewWillAppear(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the transition that has begun makes the controller appear.
    private var isAppearing = false

    /// Begins a transition of the controller and of its children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        self.isAppearing = isAppearing
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    open func endAppearanceTransition() {
        if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
        for child in children { child.endAppearanceTransition() }
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    // MARK: Presentation

    open private(set) var presentedViewController: UIViewController?

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        completion?()
    }

    // MARK: Children

    open func addChild(_ controller: UIViewController) {
        controller.removeFromParent()
        controller.parent = self
        children.append(controller)
    }

    open func removeFromParent() {
        parent?.overriddenTraits[ObjectIdentifier(self)] = nil
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}

    open func didMove(toParent parent: UIViewController?) {}

    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild controller: UIViewController) {
        overriddenTraits[ObjectIdentifier(controller)] = collection
    }

    /// The traits that the parent gives the controller, or those of the parent.
    open var traitCollection: UITraitCollection {
        guard let parent else { return UITraitCollection() }
        return parent.overriddenTraits[ObjectIdentifier(self)] ?? parent.traitCollection
    }
}
