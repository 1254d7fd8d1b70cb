import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A name is no sentence.
    public static let labelTrailingPeriod = Rule(
        "label-trailing-period",
        "The name of a control ends with a full stop.",
        severity: .failure,
        presets: [.recommended],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.apple("accessibilityLabel")],
        why: "VoiceOver pauses at the full stop as at the end of a sentence, before it has said what the element is.",
        fix: "Leave the full stop out: a label is not a sentence.",
        inUIKit: """
            deleteButton.accessibilityLabel = "Delete"
            """,
        inSwiftUI: """
            Button("Delete", action: delete)
            """,
        limits: [
            "A label of more than one sentence or of more than forty characters is not judged: it is too long, or meant to be read.",
            "An abbreviation that is not on the list is reported; add it to `abbreviations`.",
        ],
        unlikeA11yUITests:
            "It reported every label of a control with a full stop anywhere, also in 4.5, \"Dr.\" and v2.0.",
        parameters: [abbreviations],
        examples: [
            .fails(.button("Delete.")),
            .fails(.button("削除。")),
            .fails(.button("हटाएं।")),
            .passes(.button("Delete")),
            .passes(.button("Loading...")),
            .passes(.button("Move to…")),
            .passes(.button("Call Dr.")),
            .passes(.button("Apple Inc.")),
            .passes(.button("9:30 a.m."), because: "a full stop inside the word: an abbreviation"),
            .passes(.button("Version v2.0")),
            .passes(.button("npr.org")),
            .passes(.button("4.5")),
            .passes(.button("Anna K."), because: "an initial"),
            .passes(.button("Wi-Fi, on."), because: "several facts, combined with commas"),
            .passes(.text("Nothing here yet."), because: "a text to read"),
            .passes(.link("Read our terms."), because: "a link within a text"),
            .passes(.button("Saved. Tap to undo."), because: "more than one sentence"),
        ],
        check: .eachElement { element, check in
            guard element.isControl, let name = element.name else { return }
            switch element.type {
            case .staticText, .link, .cell, .textView: return
            default: break
            }
            guard element.traits?.contains(.link) != true, let stop = name.last, ".。．｡।۔".contains(stop) else { return }
            let text = name.dropLast()
            guard let before = text.last, !before.isNumber, before != ".", before != "…" else { return }
            guard !text.contains(where: { ",、،，".contains($0) }), name.weightedLength <= 40, !text.holdsSentence else {
                return
            }
            if stop == "." {
                let word = text.suffix(while: { !$0.isWhitespace && $0 != "(" })
                guard word.count > 1, !word.contains("."), word.count(where: \.isLetter) > 1 else { return }
                let list = check[abbreviations]
                guard !list.contains(where: { $0.lowercased() == word.lowercased() }) else { return }
            }
            check.report(element, "the label \"\(name.printable(limit: 60))\" ends with a full stop")
        }
    )

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
        ], "Words that are written with a full stop, without it.")
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
