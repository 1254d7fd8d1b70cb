import AXAuditCore
import AXTree

/// What is known about an input that was exported from a result bundle.
package struct TestAttachment: Hashable, Sendable {
    /// The run of the test.
    package let test: TestOrigin
    /// The name of its screen: the test, and the order of the tree if the run has several.
    package let screenName: String
    /// The path of the screenshot of the same run that is nearest in time, or `nil` if there is none.
    package let picture: String?
    /// The path of the result of Apple's audit that the test attached with the tree, or `nil` if there is none.
    var audit: String?
    /// The path of the file if the bundle was exported to a temporary folder; `nil` if it is the path of the input.
    let storage: String?
}
