import AXEngine
import AXTree

/// Whether the labels of a screen are written in another script than Latin.
private final class LabelScript: ScreenCacheKey {
    let isOtherThanLatin: Bool

    init(_ screen: ScreenView) {
        var labels = 0
        var others = 0
        for element in screen.subjects {
            let scripts = element.labelText.scripts
            guard !scripts.isEmpty else { continue }
            labels += 1
            if !scripts.subtracting(.latin).isEmpty { others += 1 }
        }
        isOtherThanLatin = labels >= 5 && others * 10 >= labels * 6
    }
}

extension ScreenView {
    /// Whether at least 60 % of at least five labels of exposed elements are written in another script than Latin.
    var isInOtherScriptThanLatin: Bool { cached(LabelScript.self) { LabelScript(self) }.isOtherThanLatin }
}
