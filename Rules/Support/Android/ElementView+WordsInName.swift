import AXEngine
import AXTree
import AXWords

/// For each view of Android that is named by several texts inside it, those that are descriptions of pictures and
/// containers.
private final class DescribedParts {
    /// By element: the indices of the parts.
    let parts: [Int: [Int]]

    init(_ screen: ScreenView) {
        var described: [Int: [Int]] = [:]
        for element in screen.subjects where element.hasChildren && element.isNamedByContents {
            let parts = element.partsOfName
            guard parts.count > 1 else { continue }
            let found = parts.filter { $0.isDescribed && $0.type != .staticText }
            if !found.isEmpty { described[element.index] = found.map(\.index) }
        }
        parts = described
    }
}

extension ElementView {
    /// The descriptions of pictures and containers that TalkBack reads in the name of a view of Android beside other
    /// texts.
    var describedPartsOfName: [ElementView] {
        guard conventions.namesControlsByTexts, hasChildren, isNamedByContents else { return [] }
        let described = screen.cached { DescribedParts(screen) }
        return described.parts[index, default: []].map { screen[$0] }
    }

    /// Whether a content description is its name: its own, or that of the only picture inside it.
    var isNamedByDescription: Bool { isDescribed || pictureOfName != nil }

    /// The only view inside a control of Compose that has something to say, if that is a description.
    var pictureOfName: ElementView? {
        guard conventions.namesControlsByTexts, hasChildren, isNamedByContents else { return nil }
        let parts = partsOfName
        return parts.count == 1 && parts[0].isDescribed && parts[0].type != .staticText ? parts[0] : nil
    }

    /// The part of its name that is only the word for a picture or a button: `icon` in `icon, Taxi`.
    var roleWordInName: ElementView? {
        describedPartsOfName.first { part in
            guard let words = part.labelText.words else { return false }
            let text = part.labelText.folded
            if text.text == "badge" { return true }
            if words.names(image: text) || words.isGenericImage(text) { return true }
            // "Icon image" and "Icon BottomMenuItem" say no more than "Icon".
            guard let label = part.label, label.utf8.count <= 40, label.has(" ") else { return false }
            return label.split(separator: " ").allSatisfy { word in
                words.names(image: FoldedText(String(word)))
                    || word.has { !$0.isASCII } == false && String(word).humps.count > 2
                        && word.isAll(\.isLetterOrDigit)
            }
        }
    }

    /// The part of its name that is the name of an image file or asset.
    var assetInName: ElementView? {
        describedPartsOfName.first { part in
            guard part.labelText.mayNameFile, let name = part.name, !name.contains(" ") else { return false }
            return Detector.image.matches(name)
        }
    }

    /// The description of a picture in its name that repeats the role of a button, and the word for it: `The button to
    /// save it` in `The button to save it, Save`.
    var roleInPartOfName: (part: ElementView, word: String)? {
        guard type == .button else { return nil }
        for part in describedPartsOfName {
            guard let words = part.labelText.words else { continue }
            let text = part.labelText.folded
            if let match = words.match(.button, in: text), !match.word.isWeak, match.position != .middle {
                return (part, match.word.text.text)
            }
            // "The button to save" begins with the role.
            for word in words.words(for: .button) where !word.isWeak {
                if text.text.hasPrefix("the \(word.text.text) ") { return (part, word.text.text) }
            }
        }
        return nil
    }
}

extension WordList {
    /// Returns whether a text is only a word for a picture or a button.
    fileprivate func names(image text: FoldedText) -> Bool {
        roles(named: text).contains { ($0.role == .image || $0.role == .button) && !$0.isWeak }
    }
}
