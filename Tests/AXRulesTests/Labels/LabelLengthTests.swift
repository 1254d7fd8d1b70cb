import AXAudit
import Testing

/// label-too-short and label-too-long: what a character is, and who is exempt.
@Suite("Lengths of labels")
struct LabelLengthTests {
    private func isTooLong(_ label: String, _ type: ElementType = .button) -> Bool {
        Rule.labelTooLong.count(Node(type, label, traits: type == .button ? .button : [])) == 1
    }

    private func isTooShort(_ label: String) -> Bool { Rule.labelTooShort.count(.button(label)) == 1 }

    @Test("40 characters are allowed and 41 are not, in any script; wide characters count once")
    func atTheLimit() {
        let family = "👨‍👩‍👧‍👦"
        for unit in [
            "a", "é", "e\u{301}", "e\u{301}\u{323}\u{302}", "ع", "नि", "漢", "か", "한", "\u{1112}\u{1161}\u{11AB}", "Ａ",
            "😀", family, "👍🏽", "🇰🇷",
        ] {
            #expect(!isTooLong(String(repeating: unit, count: 40)), "\(unit)")
            #expect(isTooLong(String(repeating: unit, count: 40) + "x"), "\(unit)")
        }
        #expect(!isTooLong(String(repeating: "a", count: 39) + "\u{200D}"), "a joiner is part of its letter")
    }

    @Test("Images may have 125 characters, unless they are controls")
    func images() {
        #expect(!isTooLong(String(repeating: "a", count: 125), .image))
        #expect(isTooLong(String(repeating: "a", count: 126), .image))
        let control = Node(.image, String(repeating: "a", count: 41), traits: [.image, .button])
        #expect(Rule.labelTooLong.count(control) == 1)
    }

    @Test("A label that the texts inside show, and web content, may be long")
    func visible() {
        let part = String(repeating: "a", count: 90)
        func row(_ label: String, _ texts: [String]) -> Int {
            let inside = texts.map { Node(.staticText, $0, exposed: false) }
            return Rule.labelTooLong.count(Node(.button, label, traits: .button, inside))
        }
        #expect(row(part + ", b", [part, "b"]) == 0)
        #expect(row(part + "\n" + part, [part]) == 0)
        #expect(row(part + ", b", ["b"]) == 1, "one part is not shown")
        #expect(row(part + " b", ["a", "b"]) == 0, "composed of two texts, so 160 characters")
        #expect(row(part + part, ["a", "b"]) == 1)
        #expect(Rule.labelTooLong.count(Node(.webView, exposed: false, [.button(part)])) == 0)
        #expect(Rule.labelTooLong.count(Node(.link, part, traits: .link)) == 0, "a headline")
        #expect(Rule.labelTooLong.count(Node(.cell, exposed: false, [.button(part)])) == 0, "content of a row")
        #expect(Rule.labelTooLong.count(Node.button(part).with { $0.isVisible = false }) == 0)
        #expect(Rule.labelTooLong.count(Node.button(part, at: Rect(x: 16, y: 900, 100 × 44))) == 0, "below the screen")
        #expect(Rule.labelTooLong.count(Node.button(part)) == 1)
    }

