/// A text as words are compared: without case, without signs, with one space between words, canonically composed.
///
/// Labels and word lists are folded by the same rules in every language: `ß` is `ss`, `ё` is `е`, the dotless and the
/// dotted i of Turkish are `i`, comma and cedilla of Romanian are one, Greek has no accents, the forms of Arabic's alef
/// and ya are one, vowel signs of Arabic and the nukta are left out, full and half width are one. An apostrophe
/// separates words (`l'image`).
package struct FoldedText: Hashable, Sendable {
    /// The scalars of the words, with one space between two words.
    package private(set) var scalars: [Unicode.Scalar] = []

    /// The number of scalars at which a text is cut; no label that a person hears is as long.
    package static let maximumCount = 100_000

    /// Creates an empty text.
    package init() {}

    /// Creates a text of scalars that are folded already.
    package init(scalars: some Sequence<Unicode.Scalar>) { self.scalars = Array(scalars) }

    /// Folds a text.
    package init(_ text: String) { self.init(folding: text.unicodeScalars) }

    /// Returns the texts between the commas of a list, folded.
    package static func list(_ list: String) -> [FoldedText] {
        Array(list.unicodeScalars).split(separator: ",").map { FoldedText(folding: $0) }.filter { !$0.isEmpty }
    }

    /// Folds the scalars of a text.
    init(folding text: some Sequence<Unicode.Scalar>) {
        scalars.reserveCapacity(16)
        var isAfterSign = false
        for scalar in text {
            guard scalars.count < Self.maximumCount else {
                // A word that no list has, so that no word is found at an end that the label does not have.
                scalars += [" ", "\u{FFFD}"]
                return
            }
            if !isAfterSign, scalar.isLowercaseOrDigit {
                scalars.append(scalar)
                continue
            }
            switch FoldedScalar(scalar) {
            case .nothing: continue
            case .sign: isAfterSign = true
            case .mark(let mark):
                // A mark on a sign belongs to it. One that composes with no letter is kept.
                if !isAfterSign, !compose(with: mark) { scalars.append(mark) }
            case .letters(let first, let second):
                if isAfterSign, !scalars.isEmpty { scalars.append(" ") }
                isAfterSign = false
                scalars.append(first)
                if let second { scalars.append(second) } else { composeHangul() }
            }
        }
    }

    /// Composes the last letter with a mark. Returns `false` if no scalar is both.
    private mutating func compose(with mark: Unicode.Scalar) -> Bool {
        guard let last = scalars.last, let composed = Self.composed[Self.string(last, mark)],
            case .letters(let letter, _) = FoldedScalar(composed)
        else { return false }
        scalars[scalars.count - 1] = letter
        return true
    }

    /// The letters with marks. Strings are compared by canonical equivalence, so that the key `ä` is found with an a
    /// and a diaeresis.
    private static let composed: [String: Unicode.Scalar] = {
        let blocks: [ClosedRange<UInt32>] = [
            0xC0...0x24F, 0x386...0x3CE, 0x400...0x4FF, 0x1E00...0x1EFF, 0x3040...0x30FF,
        ]
        let letters = blocks.joined().compactMap(Unicode.Scalar.init).map { (string($0), $0) }
        // The small letter of the Turkish İ, which has no scalar of its own.
        return Dictionary(letters + [("i\u{307}", "i")]) { first, _ in first }
    }()

    private static func string(_ scalars: Unicode.Scalar...) -> String { String(String.UnicodeScalarView(scalars)) }

    /// Composes the last letters to a Hangul syllable (The Unicode Standard, 3.12): ᄒ U+1112 and ᅡ U+1161 are
    /// 0xAC00 + (18 × 21 + 0) × 28 = 하 U+D558, and with ᆫ U+11AB, the fourth final, 한 U+D55C.
    private mutating func composeHangul() {
        guard let last = scalars.last?.value, 0x1161...0x11C2 ~= last, scalars.count >= 2 else { return }
        let before = scalars[scalars.count - 2].value
        var syllable: Unicode.Scalar?
        if 0x1161...0x1175 ~= last, 0x1100...0x1112 ~= before {
            syllable = Unicode.Scalar(0xAC00 + ((before - 0x1100) * 21 + last - 0x1161) * 28)
        } else if 0x11A8...0x11C2 ~= last, 0xAC00...0xD7A3 ~= before, (before - 0xAC00) % 28 == 0 {
            syllable = Unicode.Scalar(before + last - 0x11A7)
        }
        if let syllable { scalars.replaceSubrange((scalars.count - 2)..., with: [syllable]) }
    }
}
