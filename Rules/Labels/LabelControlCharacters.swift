import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that contain control characters or other characters without a readable meaning.
    public static let labelControlCharacters = Rule(
        "label-control-characters",
        "Label contains control, private-use or other unreadable characters.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        unlikeA11yUITests: "A11yUITests has no such test.",
        needs: [.label],
        standards: [.wcag("4.1.2")],
        limits: [
            "Within static text an object replacement character (U+FFFC) is reported only at the start or the end.",
            "A private-use character beside readable text, such as the Apple logo (U+F8FF), is reported as a warning.",
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
                    .fails(.text("\u{202E}Menu"), because: "unterminated direction override"),
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
                check: .eachElement(of: .coded, reportCharacter)
            ),
            .android(
                standards: [.android("contentDescription")],
                why: "TalkBack reads icon-font glyphs and control characters wrongly or not at all.",
                fix: "Remove the characters from the text or the `contentDescription`.",
                inCompose: "Text(\"Total\", Modifier.semantics { contentDescription = \"Total\" })",
                inViews: "total.contentDescription = \"Total\"",
                check: .eachElement(of: .coded) { element, check in
                    // label-icon-glyph reports a label that has nothing else.
                    if element.label?.onlyGlyph == nil { reportCharacter(element, check) }
                }
            ),
        ]
    )

    private static func reportCharacter(_ element: ElementView, _ check: Check) {
        guard let label = element.label, element.labelCharacters.hasControlsOrOthers, !label.isBlank,
            element.labelText.brokenEncoding == nil
        else { return }
        guard let found = label.firstMeaningless ?? element.attachment else { return }
        let code = "U+" + String(repeating: "0", count: max(0, 4 - found.hex.count)) + found.hex
        check.report(
            element, "label \"\(label.printable(limit: 60))\" contains \(found.kind) \(code)",
            as: (found.isGlyph || found.scalar == attachmentCharacter)
                && label.contains(where: { $0.isLetter || $0.isNumber }) ? .warning : .failure)
    }
}

/// U+FFFC, which `NSTextAttachment` leaves in a text for an image.
private let attachmentCharacter: Unicode.Scalar = "\u{FFFC}"

extension ElementView {
    /// The first object replacement character in the label of a control, an image or a header, or at an end of a text. Within
    /// a text it may be a space between a number and its unit.
    fileprivate var attachment: Meaningless? {
        guard let scalars = label?.unicodeScalars else { return nil }
        let holdsOne =
            isNamed || isHeader == true
            ? scalars.contains(attachmentCharacter)
            : scalars.first == attachmentCharacter || scalars.last == attachmentCharacter
        return holdsOne ? Meaningless(scalar: attachmentCharacter, kind: "the object replacement character") : nil
    }
}

/// A character without meaning, and its kind.
private struct Meaningless {
    let scalar: Unicode.Scalar
    let kind: String

    /// Whether it is a private-use character, most often the glyph of an icon font.
    var isGlyph: Bool { kind == Self.privateUse }

    static let privateUse = "the private-use character"

    var hex: String { String(scalar.value, radix: 16, uppercase: true) }
}

extension String {
    fileprivate var firstMeaningless: Meaningless? {
        var open: [Unicode.Scalar] = []
        var holdsOther = false
        var selector: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: break
            case 0..<0x20, 0x7F...0x9F: return Meaningless(scalar: scalar, kind: "the control character")
            case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
                return Meaningless(scalar: scalar, kind: Meaningless.privateUse)
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
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