    @Test("The message gives the length and the limit")
    func message() {
        let screen = Screen([.button(String(repeating: "한", count: 42))])
        #expect(
            Rule.labelTooLong.audit(screen).findings.map(\.message) == [
                "label is 42 characters long; the maximum is 40"
            ])
    }

    @Test("Labels of several facts may have 160, and rows any number")
    func combined() {
        let facts = "Trailer, 16 September, " + String(repeating: "a", count: 137)
        #expect(facts.count == 160)
        #expect(!isTooLong(facts))
        #expect(isTooLong(facts + "a"))
        #expect(isTooLong("One comma, " + String(repeating: "a", count: 40)))
        #expect(!isTooLong("Two\nline\nbreaks " + String(repeating: "a", count: 40)))
        #expect(!isTooLong(String(repeating: "a", count: 161), .cell))
    }

    @Test("Texts to read, text views and headings may be long")
    func exempt() {
        let long = String(repeating: "a", count: 200)
        #expect(isTooLong(long))
        #expect(!isTooLong(long, .staticText))
        #expect(!isTooLong(long, .textView))
        #expect(Rule.labelTooLong.count(Node(.button, long, traits: [.button, .header])) == 0)
        #expect(isTooLong(long, .image))
    }

    @Test("Limits that are set lower or higher hold")
    func limits() {
        func count(_ length: Int, _ maximum: Double) -> Int {
            let label = String(repeating: "Longer words ", count: 5).prefix(length)
            return Rule.labelTooLong.count(.button(String(label)), set: ["maximum": .number(maximum)])
        }
        #expect(count(50, 60) == 0)
        #expect(count(61, 60) == 1)
        #expect(count(31, 30) == 1)
        #expect(count(11, 10) == 1)
    }

    @Test(
        "A single letter of any script that writes in letters is short",
        arguments: ["F", "k", "é", "e\u{301}", "ع", "я", "α", " F "])
    func short(label: String) { #expect(isTooShort(label)) }

    @Test(
        "A word, a syllable, a digit, a sign, an emoji is not",
        arguments: ["Go", "ok", "x", "X", "월", "中", "の", "7", "٣", "½", "×", "+", "😀", "👨‍👩‍👧‍👦", "", " ", "\u{A0}"])
    func notShort(label: String) { #expect(!isTooShort(label)) }

    @Test("A letter is short with much white space or many marks around it too")
    func disguised() {
        #expect(isTooShort("F" + String(repeating: " ", count: 15)))
        #expect(isTooShort("e" + String(repeating: "\u{301}", count: 10)))
    }

    @Test("A minimum that is set holds")
    func minimum() {
        func count(_ label: String, _ minimum: Double) -> Int {
            Rule.labelTooShort.count(.button(label), set: ["minimum": .number(minimum)])
        }
        #expect(count("Go", 3) == 0, "it is on the list")
        #expect(count("Do", 3) == 1)
        #expect(count("Buy", 3) == 0)
        #expect(count("中", 3) == 0, "a word")
        #expect(Rule.labelTooShort.count(.button("F"), set: ["allowed": .words(["f"])]) == 0)
    }

    @Test("A letter in something named, or among seven and more others, is an initial or a key")
    func company() {
        #expect(Rule.labelTooShort.count(Node(.other, "Anna", exposed: false, [.button("A")])) == 0)
        let letters = (0..<8).map { Node.button(String(UnicodeScalar(UInt8(97 + $0)))) }
        #expect(Rule.labelTooShort.audit(Screen(letters)).findings.isEmpty)
        #expect(Rule.labelTooShort.audit(Screen(Array(letters.dropLast()))).findings.count == 7)
    }

    @Test("Sizes beside other sizes, and the squares of a board, are names")
    func sizesAndBoards() {
        #expect(Rule.labelTooShort.count(.button("S"), .button("M"), .button("L")) == 0)
        #expect(Rule.labelTooShort.count(.button("M"), .button("XL")) == 0)
        #expect(Rule.labelTooShort.count(.button("M"), .button("Medium")) == 1)
        func board(_ columns: Int, _ rows: Int) -> [Node] {
            (0..<columns * rows).map { number in
                let (column, row) = (Double(number % columns), Double(number / columns))
                let label = number == 0 ? "O" : "Square \(number)"
                return .button(label, at: Rect(x: 20 + 60 * column, y: 100 + 60 * row, 56 × 56))
            }
        }
        #expect(Rule.labelTooShort.audit(Screen(board(3, 3))).findings.isEmpty)
        #expect(Rule.labelTooShort.audit(Screen(board(6, 1))).findings.count == 1, "a toolbar")
        #expect(Rule.labelTooShort.audit(Screen(board(2, 6))).findings.count == 1)
    }

    @Test("20,000 siblings of one letter finish")
    func many() {
        let siblings = (0..<20_000).map { _ in Node.button("F") }
        #expect(Rule.labelTooShort.audit(Screen(siblings)).findings.isEmpty, "a grid of letters")
        let mixed = (0..<20_000).map { Node.button($0 % 2_000 == 0 ? "F" : "Word") }
        #expect(Rule.labelTooShort.audit(Screen(mixed)).findings.isEmpty, "ten letters are an index")
    }
}
