extension Detector {
    /// Markup that was not rendered: a tag or an entity of HTML, a link or bold text in Markdown, an escape of code or
    /// of a URL.
    package static let markup = Detector(
        "markup", in: #"<&[*\%#_~"#,
        finds: [
            "<b>Sale</b>": "<b>", "a<br/>b": "<br/>", "<a href=\"x\">y</a>": "<a href=\"x\">", "Tom &amp; Ann": "&amp;",
            "It&#39;s": "&#39;", "[Terms](https://example.com)": "[Terms](https://example.com)", "**Sale**": "**Sale**",
            "## Settings": "##", "__Note__": "__Note__", "~~$19.99~~": "~~$19.99~~", #"a\nb"#: #"\n"#,
            #"caf\u00e9"#: #"\u00e9"#, "Terms%20of%20use": "%20",
        ],
        ignores: [
            "a <b", "Q&A", "[New]", "****1234", "#1", "__CONSTANT__", #"C:\new"#, "https://a.de/b%20c", "5 ~ 10",
            "x < y > z",
        ]
    ) { text in
        var scanner = TextScanner(text)
        var markup = MarkupScanner(scanner)
        return scanner.first { markup.skipMarkup(&$0) }
    }

    /// The markup that only the label of a control, an image or a header can be. In a text two asterisks may refer to a
    /// footnote.
    package static let markupOfNames = [unclosedBold, backTicks, tildes, reference, listMark, tagAroundName, emphasis]

    private static let unclosedBold = Detector(
        "two asterisks that no others close", in: "*", finds: ["**Sale today": "**Sale"],
        ignores: ["**Sale**", "** Sale"]
    ) { text in
        guard text.hasPrefix("**") else { return nil }
        let rest = text.dropFirst(2)
        guard rest.begins(with: { $0.isLetter || !$0.isASCII }), !rest.has("*") else { return nil }
        return String(text.prefix { $0 != " " })
    }

    private static let backTicks = Detector(
        "back-ticks", in: "`", finds: ["Tap `Save` now": "`Save`"], ignores: ["it`s", "a ` b ` c"]
    ) { enclosed(in: $0, "`") }

    private static let tildes = Detector(
        "pairs of tildes", in: "~", finds: ["~~old~~": "~~old~~"], ignores: ["5 ~ 10", "~~ a ~~"]
    ) { enclosed(in: $0, "~~") }

    /// Returns the first words between two of these marks, with the marks.
    private static func enclosed(in text: String, _ mark: String) -> String? {
        guard text.holds(mark) else { return nil }
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count >= 3, let word = parts.dropFirst().first(where: { !$0.isEmpty }), word.first != " ",
            word.last != " "
        else { return nil }
        return mark + word + mark
    }

    private static let reference = Detector(
        "link by reference", in: "[", matches: ["[Terms][1]"], ignores: ["[New]", "[a] [b]", "[][1]"]
    ) { text in
        guard text.hasPrefix("["), text.hasSuffix("]") else { return false }
        let parts = text.dropFirst().dropLast().split(separator: "][", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains("[") && !$0.contains("]") }
    }

    private static let listMark = Detector(
        "mark of a heading or a task", in: "#-", finds: ["# Settings": "#", "- [x] Newsletter": "- [x]"],
        ignores: ["#1", "- ", "# "]
    ) { text in
        ["# ", "- [ ] ", "- [x] "].first { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }?.trimmed
    }

    /// The start of markup around a whole text in square brackets, of XML or of React Native.
    private static let tagAroundName = Detector(
        "tag around a name", in: "[<",
        finds: ["[b]Pay[/b]": "[b]", "<![CDATA[Pay]]>": "<![CDATA[", "<Text>Pay</Text>": "<Text>"],
        ignores: ["[New] Pay", "<Pay>"]
    ) { text in
        if text.hasPrefix("<![CDATA[") { return "<![CDATA[" }
        guard let open = text.first, open == "[" || open == "<" else { return nil }
        let close: Character = open == "[" ? "]" : ">"
        guard let end = text.firstIndex(of: close) else { return nil }
        let name = text[..<end].dropFirst()
        let isTag = open == "[" ? MarkupScanner.tags.contains(name.lowercased()) : name == "Text"
        return isTag && text.hasSuffix("\(open)/\(name)\(close)") ? String(text[...end]) : nil
    }

    private static let emphasis = Detector(
        "emphasis", in: "*_", finds: ["_Only_ today": "_Only_", "*New*": "*New*"],
        ignores: ["*required", "_only_", "__init__", "* a *"]
    ) { text in
        guard let mark = text.first, mark == "*" || mark == "_" else { return nil }
        let rest = text.dropFirst()
        guard let first = rest.first, first.isLetter, let end = rest.firstIndex(of: mark), rest[..<end].last != " ",
            rest[end...].dropFirst().first.map({ !$0.isLetter && $0 != mark }) ?? true,
            first.isUppercase || rest[end...].count > 1
        else { return nil }
        return String(text[...end])
    }
}
