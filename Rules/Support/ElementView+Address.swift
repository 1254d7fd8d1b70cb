import AXEngine
import AXSyntax
import AXTree
import AXWords

extension ElementView {
    /// Whether `label-url` reports the label.
    var hasAddressAsLabel: Bool {
        guard isNamed || isNamelessLink, !isTextInput, let name, Detector.address.matches(name) else { return false }
        return !shownTexts.contains(name)
    }

    /// Whether it can be clicked on a web page of Android and has a description. Chromium names a link without a text
    /// by the end of its address.
    private var isNamelessLink: Bool {
        isOnWebPage && isDescribed && element.view?.flags.contains(.clickable) == true
    }

    /// The texts on the screen that can show an address.
    private var shownTexts: Set<String> { screen.cached { ShownAddresses(screen) }.texts }
}

/// The addresses in the texts of a screen.
private final class ShownAddresses {
    let texts: Set<String>

    init(_ screen: ScreenView) {
        var texts: Set<String> = []
        for element in screen.elements where element.type == .staticText || element.type == .textView {
            for text in [element.label, element.value].compactMap({ $0 }) {
                for word in text.split(whereSeparator: \.isWhitespace) {
                    // The sign after an address in a sentence does not belong to it.
                    let address = String(word.trimmingSigns)
                    if Detector.address.matches(address) { texts.insert(address) }
                }
            }
        }
        self.texts = texts
    }
}

extension Substring {
    /// The text without punctuation around it, except for a slash.
    fileprivate var trimmingSigns: Substring {
        let start = drop { $0.isPunctuation && $0 != "/" }
        return start[
            ..<(start.lastIndex { !$0.isPunctuation || $0 == "/" }.map(start.index(after:)) ?? start.startIndex)]
    }
}
