import AXRuns
import AXSyntax
import AXTree

extension TestOrigin {
    /// The object `test`. What is unknown is left out.
    package static let json = JSONObject(
        TestOrigin(identifier: ""),
        .member("identifier", .text, \.identifier, summary: "The UI test that the dump was attached to."),
        .member(
            "configuration", .optional(.text), \.configuration, summary: "The configuration of the test plan."),
        .member("device", .optional(.text), \.device), .member("deviceId", .optional(.text), \.deviceID),
        .member("repetition", .optional(.count), \.repetition),
        .member("arguments", .listUnlessEmpty(.text), \.arguments))
}
