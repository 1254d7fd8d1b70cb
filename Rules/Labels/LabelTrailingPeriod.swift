import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control labels that end with a full stop, a comma or a semicolon.
    public static let labelTrailingPeriod: Rule = Rule(
        "label-trailing-period",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels", "wording"],
        unlikeA11yUITests: """
            A11yUITests reports every control label that contains a full stop anywhere, including "4.5", "Dr." and \
            "v2.0".
            """,
        parameters: [abbreviations, colons],
        variants: [
            .iOS(
                "Control label ends with a full stop, comma or semicolon.",
                needs: [.type, .label],
                standards: [.apple("accessibilityLabel")],
                why: "VoiceOver pauses at the sign, as at the end of a sentence, before it announces the role.",
                fix: "Remove the full stop, comma or semicolon from the end of `accessibilityLabel`.",
                inUIKit: #"deleteButton.accessibilityLabel = "Delete""#,
                inSwiftUI: #"Button("Delete", action: delete)"#,
                edit: .label(.withoutMarkAtEnd),
                limits: [
                    """
                    Labels of more than one sentence or more than forty characters are not checked, because they are \
                    usually meant as text.
                    """,
                    "An abbreviation that is not in `abbreviations` is reported; add it to the list.",
                ],
                examples: [
                    .fails(.button("Delete.")),
                    .fails(.button("削除。")),
                    .fails(.button("हटाएं।")),
                    .fails(.button("Delete,")),
                    .fails(.button("설정;")),
                    .fails(.button("حذف،")),
                    .passes(.button("Yahoo!"), because: "exclamation mark"),
                    .passes(.textField("Email:"), because: "a colon is reported in `strict` only"),
                    .passes(.button("Delete")),
                    .passes(.button("Loading...")),
                    .passes(.button("Move to…")),
                    .passes(.button("Call Dr.")),
                    .passes(.button("Apple Inc.")),
                    .passes(.button("9:30 a.m."), because: "abbreviation with full stops inside"),
                    .passes(.button("Version v2.0")),
                    .passes(.button("npr.org")),
                    .passes(.button("4.5")),
                    .passes(.button("Anna K."), because: "an initial"),
                    .passes(.button("Wi-Fi, on."), because: "parts combined with commas"),
                    .passes(.text("Nothing here yet."), because: "static text"),
                    .passes(.link("Read our terms."), because: "link, may be part of a sentence"),
                    .passes(.button("Saved. Tap to undo."), because: "more than one sentence"),
                ],
                check: .eachElement(of: .controls) { element, check in
                    guard element.isControl, let name = element.name else { return }
                    switch element.type {
                    case .staticText, .link, .cell, .textView: return
                    default: break
                    }
                    guard element.traits?.contains(.link) != true, let stop = name.unicodeScalars.last,
                        let sign = Rule.name(of: stop), sign != "colon" || check[colons]
                    else { return }
                    let text = name.dropLast()
                    guard let before = text.last, before.isLetter || sign == "full stop", !before.isNumber,
                        before != ".",
                        before != "…"
                    else { return }
                    let isCombined = sign == "full stop" && text.contains { ",、،，".contains($0) }
                    guard !isCombined, name.weightedLength <= 40, !text.holdsSentence else { return }
                    if stop == "." {
                        let word = text.suffix(while: { !$0.isWhitespace && $0 != "(" })
                        guard word.count > 1, !word.contains("."), word.count(where: \.isLetter) > 1 else { return }
                        let list = check[abbreviations]
                        guard !list.contains(where: { $0.lowercased() == word.lowercased() }) else { return }
                    }
                    guard !element.hasMachineLabel else { return }
                    check.report(element, "label \"\(name.printable(limit: 60))\" ends with a \(sign)")
                }
            )
        ]
    )

    /// Returns the name of a sign, in the forms of the languages with a word list; `nil` for others.
    private static func name(of sign: Unicode.Scalar) -> String? {
        switch sign {
        case ".", "。", "．", "｡", "।", "۔": "full stop"
        case ",", "、", "，", "،": "comma"
        case ";", "；", "؛": "semicolon"
        case ":", "：": "colon"
        default: nil
        }
    }

    private static let abbreviations = Parameter(
        "abbreviations",
        default: [
            "Inc", "Co", "Ltd", "Corp", "Bros", "Dept", "Est", "Jr", "Sr", "Dr", "Mr", "Mrs", "Ms", "Prof", "St", "Ave",
            "Blvd",
            "Rd", "Apt", "No", "Nr", "Vol", "etc", "vs", "approx", "min", "max", "avg", "incl", "excl", "tel", "ext",
            "ca",
            "usw", "bzw", "ggf", "Std", "Str", "Abs", "Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Sept",
            "Oct",
            "Nov", "Dec", "Mon", "Tue", "Tues", "Wed", "Thu", "Thurs", "Fri", "Sat", "Sun", "Sra", "Srta", "Ltda",
            "Cía", "Av",
            "pág", "núm", "ул", "руб", "др", "пр", "мин", "сек", "hr", "hrs", "mins", "sec", "secs", "pts", "oz", "lb",
            "ft",
        ], "Abbreviations that may end with a full stop, listed without it.")
    private static let colons = Parameter(
        "colons", default: false, presets: [.strict: true], "Whether to report a colon at the end, too.")
}

extension Substring {
    /// Whether a sentence ends within the text.
    fileprivate var holdsSentence: Bool {
        var wasEnd = false
        for character in self {
            if wasEnd, character.isWhitespace { return true }
            if "。！？।".contains(character) { return true }
            wasEnd = ".!?".contains(character)
        }
        return false
    }

    fileprivate func suffix(while matches: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, matches(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
