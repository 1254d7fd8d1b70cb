import AXEngine
import AXSyntax
import AXTree

extension Archive {
    /// A journey.
    static let journey = JSONObject(
        Journey(screen: "", reach: "", within: 0), .member("screen", .text, \.screen),
        .member("reach", .text, \.reach), .member("within", .count, \.within), .member("by", .word, \.by))

    /// What a journey takes on a screen.
    package static let journeyResult = JSONObject(
        JourneyResult(Journey(screen: "", reach: "", within: 0)), .members(of: journey, \.journey),
        .member("onScreen", .flag, \.isOnScreen), .member("steps", .orNull(.count), \.steps),
        .member("nearest", .optional(.text), \.nearest))
}
