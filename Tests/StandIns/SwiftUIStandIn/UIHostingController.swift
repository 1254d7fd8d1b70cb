/// A controller of a view of SwiftUI. Its elements are there two turns of the run loop after the view has appeared.
///
/// Interface: SwiftUI, `UIHostingController`
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = HostingView(frame: UIScreen.main.bounds) }

    open override func viewDidAppear(_ animated: Bool) {
        StandInRunLoop.after(0.02) { [weak self] in
            guard let self else { return }
            (self.view as? HostingView)?.show(self.rootView)
        }
    }
}

/// The view of the controller, whose name contains "HostingView" in SwiftUI too.
final class HostingView: UIView {
    private var height = 0.0

    func show(_ view: any View) {
        subviews.forEach { $0.removeFromSuperview() }
        height = 60
        add(view)
    }

    private func add(_ view: any View) {
        switch view {
        case let text as Text: add(text.content, .staticText)
        case let button as Button: add(button.title, .button)
        case let tuple as any ViewList: tuple.views.forEach(add)
        case let task as any Replaced:
            add(task.first)
            StandInRunLoop.onMainQueue(after: task.seconds) { [weak self] in self?.show(task.second) }
        default: add(view.body)
        }
    }

    private func add(_ label: String, _ traits: UIAccessibilityTraits) {
        let element = UIView(frame: CGRect(x: 16, y: height, width: 200, height: 44))
        element.isAccessibilityElement = true
        element.accessibilityLabel = label
        element.accessibilityTraits = traits
        addSubview(element)
        height += 60
    }
}

@MainActor protocol ViewList { var views: [any View] { get } }

extension TupleView: ViewList {}

@MainActor protocol Replaced {
    var first: any View { get }
    var second: any View { get }
    var seconds: Double { get }
}

extension TaskView: Replaced {
    var first: any View { content }
    var second: any View { later }
}
