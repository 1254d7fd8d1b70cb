import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that contain control characters or other characters without a readable meaning.
    public static let labelControlCharacters: Rule = Rule(
        "label-control-characters",
        "Label contains control, private-use or other unreadable characters.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("4.1.2")],
        limits: [
            "Within static text an object replacement character (U+FFFC) is reported only at the start or the end.",
            "An invisible character is reported within or after a word of Latin letters, letters in a style such as \"𝓒𝓵𝓸𝓼𝓮\" if they spell a word of interfaces.",
            "A private-use character beside readable text, such as the Apple logo (U+F8FF), is reported as a warning.",
            """
            So is one by itself that is no control: an icon that decorates. In a dump without types, that is a small one right \
            before a text.
            """,
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads icon-font glyphs and control characters wrongly or not at all.",
                fix: "Set `accessibilityLabel` to readable text, and hide icon-font glyphs from VoiceOver.",
                inUIKit: """
                    menuButton.setTitle("\\u{E900}", for: .normal)
                    menuButton.accessibilityLabel = "Menu"
                    """,
                inSwiftUI: """
                    Text("\\u{E900}").accessibilityLabel("Menu")
                    """,
                examples: [
                    .fails(.button("\u{E900}")),
                    .fails(.button("Save\u{7}")),
                    .fails(.button("\u{202E}Menu"), because: "direction override"),
                    .passes(.text("Come\u{202C} in"), because: "a text that a user may have written"),
                    .passes(.text("\u{202D}400 186\u{202C}"), because: "a number that was copied"),
                    .fails(.button("Set\u{200B}tings"), as: .warning, because: "zero-width space in a word"),
                    .fails(.button("𝓒𝓵𝓸𝓼𝓮"), as: .warning, because: "letters of mathematics"),
                    .passes(.text("𝓐𝓷𝓷𝓪"), because: "a text that a user may have entered"),
                    .fails(.text("메뉴 \u{E900}"), as: .warning, because: "readable text beside the glyph"),
                    .fails(.text("\u{F8FF} Watch"), as: .warning),
                    .fails(.button("\u{FFFC} Cart"), as: .warning, because: "image in the text"),
                    .fails(.text("장바구니 \u{FFFC}"), as: .warning),
                    .passes(.text("2.4\u{FFFC}km"), because: "between a number and its unit"),
                    .passes(.button("Menu")),
                    .passes(.text("👨‍👩‍👧 Family"), because: "zero-width joiners in an emoji"),
                    .passes(.text("🏴󠁧󠁢󠁥󠁮󠁧󠁿 England"), because: "tag characters of a flag emoji"),
                    .passes(.text("क्‍ष"), because: "zero-width joiner in a word"),
                    .passes(.text("\u{2068}Anna\u{2069} wrote"), because: "terminated direction isolate"),
                    .passes(.text("Donau\u{AD}dampfer"), because: "soft hyphen"),
                    .passes(.text("❤️ 3"), because: "variation selector on an emoji"),
                    .passes(.button("\u{200B}"), because: "covered by label-blank"),
                    .passes(.text("Caf\u{FFFD}"), because: "covered by label-encoding-broken"),
                ],
                check: .eachElement(of: .labelled, reportCharacter)
            ),
            .android(
                standards: [.android("contentDescription")],
                why: "TalkBack reads icon-font glyphs and control characters wrongly or not at all.",
                fix: "Remove the characters from the text or the `contentDescription`.",
                inCompose: "Text(\"Total\", Modifier.semantics { contentDescription = \"Total\" })",
                inViews: "total.contentDescription = \"Total\"",
                check: .eachElement(of: .labelled) { element, check in
                    // label-icon-glyph reports a label that has nothing else.
                    if element.label?.onlyGlyph == nil { reportCharacter(element, check) }
                }
            ),
        ]
    )

    private static func reportCharacter(_ element: ElementView, _ check: RuleCheck) {
        guard let label = element.label, !element.labelText.isPlain, !label.isBlank,
            element.labelText.brokenEncoding == nil, !element.isOutOfReach
        else { return }
        let character = label.firstMeaningless(inName: element.isNameGivenByApp)
        guard let found = character ?? element.attachment ?? element.styledLetter else { return }
        let code = "U+" + String(repeating: "0", count: max(0, 4 - found.hex.count)) + found.hex
        let isReadable =
            (found.isGlyph || found.isMild || found.scalar == attachmentCharacter)
            && label.contains { $0.isLetter || $0.isNumber }
        check.report(
            element, "label \"\(label.printable(limit: 60))\" contains \(found.kind) \(code)",
            as: isReadable || found.isGlyph && element.isDecoratingIcon ? .warning : .failure)
    }
}

