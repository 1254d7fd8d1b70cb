import AXTree
import Foundation

extension TestOutcome {
    /// Adds a picture of the screen if there are issues and the screen can be drawn, which is so on the main thread only.
    mutating func attachPicture(of screen: Screen) {
        guard !issues.isEmpty, let picture = screen.picture, Thread.isMainThread,
            let bytes = MainActor.assumeIsolated({ picture() })
        else { return }
        attachments.append(Attachment(name: "axaudit-screen.png", bytes: bytes))
    }
}
