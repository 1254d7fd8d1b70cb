#if canImport(UIKit)
    import AssertionSupport
    import AXAuditTesting
    import AXAuditUIKit
    import UIKit

    /// A test case with a view of the size of an iPhone's screen, in a window.
    class ViewTestCase: FailureCatchingTestCase {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        override func setUp() {
            super.setUp()
            #if os(Linux)
                AccessibilityBundle.isLoaded = true
                AccessibilityBundle.canLoad = true
                UIDevice.current.userInterfaceIdiom = .phone
                StandInRunLoop.reset()
            #endif
            window.isHidden = false
            window.addSubview(root)
        }

        override func tearDown() {
            #if os(Linux)
                AccessibilityBundle.isLoaded = false
                AccessibilityBundle.canLoad = true
                UIDevice.current.userInterfaceIdiom = .phone
            #endif
            super.tearDown()
        }

        /// Returns the exposed elements of the root as a dump's reader has them: label, frame, and traits if there are
        /// any.
        func exposed(_ screen: Screen? = nil) -> [String] {
            let screen = screen ?? Screen(root)
            return Exposure(screen).order.map { index in
                let element = screen.elements[index]
                let frame = element.frame.map {
                    [$0.x, $0.y, $0.width, $0.height].map(Self.number).joined(separator: ",")
                }
                let traits = element.traits.flatMap { $0.isEmpty ? nil : " [\($0.names.joined(separator: ", "))]" }
                return "\(element.label ?? "-") \(frame ?? "-")" + (traits ?? "")
            }
        }

        func exposedLabels(_ screen: Screen? = nil) -> [String] {
            let screen = screen ?? Screen(root)
            return Exposure(screen).order.map { screen.elements[$0].label ?? "-" }
        }

        private static func number(_ value: Double) -> String {
            value == value.rounded() ? "\(Int(value))" : "\(value)"
        }
    }

    /// Returns a view with subviews.
    @preconcurrency @MainActor
    func plain(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ subviews: UIView...) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        for subview in subviews { view.addSubview(subview) }
        return view
    }

    /// Returns a view that is an accessibility element.
    @preconcurrency @MainActor
    func element(
        _ label: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ subviews: UIView...
    ) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        for subview in subviews { view.addSubview(subview) }
        return view
    }

    /// Returns a label.
    @preconcurrency @MainActor
    func text(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
        label.text = text
        return label
    }

    extension UIView {
        /// Adds subviews in order.
        func add(_ views: UIView...) { for view in views { addSubview(view) } }
    }
#endif