/// U+FFFC, which `NSTextAttachment` leaves in a text for an image.
private let attachmentCharacter: Unicode.Scalar = "\u{FFFC}"

extension ElementView {
    /// Whether it lies outside the screen and nothing scrolls it in.
    fileprivate var isOutOfReach: Bool { isOutOfSight && isOffScreen && screen.scroller(of: index) == nil }

    /// Whether it is no control, so that an icon of a font in its place only decorates. In a dump without types, it is
    /// small, and one of the elements around it in reading order has words right after it on its line.
    fileprivate var isDecoratingIcon: Bool {
        if screen.carries(.type) { return !isControl }
        guard let frame, max(frame.width, frame.height) <= 44 else { return false }
        let position = screen.subjectIndices.partitioningIndex { $0 >= index }
        let around = screen.subjectIndices[max(0, position - 3)..<min(position + 4, screen.subjectIndices.count)]
        return around.contains { other in
            guard other != index, let area = screen.elements[other].frame else { return false }
            return frame.maxX - 1...frame.maxX + 24 ~= area.x && area.y...area.maxY ~= frame.centre.y
                && screen.elements[other].label?.contains(where: \.isLetter) == true
        }
    }

    /// Whether the label is the name of a control, an image or a header. A text of Android may be what a user wrote.
    fileprivate var isNameGivenByApp: Bool {
        (isNamed || isHeader == true) && !(conventions.namesControlsByTexts && !isNamedByDescription)
    }

    /// The first object replacement character in the label of a control, an image or a header, or at an end of a text.
    /// Within a text it may be a space between a number and its unit.
    fileprivate var attachment: Meaningless? {
        guard let scalars = label?.unicodeScalars else { return nil }
        let holdsOne =
            isNamed || isHeader == true
            ? scalars.contains(attachmentCharacter)
            : scalars.first == attachmentCharacter || scalars.last == attachmentCharacter
        return holdsOne ? Meaningless(scalar: attachmentCharacter, kind: "the object replacement character") : nil
    }
}

extension ElementView {
    /// The first letter in a style of mathematics, in circles or squares, or in small capitals of phonetics, if such
    /// letters spell a word of interfaces. Other words may be what a user entered.
    fileprivate var styledLetter: Meaningless? {
        guard !isTextInput, let scalars = label?.unicodeScalars, scalars.count <= 40,
            let first = scalars.first(where: { $0.plainLetter != nil })
        else { return nil }
        let words = scalars.split(separator: " ").map { word in String(word.compactMap(\.plainLetter)).lowercased() }
        return words.contains { InterfaceWords.contains($0) || ["menu", "login", "home"].contains($0) }
            ? Meaningless(scalar: first, kind: "the styled letter", isMild: true) : nil
    }
}

extension Unicode.Scalar {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// The plain letter for a letter of mathematics, in a circle or a square, or a small capital; `nil` for any other
    /// scalar.
    fileprivate var plainLetter: Character? {
        switch value {
        case 0x1D400...0x1D6A3: return Self.alphabet[Int(value - 0x1D400) % 52]
        case 0x24B6...0x24E9: return Self.alphabet[Int(value - 0x24B6)]
        case 0x1F110...0x1F129: return Self.alphabet[Int(value - 0x1F110)]
        case 0x1F130...0x1F149: return Self.alphabet[Int(value - 0x1F130)]
        case 0x1F150...0x1F169: return Self.alphabet[Int(value - 0x1F150)]
        case 0x1F170...0x1F189: return Self.alphabet[Int(value - 0x1F170)]
        // Small capitals and letters of mathematics are before the scripts of East Asia, or among the additions to
        // Latin.
        case 0x1D00...0x2E7F, 0x250...0x2AF, 0xA720...0xA7FF: return Self.smallCapitals[self]
        default: return nil
        }
    }

