import AXEngine
import AXSyntax

extension Archive {
    /// A step of a crawl from a screen to the one that followed, of which reports make the section `reach`.
    static let crawlStep = JSONType<CrawlStep>.object(
        JSONObject(
            CrawlStep(opened: ""), .member("opened", .text, \.opened), .member("touched", .optional(.text), \.touched),
            .member("isBarred", .flagIfTrue, \.isBarred))
    ).checked("\"touched\" in a step that is barred") { !$0.isBarred || $0.touched != nil }
}
