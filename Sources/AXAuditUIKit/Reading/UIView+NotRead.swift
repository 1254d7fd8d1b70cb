#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension UIView {
        /// What belongs to the screen and is not in its tree, so that nobody takes it for checked: web content, whose
        /// elements are those of another process, and controllers that are shown on top.
        var whatIsNotRead: [String] {
            var missing: [String] = []
            if holds(\.isWebView) {
                missing.append("web content is not part of this screen: audit the page in a UI test")
            }
            if let presented = presentedController {
                missing.append(
                    "the \(type(of: presented)) that is shown on top is not part of this screen: read it with Screen(controller)"
                )
            }
            return missing
        }

        /// Whether SwiftUI shows something in the view.
        var holdsSwiftUI: Bool { holds { String(describing: type(of: $0)).contains("HostingView") } }

        /// Whether a condition is true of the view or of a view in it that can be seen.
        private func holds(_ condition: (UIView) -> Bool) -> Bool {
            var remaining = [self]
            while let view = remaining.popLast() {
                if view.isHidden { continue }
                if condition(view) { return true }
                remaining += view.subviews
            }
            return false
        }

        /// WebKit is not linked, so its class is known by name.
        private var isWebView: Bool {
            #if canImport(UIKitStandIn)
                self is WKWebView
            #else
                NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
            #endif
        }

        /// The controller that the view's controller, or one around it, has presented.
        private var presentedController: UIViewController? {
            var responder: UIResponder? = self
            while let next = responder, !(next is UIViewController) { responder = next.next }
            var controller = responder as? UIViewController
            while let current = controller {
                if let presented = current.presentedViewController { return presented }
                controller = current.parent
            }
            return nil
        }
    }

    extension Screen {
        /// Whether a screen of this process has the note below.
        @MainActor private static var hasNotedBlockedWork = false

        /// Notes once in a process that a screen of SwiftUI was read in a task without suspending.
        @MainActor
        mutating func noteBlockedWork(in view: UIView) {
            guard MainRunLoop.isInTask, !Self.hasNotedBlockedWork, view.holdsSwiftUI else { return }
            Self.hasNotedBlockedWork = true
            origin.notes.append(
                "Screen(view) does not suspend, so work of the main queue and .task of SwiftUI did not run while it was read: use await Screen.settled(view)"
            )
        }
    }
#endif