    /// Small capitals, and the letters of mathematics outside their block.
    private static let smallCapitals: [Unicode.Scalar: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢℬℰℱℋℐℒℳℛℯℊℴ".unicodeScalars, "abcdefghijklmnoprstuvwyzBEFHILMRego"))

    /// Whether it is a letter of Latin, without the styled ones.
    fileprivate var isLatinLetter: Bool {
        0x41...0x5A ~= value || 0x61...0x7A ~= value || 0xC0...0x24F ~= value && value != 0xD7 && value != 0xF7
    }
}

/// A character without meaning, and its kind.
private struct Meaningless {
    let scalar: Unicode.Scalar
    let kind: String
    /// Whether the rest of the label can be read.
    var isMild = false

    /// Whether it is a private-use character, most often the glyph of an icon font.
    var isGlyph: Bool { kind == Self.privateUse }

    static let privateUse = "the private-use character"

    var hex: String { String(scalar.value, radix: 16, uppercase: true) }
}

extension String {
    /// Returns the first character without meaning. In a text that a user may have written, which is no name,
    /// characters that set the direction are not spoken.
    fileprivate func firstMeaningless(inName: Bool) -> Meaningless? {
        // Nearly all labels have nothing but letters, signs and spaces.
        guard unicodeScalars.contains(where: { $0.mayBeMeaningless }) else { return nil }
        var open: [Unicode.Scalar] = []
        var holdsOther = false
        var selector: Unicode.Scalar?
        let scalars = Array(unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar.value {
            case 0xFEFF where !inName, 0x202A...0x202E where !inName, 0x2066...0x2069 where !inName: holdsOther = true
            case 0x200B...0x200D, 0x2060, 0xFEFF:
                holdsOther = true
                if scalar.isInWord(of: scalars, at: index) {
                    return Meaningless(scalar: scalar, kind: "the invisible character", isMild: true)
                }
            case 0x09, 0x0A, 0x0D: break
            case 0..<0x20, 0x7F...0x9F: return Meaningless(scalar: scalar, kind: "the control character")
            case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
                return Meaningless(scalar: scalar, kind: Meaningless.privateUse)
            case 0x202D, 0x202E:
                // The system puts one around a number that is copied.
                if scalars.contains(where: \.properties.isAlphabetic) {
                    return Meaningless(scalar: scalar, kind: "the direction override")
                }
                open.append(scalar)
            case 0x202A, 0x202B, 0x2066...0x2068: open.append(scalar)
            case 0x202C, 0x2069:
                guard open.popLast() != nil else {
                    return Meaningless(scalar: scalar, kind: "the unmatched direction terminator")
                }
            case 0xFE00...0xFE0F: selector = scalar
            default: holdsOther = true
            }
        }
        if let scalar = open.first { return Meaningless(scalar: scalar, kind: "the unterminated direction control") }
        return holdsOther ? nil : selector.map { Meaningless(scalar: $0, kind: "only the variation selector") }
    }
}

extension Unicode.Scalar {
    /// Whether it is in a block with control characters, invisible ones, selectors or private use.
    fileprivate var mayBeMeaningless: Bool {
        value < 0x20 || 0x7F...0x9F ~= value || 0x200B...0x206F ~= value || value >= 0xE000
    }

    /// Whether it is an invisible character between two letters of Latin, or a joiner beside one, which no text needs.
    /// Other scripts and emoji need joiners, and a long address a place where it may break.
    fileprivate func isInWord(of scalars: [Unicode.Scalar], at index: Int) -> Bool {
        let isAfterLetter = index > 0 && scalars[index - 1].isLatinLetter
        let isBeforeLetter = index + 1 < scalars.count && scalars[index + 1].isLatinLetter
        if value == 0x200B { return isAfterLetter && isBeforeLetter }
        // A word joiner between two letters forbids a break.
        let isAtEnd = index + 1 == scalars.count || scalars[index + 1] == " "
        return isAfterLetter && (isAtEnd || isBeforeLetter && value != 0x2060)
    }
}
