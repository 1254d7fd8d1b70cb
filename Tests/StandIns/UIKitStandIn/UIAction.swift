import Foundation

/// An action of a control.
///
/// Header: UIKit/UIAction.h
@preconcurrency @MainActor
open class UIAction: NSObject {
    let handler: (UIAction) -> Void

    public init(handler: @escaping (UIAction) -> Void) {
        self.handler = handler
        super.init()
    }
}
