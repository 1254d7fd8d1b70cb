import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that contain the same word or phrase twice in a row.
    public static let labelRepeatsWords: Rule = Rule(
        "label-repeats-words",
        "Label repeats a word or phrase.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels", "wording"],
        parameters: [allowed],
        needs: [.type, .label],
        limits: [
            """
            Names that repeat a word, such as "Duran Duran", are reported unless they are in the language's word \
            list or in `allowed`.
            """,
            """
            Three or more emoji in a row are reported beside the words of a command only, because content may have them.
            """,
            """
            In languages with reduplication, such as Korean and Turkish, only parts separated by commas or line \
            breaks are compared.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel")],
                why:
                    "VoiceOver reads the text twice, often because an image and a text with the same label are combined.",
                fix: """
                    Say each word and emoji once: hide one of two combined elements from VoiceOver, or set `accessibilityLabel` on \
                    the combined element.
                    """,
                inUIKit: #"closeButton.accessibilityLabel = "Close""#,
                inSwiftUI: #"Label { Text("Close") } icon: { Image(decorative: "close") }"#,
                examples: [
                    .fails(.button("Close, Close")),
                    .fails(.button("Close Close")),
                    .fails(.button("Museum, Open, Museum, Open")),
                    .fails(.button("박물관, 열기, 박물관, 열기")),
                    .passes(.button("Museum, Open, Park, Open")),
                    .fails(.button("닫기, 닫기")),
                    .fails(.button("Öffnen Öffnen"), on: ExampleScreen(locale: "de")),
                    .fails(.button("Inbox, Inbox button")),
                    .fails(.button("Back. Back")),
                    .fails(.button("Add to the the list")),
                    .fails(.button("Add Add to cart")),
                    .fails(.button("返回返回")),
                    .fails(.button("🛒🛒🛒 Buy now 🛒🛒🛒")),
                    .passes(.text("🎉🎉🎉 Happy birthday"), because: "content"),
                    .passes(.button("👨‍👩‍👧 Sign up"), because: "one emoji of three joined ones"),
                    .fails(.button("검색 검색"), because: "a command, not a reduplication"),
                    .passes(.button("看看"), because: "reduplication in Chinese"),
                    .passes(.button("Inbox, Inbox rules")),
                    .passes(.button("Close")),
                    .passes(.button("닫기")),
                    .passes(.button("Bye bye"), because: "common expression"),
                    .passes(.button("빨리 빨리"), because: "reduplication in Korean"),
                    .passes(.button("10, 10"), because: "two numbers"),
                    .passes(.button("Close, Close all")),
                    .passes(.text("New York, New York"), because: "static text"),
                ],
                check: check
            ),
            .android(
                standards: [.android("contentDescription")],
                why:
                    "TalkBack reads the text twice, often because an icon has the same description as the text beside it.",
                fix:
                    "Say each part once: remove the description of the icon, or set `contentDescription` of the whole view.",
                inCompose: """
                    Row(Modifier.clickable(onClick = close)) {
                        Icon(Icons.Default.Close, contentDescription = null)
                        Text("Close")
                    }
                    """,
                inViews: "closeIcon.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO",
                limits: [
                    """
                    In a name that consists of the texts inside a control, only a description of a picture that equals a text is \
                    reported; the other texts repeat what the control shows.
                    """
                ],
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if let part = element.repeatedPart, !element.hasMachineLabel {
            return check.report(element, "label contains \"\(part.text.printable(limit: 40))\" twice")
        }
        if let count = element.emojiInARow, !element.hasMachineLabel {
            return check.report(element, "label has \(count) emoji in a row, of which each is read")
        }
        guard element.isNamed || element.isDescribed,
            !element.isNamedByContents || element.isNamedByOneText, let label = element.label,
            label.has({ " ,;|\n\r\t".unicodeScalars.contains($0) })
                || !element.labelText.scripts.isDisjoint(with: [.kana, .han])
        else { return }
        let folded = element.labelText.folded
        let part =
            element.partSaidTwice ?? element.partWithRole ?? folded.commandSaidTwice
        // Nearly no label has the same word twice in a row.
        let hasWordTwice = folded.hasWordTwice
        let small =
            hasWordTwice && !label.holds("The The") ? folded.smallWordSaidTwice ?? folded.shortCommandSaidTwice : nil
        let word = hasWordTwice ? folded.wordSaidTwice : nil
        guard let twice = part ?? folded.saidTwice ?? word ?? small else { return }
        guard part != nil || !label.utf8.contains(where: separatingSigns.contains) else { return }
        let words = element.labelText.words
        let doubled = FoldedText(twice.text + " " + twice.text)
        guard twice == small || words.map({ [folded, twice, doubled].contains(where: $0.doubled.contains) }) != true
        else { return }
        // In a language without a list, repetition may be grammar.
        guard part != nil || words?.reduplicates == false else { return }
        if let tag = element.languageTag,
            doublingLanguages.contains(String(tag.prefix { $0 != "-" && $0 != "_" }))
        {
            return
        }
        guard !check[allowed].contains(where: { FoldedText($0) == folded || FoldedText($0) == twice }) else { return }
        guard !element.hasMachineLabel, !element.isLinkOfPicture else { return }
        check.report(element, "label contains \"\(twice.text.printable(limit: 40))\" twice in a row")
    }

    /// The signs between two equal words that make them no repetition, as in "5:5".
    private static let separatingSigns = Set("!\"#$&'()+,-./:;=>?[]^`|}~\t\n\r".utf8)
    /// The languages that form the plural by repetition.
    private static let doublingLanguages: Set = ["id", "ms", "jv", "su", "tl", "fil"]

    private static let allowed = Parameter(
        "allowed", default: ["New York"], "Words that may be repeated, and labels that may contain a repetition.")
}

extension ElementView {
    /// Whether it is a link on a web page around a picture and a text, whose labels WebKit joins although each is an
    /// element.
    fileprivate var isLinkOfPicture: Bool {
        isWebContent && !isExposureKnown && contents.contains { $0.type == .image && !$0.isBlank }
            && contents.contains { $0.type == .staticText && !$0.isBlank }
    }

    /// A part of the label that it repeats.
    fileprivate var partSaidTwice: FoldedText? {
        guard !labelText.isPlain, let label, let part = label.partSaidTwice ?? sentenceSaidTwice else { return nil }
        return conventions.namesControlsByTexts && label.differs(inLinesOf: part) ? nil : part
    }

    /// The words of two equal texts with a full stop or a dash between them, and nothing else: `Next. Next`.
    private var sentenceSaidTwice: FoldedText? {
        guard let label, label.utf8.count <= 80, labelText.folded.isTwiceTheSame else { return nil }
        return [". ", "。", " - ", " – ", " — "].lazy.compactMap(label.saidTwice(around:)).first
    }

    /// Whether a single text inside it is its name, so that the text itself repeats the words.
    fileprivate var isNamedByOneText: Bool { isNamedByContents && partsOfName.count == 1 }

    /// The words before a comma that the text after it repeats with the word for a role: `Home, Home tab`.
    fileprivate var partWithRole: FoldedText? {
        guard !labelText.isPlain, let label, label.utf8.count <= 80,
            let comma = label.unicodeScalars.firstIndex(of: ","),
            label[comma...].dropFirst().first(where: { $0 != " " })?.lowercased() == label.first?.lowercased()
        else { return nil }
        let parts = label.split(separator: ",").map { FoldedText(String($0)) }
        guard parts.count == 2, parts[0].scalars.count > 2, parts[1].starts(with: parts[0]) else { return nil }
        let rest = FoldedText(scalars: parts[1].scalars.dropFirst(parts[0].scalars.count + 1))
        return labelText.lists.contains { !$0.roles(named: rest).isEmpty } ? parts[0] : nil
    }
}

extension ElementView {
    /// How many emoji the label of a command has in a row, if three or more. Content may have as many.
    fileprivate var emojiInARow: Int? {
        guard !labelText.isPlain, let label, label.utf8.count <= 160, let count = label.emojiInARow else { return nil }
        let words = labelText.folded
        // A message may be an emoji and a word.
        guard isNamed || isHeader == true || words.wordCount > 1 || words.scalars.first ?? " " > "\u{2E80}" else {
            return nil
        }
        let isCommand =
            CommandWords.contains(words) || NonLatinCommands.contains(words)
            || CommandLabels.languages(of: words) != nil
        return isCommand ? count : nil
    }
}

extension FoldedText {
    /// The words that the whole text repeats once, and nothing else.
    fileprivate var saidTwice: FoldedText? {
        let half = scalars.count / 2
        guard half >= 4 || half >= 2 && scalars[0] > "\u{2E80}", isTwiceTheSame else { return nil }
        return FoldedText(scalars: scalars[..<half]).unlessNumber
    }

    /// Whether the second half of the words repeats the first.
    fileprivate var isTwiceTheSame: Bool {
        let half = scalars.count / 2
        return scalars.count % 2 == 1 && scalars[half] == " " && scalars[..<half] == scalars[(half + 1)...]
    }

    /// A word of four letters or more that follows itself.
    fileprivate var wordSaidTwice: FoldedText? {
        firstWordSaidTwice { $0.count >= 4 }.map { FoldedText(scalars: scalars[$0]) }?.unlessNumber
    }

    /// Whether a word follows itself.
    fileprivate var hasWordTwice: Bool { firstWordSaidTwice { _ in true } != nil }

    /// Returns the range of the first word that follows itself and matches.
    private func firstWordSaidTwice(where matches: (Range<Int>) -> Bool) -> Range<Int>? {
        var start = 0
        while let end = scalars[start...].firstIndex(of: " ") {
            let next = end + 1
            let nextEnd = next + end - start
            if nextEnd == scalars.count || nextEnd < scalars.count && scalars[nextEnd] == " ",
                scalars[start..<end] == scalars[next..<nextEnd], matches(start..<end)
            {
                return start..<end
            }
            start = next
        }
        return nil
    }

    /// A command of two characters or more in a script without spaces, or with grammatical repetition, that the whole
    /// text repeats: `设置设置`, `닫기 닫기`.
    fileprivate var commandSaidTwice: FoldedText? {
        guard let first = scalars.first, first >= "\u{400}", scalars.count >= 4 else { return nil }
        let half = scalars.count / 2
        let isSpaced = scalars.count % 2 == 1 && scalars[half] == " "
        guard scalars.count % 2 == 0 || isSpaced, scalars[..<half] == scalars[(isSpaced ? half + 1 : half)...] else {
            return nil
        }
        let command = FoldedText(scalars: scalars[..<half])
        return NonLatinCommands.contains(command) ? command : nil
    }

    /// A small English word that follows itself in a longer text: `Open the the menu`.
    fileprivate var smallWordSaidTwice: FoldedText? {
        guard let first = scalars.first, first < "\u{250}", scalars.count >= 9, wordCount >= 4 else { return nil }
        let range = firstWordSaidTwice { word in
            word.lowerBound > 0 && Self.smallWords.contains(scalars[word])
        }
        return range.map { FoldedText(scalars: scalars[$0]) }
    }

    /// A short word of interfaces that follows itself in a longer text: `Add Add to cart`.
    fileprivate var shortCommandSaidTwice: FoldedText? {
        guard let first = scalars.first, first < "\u{250}", scalars.count >= 8, wordCount > 2 else { return nil }
        return firstWordSaidTwice { word in
            2...3 ~= word.count && Self.shortCommands.contains(scalars[word])
        }.map { FoldedText(scalars: scalars[$0]) }
    }

    private static let shortCommands = Lexicon.union(.shortCommands)

    private static let smallWords = Lexicon.union(.smallWords)

    fileprivate var unlessNumber: FoldedText? { scalars.contains { $0 > "9" } ? self : nil }
}

extension String {
    /// The words of the first two equal parts of the text, or of its first half if the second has the same parts.
    fileprivate var partSaidTwice: FoldedText? {
        partSaidTwice(in: unicodeScalars.split(whereSeparator: Self.separatesParts))
    }

    /// The number of emoji in the longest row, if three or more. Joined ones, flags and colours of skin count as none
    /// of their own.
    fileprivate var emojiInARow: Int? {
        // The first byte of U+2300 to U+2BFF is 0xE2, that of U+1F300 and the following is 0xF0.
        guard containsByte(where: { $0 == 0xE2 || $0 == 0xF0 }) else { return nil }
        var (count, longest, isJoined) = (0, 0, false)
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x20, 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: break
            case 0x200D:
                isJoined = true
                continue
            case 0x2300...0x2BFF, 0x1F300...0x1FAFF:
                if scalar.properties.isEmojiPresentation || scalar.value >= 0x1F300 { count += isJoined ? 0 : 1 }
            default: count = 0
            }
            isJoined = false
            longest = max(longest, count)
        }
        return longest >= 3 ? longest : nil
    }

    /// Returns the words of two equal texts with a separator between them, and nothing else.
    fileprivate func saidTwice(around separator: String) -> FoldedText? {
        guard let range = firstRange(of: separator) else { return nil }
        let words = FoldedText(String(self[..<range.lowerBound]))
        let rest = String(self[range.upperBound...])
        let isWord = words.scalars.count > 2 || words.scalars.count == 2 && words.scalars[0] > "\u{2E80}"
        return isWord && words == FoldedText(rest) ? words.unlessNumber : nil
    }

    /// Returns whether the lines with these words differ in their signs: a title beside a preview of its content, as
    /// `Notes` and `# Notes`, is no repetition.
    fileprivate func differs(inLinesOf part: FoldedText) -> Bool {
        let lines = split(whereSeparator: \.isNewline).map { String($0).trimmed }
        let same = lines.filter { FoldedText($0) == part }
        return Set(same.map { $0.lowercased() }).count > 1
    }

    private func partSaidTwice(in parts: [Substring.UnicodeScalarView]) -> FoldedText? {
        guard parts.count > 1 else { return nil }
        let words = parts.map { FoldedText(String($0)) }
        if let twice = zip(words, words.dropFirst()).first(where: {
            $0 == $1 && $0.scalars.count > 1 && $0.unlessNumber != nil
        }) {
            return twice.0
        }
        // "A, B, A, B": the first half again.
        let half = words.count / 2
        guard half >= 2, words.count == half * 2, words[..<half] == words[half...],
            words[..<half].contains(where: { $0.scalars.count > 1 && $0.unlessNumber != nil })
        else { return nil }
        return FoldedText(scalars: words[..<half].map(\.scalars).joined(separator: [" "]))
    }

    private static func separatesParts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", "\n", ";", "|", "·", "、", "，", "،", "；": true
        default: false
        }
    }
}
