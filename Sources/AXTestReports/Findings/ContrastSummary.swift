import AXEngine
import AXPictures

/// What pictures tell about the contrast of texts and icons, in a line for some screens:
/// `contrast: 31 texts enough, 2 low, 6 cannot tell (4 on a picture or gradient, 2 dimmed)`.
package struct ContrastSummary {
    /// The line; `nil` if no picture was measured.
    package let text: String?

    package init(_ audits: [ScreenAudit]) {
        let pictures = audits.compactMap(\.picture).filter(\.isUsed)
        let contrasts = pictures.flatMap(\.contrasts)
        guard !contrasts.isEmpty else {
            text = nil
            return
        }
        let parts = [("text", contrasts.filter(\.isText)), ("icon", contrasts.filter { !$0.isText })]
            .compactMap { noun, contrasts in contrasts.isEmpty ? nil : Self.part(noun, contrasts) }
        text = "contrast: " + parts.joined(separator: "; ")
    }

    private static func part(_ noun: String, _ contrasts: [ElementContrast]) -> String {
        func count(_ answer: ElementContrast.Answer) -> Int { contrasts.count { $0.answer == answer } }
        var parts = [Wording.count(count(.enough), noun) + " enough"]
        if count(.low) > 0 { parts.append("\(count(.low)) low") }
        if count(.borderline) > 0 { parts.append("\(count(.borderline)) borderline") }
        if count(.unknown) > 0 {
            let reasons = ContrastRefusal.allCases.map { reason in (reason, contrasts.count { $0.refusal == reason }) }
            let words = reasons.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map { "\($0.1) \($0.0.words)" }
            parts.append("\(count(.unknown)) cannot tell (\(words.joined(separator: ", ")))")
        }
        return parts.joined(separator: ", ")
    }
}
