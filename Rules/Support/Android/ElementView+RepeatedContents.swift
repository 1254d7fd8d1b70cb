import AXEngine
import AXSyntax
import AXTree
import AXWords

extension ElementView {
    /// What TalkBack reads twice in the name of a control of Android, because it is made of several texts: the
    /// description of a picture that repeats a text beside it, or a line that repeats words of the first; `nil` if
    /// there is nothing.
    var repeatedPart: FoldedText? {
        guard conventions.namesControlsByTexts, isControl, !isTextInput else { return nil }
        return isNamedByContents ? repeatedDescription : repeatedLine
    }

    private var repeatedDescription: FoldedText? {
        let parts = partsOfName
        let pictures = parts.filter { $0.type != .staticText && $0.isDescribed }
        if pictures.isEmpty { return nil }
        let texts = Set(parts.filter { $0.type == .staticText || !$0.isDescribed }.map(\.labelText.folded))
        let same = pictures.first { picture in
            texts.contains(picture.labelText.folded) && (picture.label ?? "").count(where: \.isLetter) >= 3
        }
        if let same { return same.labelText.folded }
        for picture in pictures {
            let description = picture.labelText.folded
            if let name = texts.first(where: { description.isName($0, withWordFrom: FoldedText.wordsForImage) }) {
                return name
            }
        }
        // A description that contains a whole sentence of the control.
        let descriptions = describedPartsOfName.map(\.labelText.folded)
        if descriptions.isEmpty { return nil }
        return texts.first { sentence in
            sentence.wordCount > 3 && descriptions.contains { $0.hasWords(sentence) }
        }
    }

    /// The second line of a content description, if all lines after the first repeat words of it. Flutter joins the
    /// texts inside an element to its label, one a line.
    private var repeatedLine: FoldedText? {
        guard let label, label.utf8.count < 500, label.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let lines = label.split(whereSeparator: \.isNewline).map { FoldedText(String($0)) }
        guard let first = lines.first, lines.count >= 2, lines.dropFirst().allSatisfy({ first.hasWords($0) }) else {
            return nil
        }
        return lines[1]
    }
}

extension FoldedText {
    /// Returns whether it contains another text from the beginning of a word to the end of one. A number is no
    /// repetition.
    fileprivate func hasWords(_ other: FoldedText) -> Bool {
        // Most texts begin with a word that the other text lacks. In ASCII a word is letters and digits.
        let first = other.word(at: 0)
        if !contains(first), first.scalars.allSatisfy(\.isASCII) { return false }
        guard other.scalars.count >= 2, other.text.contains(where: \.isLetter) else { return false }
        func words(_ text: FoldedText) -> [Substring] { text.text.split { !$0.isLetter && !$0.isNumber } }
        let (all, part) = (words(self), words(other))
        guard !part.isEmpty, part.count <= all.count else { return false }
        return (0...all.count - part.count).contains { all[$0..<$0 + part.count] == part[...] }
    }
}

extension FoldedText {
    /// Returns whether it is a text and a word for an image, in either order: `settings icon` for `settings`.
    fileprivate func isName(_ name: FoldedText, withWordFrom words: Set<String>) -> Bool {
        guard name.text.count(where: \.isLetter) >= (name.scalars.contains { $0 > "\u{2E80}" } ? 2 : 3) else {
            return false
        }
        let rest =
            text.hasPrefix(name.text)
            ? text.dropFirst(name.text.count) : text.hasSuffix(name.text) ? text.dropLast(name.text.count) : ""
        return words.contains(String(rest).trimmed)
    }

    /// The words for an image in all languages.
    fileprivate static let wordsForImage = Set(RoleWord.all(for: .image).map(\.text.text))
        .union(Lexicon.texts(.logoWords))
}
