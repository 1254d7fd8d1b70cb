import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Characters that mean nothing to a reader.
    public static let labelControlCharacters = Rule(
        "label-control-characters",
        "A label holds characters that have no meaning to a reader.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("4.1.2")],
        why: "The glyph of an icon font, a broken character or a control character is spoken wrongly or not at all.",
        fix: "Set a label in words, and hide the glyph of an icon font from VoiceOver.",
        inUIKit: """
            menuButton.setTitle("\\u{E900}", for: .normal)
            menuButton.accessibilityLabel = "Menu"
            """,
        inSwiftUI: """
            Text("\\u{E900}").accessibilityLabel("Menu")
            """,
        limits: [
            "The logo of Apple, a private character of its fonts, is a warning."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.button("\u{E900}")),
            .fails(.button("Save\u{7}")),
            .fails(.text("Caf\u{FFFD}")),
            .fails(.text("\u{202E}Menu"), because: "a change of direction that does not end"),
            .fails(.text("메뉴 \u{E900}")),
            .fails(.text("\u{F8FF} Watch"), as: .warning),
            .passes(.button("Menu")),
            .passes(.text("👨‍👩‍👧 Family"), because: "joiners within an emoji"),
            .passes(.text("🏴󠁧󠁢󠁥󠁮󠁧󠁿 England"), because: "a flag made of tags"),
            .passes(.text("क्‍ष"), because: "a joiner within a word"),
            .passes(.text("\u{2068}Anna\u{2069} wrote"), because: "an isolate that ends"),
            .passes(.text("Donau\u{AD}dampfer"), because: "a soft hyphen"),
            .passes(.text("❤️ 3"), because: "a variation selector on an emoji"),
            .passes(.button("\u{200B}"), because: "label-blank's"),
        ],
        check: .eachElement { element, check in
            guard let label = element.label, !label.isBlank, let found = label.firstMeaningless else { return }
            let code = "U+" + String(repeating: "0", count: max(0, 4 - found.hex.count)) + found.hex
            check.report(
                element, "\(found.kind) \(code) in the label \"\(label.printable(limit: 60))\"",
                as: found.scalar == "\u{F8FF}" ? .warning : .failure)
        }
    )
}

/// A character without meaning, and its kind.
private struct Meaningless {
    let scalar: Unicode.Scalar
    let kind: String

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
            case 0xE000...0xF8FF, 0xF0000...0x10FFFD: return Meaningless(scalar: scalar, kind: "the private character")
            case 0xFFFD: return Meaningless(scalar: scalar, kind: "the replacement character")
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
            case 0x202C, 0x2069:
                guard open.popLast() != nil else {
                    return Meaningless(scalar: scalar, kind: "the unopened change of direction")
                }
            case 0xFE00...0xFE0F: selector = scalar
            default: holdsOther = true
            }
        }
        if let scalar = open.first { return Meaningless(scalar: scalar, kind: "the unended change of direction") }
        return holdsOther ? nil : selector.map { Meaningless(scalar: $0, kind: "nothing but the variation selector") }
    }
}
