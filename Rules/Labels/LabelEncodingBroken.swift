import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that were decoded with the wrong character encoding.
    public static let labelEncodingBroken: Rule = Rule(
        "label-encoding-broken",
        "Label was decoded with the wrong character encoding.",
        severity: .failure,
        presets: [.recommended],
        groups: ["labels", "machine-text"],
        needs: [.label],
        limits: [
            "UTF-8 that was read as Latin-1 or Windows-1252 is recognised, and the replacement character (U+FFFD).",
            """
            In scripts other than Latin, two broken characters in a row are needed; a letter followed by a quotation mark, \
            a dash or a space could be text.
            """,
            "The value and the hint are not checked.",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why:
                    "VoiceOver reads \"A with tilde, copyright\" instead of the letter, so the word is not understood.",
                fix: "Decode the text as UTF-8, and set `accessibilityLabel` to the decoded text.",
                inUIKit: "nameLabel.text = String(decoding: data, as: UTF8.self)",
                inSwiftUI: "Text(String(decoding: data, as: UTF8.self))",
                examples: [
                    .fails(.button("Ren?e"), as: .warning, because: "a letter was lost"),
                    .passes(.button("Really?"), .button("Who?What?"), because: "questions"),
                    .fails(.button("CafÃ©")),
                    .fails(.text("Itâ€™s open")),
                    .fails(.text("Â£12")),
                    .fails(.text("ë‹«ê¸°"), because: "Korean"),
                    .fails(.button("ÐŸÑ€Ð¸Ð²ÐµÑ‚"), because: "Russian"),
                    .fails(.text("Caf\u{FFFD}")),
                    .fails(.text("ðŸ˜€ 3"), because: "an emoji"),
                    .passes(.button("Café")),
                    .passes(.button("닫기")),
                    .passes(.text("It’s open")),
                    .passes(.text("SÃO PAULO")),
                    .passes(.text("„MAÇÔ"), because: "letter before a quotation mark"),
                    .passes(.text("IRMÃ…"), because: "letter before an ellipsis"),
                    .passes(.text("«Straß»")),
                    .passes(.text("Ñandú €5")),
                    .passes(.text("£12")),
                ],
                check: check
            ),
            .android(
                standards: [.android("contentDescription")],
                why: "TalkBack reads \"A with tilde, copyright\" instead of the letter, so the word is not understood.",
                fix: "Decode the text with the encoding in which it was written, usually UTF-8.",
                inCompose: "val text = String(bytes, Charsets.UTF_8)",
                inViews: "title.text = String(bytes, Charsets.UTF_8)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, !element.labelText.isPlain, !element.hasLostLabel else { return }
        guard let piece = element.labelText.brokenEncoding else {
            if let word = element.wordWithLostLetter {
                check.report(
                    element, "label \"\(label.printable(limit: 60))\" contains \"\(word)\", in which a letter was lost",
                    as: .warning)
            }
            return
        }
        let message =
            Detector.meaning(ofMisread: piece).map {
                "contains \"\(piece.printable(limit: 4))\" instead of \"\($0.printable(limit: 4))\""
            }
            ?? "contains the replacement character U+FFFD"
        check.report(element, "label \"\(label.printable(limit: 60))\" \(message)")
    }
}

extension ElementView {
    /// The word with a question mark between two small letters, instead of a letter that an encoding does not have:
    /// `Fran?ois`.
    fileprivate var wordWithLostLetter: String? {
        guard isNamed || isHeader == true, type != .cell, !isTextInput, let label, label.has("?"),
            label.utf8.count <= 60, !label.has({ $0 == "=" || $0 == "/" || $0 == "&" }),
            // Between plain words a question mark may be meant.
            !label.has(" ")
                || label.has({ $0.value < 0x20 || $0.value > 0x7E || "%{\\<[*~@`#$_:|(!".unicodeScalars.contains($0) })
        else { return nil }
        return label.split(whereSeparator: \.isWhitespace).first { word in
            let letters = Array(word.utf8)
            guard letters.count >= 5 else { return false }
            return letters.indices.dropFirst(2).dropLast().contains {
                letters[$0] == UInt8(ascii: "?") && letters[$0 - 1].isLowercaseLetter
                    && letters[$0 + 1].isLowercaseLetter
            }
        }.map { String($0) }
    }
}
