import AXSyntax

/// Finds the mentions in a file of code.
///
/// It is no parser: it knows comments, texts with their interpolations, brackets with the name of the call before them,
/// the names of arguments and properties, JSX tags, previews and conditions of the compiler. One pass, without
/// recursion.
struct CodeScanner {
    /// An open bracket or tag.
    struct Frame {
        enum Kind { case parenthesis, bracket, brace, tag, children }
        let kind: Kind
        /// The name of the call or tag; empty for a bracket without one.
        var name: Range<Int> = 0..<0
        /// The name of the argument or property whose value the bracket is; empty if there is none.
        var outerName: Range<Int> = 0..<0
        /// The number of arguments before the current one.
        var argument = 0
        /// Whether the bracket is the subscript of a value: `values["key"]`.
        var isSubscript = false
        /// Whether the call before it belongs to an annotation: `@Named("…")`.
        var isAnnotation = false
        /// Whether a chain of members that leads to a catalogue ends with the call.
        var isCatalogue = false
        /// Whether the bracket is the body of a condition or a getter, so that what is around it says what its texts
        /// are for.
        var isControl = false
        /// Whether what is inside is a preview or a test, which is not part of the app.
        var isLeftOut = false
        /// The offset of the bracket; of a tag, of its name.
        var start = 0
        /// The name of the call or argument that a block belongs to; empty if there is none.
        var owner: Range<Int> = 0..<0
        /// The name of the function or type whose body it is; empty for another bracket.
        var body: Range<Int> = 0..<0
        /// Whether it has the parameters of a function, or of what makes a value of a type.
        var isParameters = false
        /// The names of these parameters; of a body, those of its function or type.
        var parameters: [String] = []
        /// The choice that the bracket is a branch of, and the number of the branch.
        var choice: (offset: Int, branch: Int)?
        /// The last choice between branches directly in the bracket.
        var lastChoice: (offset: Int, branch: Int)?
        /// Whether the bracket has the cases of a `switch` or a `when`.
        var hasCases = false
        /// Whether it is an object of names and values.
        var isObject = false
        /// The number of `?` before the current place that wait for their `:`.
        var questions = 0
        /// The index of the scope that was noted for it; -1 before a mention inside.
        var scope = -1
    }

    /// What was found, in the order of the file.
    private(set) var mentions: [Mention] = []
    /// The brackets around what was found.
    private(set) var scopes: [CodeScope] = []
    /// The calls that make a control whose name is given elsewhere.
    private(set) var controls: [CodeControl] = []
    /// The variables and parameters that calls show.
    private(set) var uses: [CodeUse] = []
    /// The names of the parameters of the functions and types without a body.
    private(set) var parameters: [String: [String]] = [:]
    private var variables = VariableTexts()
    /// Whether the file makes elements, and does not only have texts for others.
    private(set) var makesElements = false

    private let bytes: [UInt8]
    private let language: CodeLanguage
    private let lines: LineStarts
    private var at = 0
    private var frames: [Frame] = []
    private var leftOutFrames = 0
    /// The number of open brackets of each kind.
    private var openFrames: [Frame.Kind: Int] = [:]

    /// The last token: a letter for a word, a quote for a text, else its last character; 0 at the start.
    private var last: UInt8 = 0
    /// The token before the last one.
    private var beforeLast: UInt8 = 0
    private var lastWord: Range<Int> = 0..<0
    /// The first word of the current statement.
    private var statement: Range<Int> = 0..<0
    /// The argument or property whose value is read; empty if there is none.
    private var name: Range<Int> = 0..<0
    /// The constant or property that is declared; empty if there is none.
    private var declaration: Range<Int> = 0..<0
    /// The words of the current chain of members.
    private var chain: [Range<Int>] = []
    /// Whether the chain before the current one, a call, leads to a catalogue: `AppLocalizations.of(context)`.
    private var closedCatalogue = false
    /// Whether the next brace at this depth belongs to a preview.
    private var previewDepth: Int?
    /// The name after `func`, `struct` and the like until the body begins, the number of brackets around it, and
    /// its parameters once they are read.
    private var announced: (name: Range<Int>, depth: Int, parameters: [String]?)?
    /// The number of brackets around the declaration of a constant of a type that is read; `nil` outside of one.
    private var constantDepth: Int?
    /// The name of the call whose parenthesis was closed last.
    private var closedCall: Range<Int> = 0..<0
    /// The parameters that were read last, if a type comes before the name of each.
    private var closedParameters: [String] = []
    /// For each open condition of the compiler, whether its lines are part of the app.
    private var conditions: [Bool] = []
    private var falseConditions = 0
    private var isForOtherSystem = false

    private static let letter = UInt8(ascii: "a")
    /// The most words of a chain that are looked at, and the most brackets around a text. More is no code that people
    /// write.
    private static let longestChain = 16
    private static let deepestRole = 48
    private static let longestExpression = 2_000
    private static let quote = UInt8(ascii: "\"")

    init(_ bytes: [UInt8], _ language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
        lines = LineStarts(bytes)
    }

    /// Scans the file.
    mutating func scan() {
        while at < bytes.count {
            if let frame = frames.last, frame.kind == .children { scanChildren() } else { scanToken() }
        }
        mentions = variables.moved(mentions, to: uses, in: scopes)
        if isForOtherSystem { mentions = [] }
    }

    // MARK: Tokens

    private mutating func scanToken() {
        let byte = bytes[at]
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: at += 1
        case UInt8(ascii: "/"): scanSlash()
        case UInt8(ascii: "\""): scanText(quote: byte)
        case UInt8(ascii: "'"):
            if language.hasSingleQuotedTexts { scanText(quote: byte) } else { skipCharacter() }
        case UInt8(ascii: "`"):
            if language.hasTemplates { scanText(quote: byte) } else { at += 1 }
        case UInt8(ascii: "#"): scanHash()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
        case UInt8(ascii: "<"): scanLess()
        case UInt8(ascii: ">"): scanGreater()
        case UInt8(ascii: "="): scanEquals()
        case UInt8(ascii: ","):
            if !frames.isEmpty {
                frames[frames.count - 1].argument += 1
                frames[frames.count - 1].questions = 0
            }
            endValue()
            note(byte)
            at += 1
        case UInt8(ascii: ";"):
            endValue()
            note(byte)
            at += 1
        default:
            if Self.isWordStart(byte) {
                scanWord()
            } else {
                if byte == UInt8(ascii: "-"), self.byte(at: at + 1) == UInt8(ascii: ">"), language.namesWithEquals,
                    frames.last?.hasCases == true
                {
                    beginCase()
                }
                if byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":") { noteQuestion(byte) }
                note(byte)
                at += 1
            }
        }
    }

    private mutating func note(_ token: UInt8) {
        beforeLast = last
        last = token
    }

    /// Notes a part of `condition ? value : value`.
    private mutating func noteQuestion(_ byte: UInt8) {
        guard let frame = frames.indices.last else { return }
        if byte == UInt8(ascii: ":") {
            frames[frame].questions = max(0, frames[frame].questions - 1)
        } else if self.byte(at: at - 1) <= 0x20, self.byte(at: at + 1) <= 0x20 {
            frames[frame].questions += 1
        }
    }

    private mutating func endValue() {
        name = 0..<0
        declaration = 0..<0
    }

    private func byte(at offset: Int) -> UInt8 { offset < bytes.count && offset >= 0 ? bytes[offset] : 0 }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || byte >= 0x80 || byte == UInt8(ascii: "$")
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isWordStart(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }

    /// Returns the next character that is no white space, at or after an offset, with its offset.
    private func next(from start: Int) -> (byte: UInt8, offset: Int) {
        var offset = start
        while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
        return (byte(at: offset), offset)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount
            && word.withUTF8Buffer { word in bytes[range].elementsEqual(word) }
    }

    /// The words that begin a statement whose block is no body of a call.
    private static let controls: [StaticString] = ["if", "switch", "when", "else", "get", "do", "guard", "case", "try"]

    // MARK: Words

    private mutating func scanWord() {
        let start = at
        let allowsHyphens = frames.last?.kind == .tag
        while at < bytes.count, Self.isWordByte(bytes[at]) || allowsHyphens && bytes[at] == UInt8(ascii: "-") {
            at += 1
        }
        let word = start..<at
        if last == UInt8(ascii: ".") {
            // Only the end of a chain leads to a catalogue.
            if chain.count == Self.longestChain { chain.removeFirst(Self.longestChain / 2) }
            chain.append(word)
        } else {
            // A word after a complete value begins a statement.
            if last == Self.quote || last == Self.letter && isOnNewLine(start) || last == UInt8(ascii: ")")
                || last == UInt8(ascii: "}") || last == UInt8(ascii: "]"), !isContinuation(word),
                frames.last?.kind != .tag
            {
                endValue()
            }
            if last == 0 || last == UInt8(ascii: "{") || last == UInt8(ascii: ";") || isOnNewLine(start)
                || last == UInt8(ascii: "}")
            {
                statement = word
            }
            chain.removeAll(keepingCapacity: true)
            chain.append(word)
            closedCatalogue = false
        }
        noteRole(of: word)
        if last == UInt8(ascii: "@") || beforeLast == UInt8(ascii: "@") && last == UInt8(ascii: ".") {
            if text(word).hasSuffix("Preview") { previewDepth = frames.count }
        } else if equals(word, "PreviewProvider") {
            previewDepth = frames.count
        } else if equals(word, "import") {
            checkImport()
        }
        noteParameter(word)
        let following = next(from: at)
        if following.byte == UInt8(ascii: ":"), byte(at: following.offset + 1) != UInt8(ascii: ":") {
            let isDeclared =
                equals(lastWord, "let") || equals(lastWord, "var") || equals(lastWord, "val")
                || equals(lastWord, "const")
            if last == Self.letter, isDeclared {
                declaration = word
            } else if last != UInt8(ascii: "?"), last != UInt8(ascii: "."), !isAfterQuestion,
                !language.namesWithEquals, !equals(lastWord, "case")
            {
                name = word
            }
        } else if following.byte == UInt8(ascii: "{"), last == UInt8(ascii: ":") {
            // The type of a computed property: the declaration stays.
        } else if following.byte != UInt8(ascii: ".") || isPlainOperation(following.offset + 1) {
            noteMember(start)
        }
        note(Self.letter)
        lastWord = word
    }

    private func isOnNewLine(_ start: Int) -> Bool {
        var offset = start - 1
        while offset >= 0, bytes[offset] <= 0x20 {
            if bytes[offset] == 0x0A { return true }
            offset -= 1
        }
        return false
    }

    private func isContinuation(_ word: Range<Int>) -> Bool {
        equals(word, "else") || equals(word, "as") || equals(word, "in") || equals(word, "is")
    }

    /// Notes a chain of members that ends at the current word, if it leads to a catalogue or is an identifier.
    private mutating func noteMember(_ start: Int) {
        guard !isLeftOut else { return }
        if chain.count > 1 || closedCatalogue {
            if let key = key(ofChain: chain) {
                let role = role(isKey: true)
                if role.kind != nil {
                    add(
                        Mention(
                            kind: .key, property: role.property, pattern: TextPattern(key), call: role.call,
                            argument: argument(role), constant: text(declaration.isEmpty ? name : declaration),
                            field: text(role.name), offset: start, line: lines.line(of: start), scope: scope()), role)
                }
                return
            }
        }
        let isIdentifier =
            frames.last.map { $0.kind == .parenthesis && $0.argument == 0 && isIdentifierWord($0.name) } == true
            || isIdentifierWord(name)
        guard isIdentifier, let last = chain.last, byte(at: next(from: at).offset) != UInt8(ascii: "(") else {
            return noteUse()
        }
        mentions.append(
            Mention(
                kind: .constant, pattern: TextPattern(text(last)), offset: start, line: lines.line(of: start),
                scope: scope()))
    }

    private func isIdentifierWord(_ word: Range<Int>) -> Bool {
        word.count > 5 && CallWords.identifiers.contains(Self.plain(text(word)))
    }

    /// Returns the key at the end of a chain of members that leads to a catalogue, or `nil` for another chain.
    private func key(ofChain chain: [Range<Int>]) -> String? {
        for (position, word) in chain.enumerated() where position + 1 < chain.count {
            let rest = chain[(position + 1)...]
            if equals(word, "R") || equals(word, "Res") || equals(word, "MR") {
                guard rest.count == 2, let table = rest.first, let key = rest.last else { continue }
                let isTable =
                    equals(table, "string") || equals(table, "plurals") || equals(table, "array")
                    || equals(table, "strings")
                return isTable ? text(key) : nil
            }
            guard word.count <= 16, CallWords.catalogues.contains(text(word).lowercased()) else { continue }
            if rest.count == 1, let only = rest.first, equals(only, "of") || equals(only, "current") { return nil }
            return rest.map { text($0) }.joined(separator: ".")
        }
        return closedCatalogue ? chain.map { text($0) }.joined(separator: ".") : nil
    }

    private func isCatalogue(_ chain: [Range<Int>]) -> Bool {
        chain.contains { $0.count <= 16 && CallWords.catalogues.contains(text($0).lowercased()) }
    }

    /// Notes what the imports of a file tell: a test, or an app for another operating system.
    private mutating func checkImport() {
        guard last == 0 || isOnNewLine(at - 6), !isLeftOut else { return }
        var end = at
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != UInt8(ascii: ";") { end += 1 }
        let line = text(at..<end)
        let imported = line.split(whereSeparator: { " '\"\t{}".contains($0) }).map(String.init)
        let others: Set = ["AppKit", "Cocoa", "WatchKit", "XCTest", "Testing", "AppIntents"]
        if language.hasConditions {
            if let module = imported.first, others.contains(module) { isForOtherSystem = true }
        } else if imported.contains(where: { name in
            ["org.junit", "androidx.test", "junit.", "package:flutter_test", "@testing-library", "org.mockito"]
                .contains { name.hasPrefix($0) }
        }) {
            isForOtherSystem = true
        }
    }

    // MARK: Brackets

    private mutating func open(_ byte: UInt8) {
        var frame: Frame
        switch byte {
        case UInt8(ascii: "("):
            frame = Frame(kind: .parenthesis)
            if last == Self.letter, !chain.isEmpty {
                frame.name = lastWord
                frame.isCatalogue = isCatalogue(chain)
                frame.isAnnotation = bytes[..<(chain[0].lowerBound)].last == UInt8(ascii: "@")
            }
        case UInt8(ascii: "["):
            frame = Frame(kind: .bracket)
            frame.isSubscript =
                last == UInt8(ascii: ")") || last == Self.letter && !isKeyword(lastWord)
        default:
            frame = Frame(kind: .brace)
            let before = last == UInt8(ascii: ")") ? closedCall : last == Self.letter ? lastWord : 0..<0
            frame.isControl = Self.controls.contains { equals(statement, $0) || equals(before, $0) }
            frame.isObject =
                "=:(,[?".utf8.contains(last)
                && (last != UInt8(ascii: ":") || frames.last?.hasCases != true)
                && frames.last?.kind != .tag && frames.last?.kind != .children && !language.hasTrailingBlocks
                || last == Self.letter && equals(lastWord, "return") && language.hasTags
            if previewDepth == frames.count {
                frame.isLeftOut = true
                leftOutFrames += 1
                previewDepth = nil
            }
        }
        frame.outerName = name.isEmpty ? declaration : name
        frame.start = at
        setScope(&frame)
        push(frame)
        if !frame.parameters.isEmpty { _ = scope() }
        endValue()
        note(byte)
        at += 1
    }

    private mutating func push(_ frame: Frame) {
        frames.append(frame)
        openFrames[frame.kind, default: 0] += 1
    }

    private mutating func pop() -> Frame {
        let frame = frames.removeLast()
        openFrames[frame.kind, default: 0] -= 1
        return frame
    }

    private func isKeyword(_ word: Range<Int>) -> Bool {
        equals(word, "return") || equals(word, "in") || equals(word, "else") || equals(word, "const")
    }

    private mutating func close(_ byte: UInt8) {
        let kind: Frame.Kind =
            byte == UInt8(ascii: ")") ? .parenthesis : byte == UInt8(ascii: "]") ? .bracket : .brace
        closedCatalogue = false
        chain.removeAll(keepingCapacity: true)
        // A bracket that does not fit closes what is open inside its partner; without a partner it is passed over.
        if openFrames[kind, default: 0] > 0, let partner = frames.lastIndex(where: { $0.kind == kind }) {
            while frames.count > partner {
                let frame = pop()
                if frame.isLeftOut { leftOutFrames -= 1 }
                if frames.count == partner {
                    closedCall = frame.name
                    closedCatalogue = frame.isCatalogue
                    name = frame.outerName
                    if frame.isParameters { setParameters(of: frame) }
                }
            }
        }
        if let depth = previewDepth, depth > frames.count { previewDepth = nil }
        note(byte)
        at += 1
    }

    private mutating func scanEquals() {
        let following = byte(at: at + 1)
        if following == UInt8(ascii: "=") || following == UInt8(ascii: ">") {
            while byte(at: at) == UInt8(ascii: "=") { at += 1 }
            note(following == UInt8(ascii: ">") ? UInt8(ascii: ">") : UInt8(ascii: "~"))
            if following == UInt8(ascii: ">") { at += 1 }
            return
        }
        if "!<>+-*/".utf8.contains(last), at > 0, bytes[at - 1] == last {
            note(UInt8(ascii: "~"))
        } else {
            name = !declaration.isEmpty ? declaration : last == Self.letter ? lastWord : 0..<0
            note(UInt8(ascii: "="))
        }
        at += 1
    }

    // MARK: Scopes

    private static let bodies: [StaticString] = [
        "fun", "func", "function", "struct", "class", "object", "enum", "extension", "interface", "mixin",
    ]

    /// Notes what a word says about the code around it: the name of a function or a type, or that elements are made.
    private mutating func noteRole(of word: Range<Int>) {
        if last == Self.letter, Self.bodies.contains(where: { equals(lastWord, $0) }) {
            announced = (word, frames.count, nil)
        }
        if let depth = constantDepth,
            frames.count < depth || frames.count == depth && last != UInt8(ascii: "=") && isOnNewLine(word.lowerBound)
        {
            constantDepth = nil
        }
        if equals(word, "static") || equals(word, "const") && language.namesWithEquals { constantDepth = frames.count }
        let first = bytes[word.lowerBound]
        if !makesElements, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") || first == UInt8(ascii: "f"),
            word.count <= 24, CallWords.views.contains(text(word))
        {
            makesElements = true
        }
        if equals(word, "case") || equals(word, "default"), let frame = frames.last, frame.hasCases { beginCase() }
    }

    /// Sets what a bracket that opens here is for.
    private mutating func setScope(_ frame: inout Frame) {
        let isArrow = last == UInt8(ascii: ">") && at > 1
        if let name = announced?.name, announced?.depth == frames.count {
            if frame.kind == .brace {
                frame.body = name
                frame.parameters = announced?.parameters ?? []
                announced = nil
            } else if frame.kind == .parenthesis, announced?.parameters == nil, last == Self.letter,
                beforeLast != UInt8(ascii: ":")
            {
                // `fun RowScope.Cell(`: the name is the last word. `object Pay : Screen(` has no parameters.
                announced = (lastWord, frames.count, [])
                frame.isParameters = true
            }
        } else if frames.isEmpty, isArrow, !name.isEmpty {
            frame.body = name
        } else if !language.hasTrailingBlocks, frame.kind == .brace, last == UInt8(ascii: ")"), !closedCall.isEmpty,
            frames.last.map({ !$0.body.isEmpty }) ?? true, !frame.isControl
        {
            frame.body = closedCall
            frame.parameters = closedParameters
        }
        if frame.kind == .brace {
            frame.owner =
                equals(frame.outerName, "itemBuilder")
                ? frame.outerName : last == UInt8(ascii: ")") ? closedCall : last == Self.letter ? lastWord : 0..<0
            setChoice(&frame)
        }
        if frame.kind == .parenthesis, last == Self.letter, !frame.name.isEmpty {
            if chain.count == 1, isInitializer(frame) || language.hasTypesFirst && beforeLast == Self.letter {
                frame.isParameters = true
            }
            if !isLeftOut { noteControl(frame) }
        }
    }

    private mutating func setChoice(_ frame: inout Frame) {
        if equals(statement, "when") || equals(statement, "switch") {
            frame.hasCases = true
            frame.choice = (at, 0)
        }
        guard !frames.isEmpty else { return }
        if equals(statement, "if") {
            frames[frames.count - 1].lastChoice = (at, 0)
        } else if equals(statement, "else"), let choice = frames[frames.count - 1].lastChoice {
            frames[frames.count - 1].lastChoice = (choice.offset, choice.branch + 1)
        } else {
            return
        }
        frame.choice = frames[frames.count - 1].lastChoice
    }

    /// Begins the next case of a `switch` or a `when`: what is in it is in a scope of its own.
    private mutating func beginCase() {
        let last = frames.count - 1
        frames[last].choice = (frames[last].start, (frames[last].choice?.branch ?? 0) + 1)
        frames[last].scope = -1
    }

    private mutating func noteControl(_ frame: Frame) {
        guard let kind = CallWords.control(text(frame.name)) else { return }
        let offset = chain.first?.lowerBound ?? frame.name.lowerBound
        controls.append(CodeControl(kind: kind, offset: offset, line: lines.line(of: offset), scope: scope()))
    }

    /// Returns the index of the scope here, after noting the brackets that have none; -1 at the top of the file.
    private mutating func scope() -> Int {
        guard let first = frames.lastIndex(where: { $0.scope >= 0 }).map({ $0 + 1 }) ?? (frames.isEmpty ? nil : 0)
        else { return -1 }
        for depth in first..<frames.count {
            let frame = frames[depth]
            let name = !frame.body.isEmpty ? frame.body : frame.kind == .brace ? frame.owner : frame.name
            scopes.append(
                CodeScope(
                    parent: depth > 0 ? frames[depth - 1].scope : -1, name: text(name), offset: frame.start,
                    isBlock: frame.kind == .brace, isList: isList(frame), isObject: frame.isObject,
                    variable: text(frame.outerName), isBody: !frame.body.isEmpty,
                    choice: frame.choice?.offset ?? -1, branch: frame.choice?.branch ?? 0,
                    parameters: frame.parameters))
            frames[depth].scope = scopes.count - 1
        }
        return frames[frames.count - 1].scope
    }

    private func isList(_ frame: Frame) -> Bool {
        frame.kind == .bracket && !frame.isSubscript
            || frame.kind == .parenthesis && !frame.name.isEmpty
                && CallWords.lists.contains(Self.plain(text(frame.name)))
    }

    /// Whether a text is the value of a constant of a type, which other code shows: `static let pay = "Pay"`.
    private func isConstant(_ call: String) -> Bool {
        guard let depth = constantDepth, depth <= frames.count, !CallWords.views.contains(call) else { return false }
        return !frames[depth...].contains { $0.kind == .brace }
    }

    /// Whether a text is an item of a list and no argument of a call that makes an element.
    private func isListed(_ property: Mention.Property, _ call: String) -> Bool {
        if property != .unknown, CallWords.views.contains(call) { return false }
        for frame in frames.suffix(Self.deepestRole).reversed() {
            if isList(frame) { return true }
            let isArguments = frame.kind == .parenthesis || frame.kind == .bracket
            if !isArguments || CallWords.views.contains(text(frame.name)) { return false }
        }
        return false
    }

    // MARK: Variables and parameters

    private static let declarations: [StaticString] = ["let", "var", "val", "const", "final", "String"]
    /// Values that have the things of this name as their members: `widget.title`.
    private static let owners: [StaticString] = ["self", "this", "widget", "props"]

    /// Notes the name of a parameter of a function or a type: `title:`, `this.title`, `String title`.
    private mutating func noteParameter(_ word: Range<Int>) {
        guard let frame = frames.last else { return }
        if frame.isParameters {
            let following = next(from: at).byte
            let isParameter =
                language.hasTypesFirst
                ? "a?>]".utf8.contains(last) && ",)=".utf8.contains(following) : following == UInt8(ascii: ":")
            if isParameter || isMember(of: "this") { frames[frames.count - 1].parameters.append(text(word)) }
        } else if frame.kind == .brace, frames.count > 1, frames[frames.count - 2].isParameters, isMember(of: "this") {
            // `Row({this.title})`
            frames[frames.count - 2].parameters.append(text(word))
        }
    }

    private func isMember(of owner: StaticString) -> Bool { chain.count == 2 && equals(chain[0], owner) }

    /// Whether a bracket has the parameters of what makes a value of the type around it.
    private func isInitializer(_ frame: Frame) -> Bool {
        guard let type = frames.last?.body, !type.isEmpty else { return false }
        return equals(frame.name, "init") || bytes[frame.name] == bytes[type]
    }

    /// Sets the parameters that were read in a bracket: of the function that they belong to, or of the type around it.
    private mutating func setParameters(of frame: Frame) {
        if announced?.parameters != nil, announced?.depth == frames.count {
            announced?.parameters = frame.parameters
            if let name = announced?.name { parameters[text(name)] = frame.parameters }
        } else if !isInitializer(frame) {
            closedParameters = frame.parameters
        } else if let type = frames.indices.last, frames[type].parameters.isEmpty {
            frames[type].parameters = frame.parameters
            scopes[scope()].parameters = frame.parameters
        }
    }

    /// The argument of a text whose call does not say what it is for.
    private func argument(_ role: Role) -> CodeArgument? {
        guard role.property == .unknown, let position = role.argument else { return nil }
        return CodeArgument(name: text(role.name), position: position)
    }

    private mutating func add(_ mention: Mention, _ role: Role) {
        let isText = (mention.kind == .literal || mention.kind == .key) && !mention.isListed
        if isText, role.argument == nil, isDeclared(role.name) {
            let block = frames.last { $0.kind == .brace && $0.start < role.name.lowerBound }
            variables.values.append(
                .init(variable: text(role.name), mention: mentions.count, block: block?.scope ?? -1))
        }
        mentions.append(mention)
    }

    /// Whether a name is that of a variable where it is declared.
    private func isDeclared(_ name: Range<Int>) -> Bool {
        guard !name.isEmpty, let end = bytes[..<name.lowerBound].lastIndex(where: { $0 > 0x20 }) else { return false }
        let start = bytes[...end].lastIndex { !Self.isWordByte($0) }.map { $0 + 1 } ?? 0
        return Self.declarations.contains { equals(start..<end + 1, $0) }
    }

    /// Notes a variable that is the whole value of an argument or a property which is shown.
    private mutating func noteUse() {
        guard let name = chain.last, !isLeftOut, isValue(chain[0].lowerBound) else { return }
        let isOwn = chain.count == 1 || Self.owners.contains { isMember(of: $0) }
        let isIndexed = chain.count == 1 && byte(at: at) == UInt8(ascii: "[")
        let isWhole = isOwn && endsValue(at)
        guard isWhole || isShown(isIndexed: isIndexed) else { return }
        let role = role(isKey: false)
        guard role.kind == .literal, role.property != .unknown || role.argument != nil else { return }
        let offset = chain[0].lowerBound
        let use = CodeUse(
            name: text(name), property: role.property, call: role.call, offset: offset,
            line: lines.line(of: offset), scope: scope(), argument: argument(role))
        if isWhole { uses.append(use) }
        mentions.append(
            Mention(
                kind: .shown, property: role.property, pattern: TextPattern(text(name)), call: role.call,
                argument: use.argument, field: chain.count > 1 ? text(chain[chain.count - 2]) : "",
                isIndexed: isIndexed, offset: offset, line: use.line, scope: use.scope))
    }

    /// Operations of texts that keep their words.
    private static let plainOperations: Set = [
        "uppercased", "uppercase", "toUpperCase", "lowercased", "lowercase", "toLowerCase", "capitalized", "trim",
        "localized", "toString", "orEmpty", "tr", "localizedCapitalized", "localizedUppercase",
    ]

    /// Whether the member at an offset is an operation that keeps the words of a text.
    private func isPlainOperation(_ start: Int) -> Bool {
        var end = start
        while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        return end - start < 24 && Self.plainOperations.contains(text(start..<end))
    }

    /// Whether the value that ends here is shown, perhaps after an operation or with another value if there is none.
    private func isShown(isIndexed: Bool) -> Bool {
        var end = at
        if isIndexed {
            while end < min(bytes.count, at + 80), bytes[end] != UInt8(ascii: "]"), bytes[end] != 0x0A { end += 1 }
            end += 1
        }
        while byte(at: end) == UInt8(ascii: "."), isPlainOperation(end + 1) {
            end += 1
            while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
            if byte(at: end) == UInt8(ascii: "("), byte(at: end + 1) == UInt8(ascii: ")") { end += 2 }
        }
        if endsValue(end) { return true }
        let following = next(from: end)
        let second = byte(at: following.offset + 1)
        switch following.byte {
        case UInt8(ascii: "?"): return second == UInt8(ascii: "?") || second == UInt8(ascii: ":")
        case UInt8(ascii: "!"): return second != UInt8(ascii: "=")
        case UInt8(ascii: "|"): return second == UInt8(ascii: "|")
        default: return false
        }
    }

    /// Whether a value that begins at an offset is the first of an argument or a property.
    private func isValue(_ start: Int) -> Bool {
        guard let before = bytes[..<start].lastIndex(where: { $0 > 0x20 }) else { return false }
        switch bytes[before] {
        case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"): break
        case UInt8(ascii: "="): if "=!<>+-*/?".utf8.contains(byte(at: before - 1)) { return false }
        case UInt8(ascii: "{"):
            guard frames.count > 1, frames[frames.count - 2].kind == .tag || frames[frames.count - 2].kind == .children
            else { return false }
        default: return false
        }
        return true
    }

    /// Whether a value ends at an offset.
    private func endsValue(_ end: Int) -> Bool {
        let following = next(from: end)
        if ",);}".utf8.contains(following.byte) { return true }
        return Self.isWordStart(following.byte) && bytes[end..<following.offset].contains(0x0A)
    }

    // MARK: Comments and conditions

    private mutating func scanSlash() {
        let following = byte(at: at + 1)
        if following == UInt8(ascii: "/") { return skipLine() }
        if following == UInt8(ascii: "*") { return skipComment() }
        if frames.last?.kind == .tag, following == UInt8(ascii: ">") {
            _ = pop()
            at += 2
            return note(UInt8(ascii: ")"))
        }
        let canBegin =
            "(,=:[!&|?{};".utf8.contains(last) || last == 0 || last == Self.letter && equals(lastWord, "return")
        if language.hasRegularExpressions, canBegin, let end = endOfRegularExpression() {
            at = end
            return note(Self.quote)
        }
        note(UInt8(ascii: "/"))
        at += 1
    }

    private func endOfRegularExpression() -> Int? {
        var offset = at + 1
        var isInClass = false
        while offset < min(bytes.count, at + Self.longestExpression), bytes[offset] != 0x0A {
            switch bytes[offset] {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass: return offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }

    private mutating func skipLine() {
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    }

    private mutating func skipComment() {
        var depth = 1
        at += 2
        while at < bytes.count, depth > 0 {
            if bytes[at] == UInt8(ascii: "*"), byte(at: at + 1) == UInt8(ascii: "/") {
                depth -= 1
                at += 2
            } else if language.nestsComments, bytes[at] == UInt8(ascii: "/"), byte(at: at + 1) == UInt8(ascii: "*") {
                depth += 1
                at += 2
            } else {
                at += 1
            }
        }
    }

    private mutating func skipCharacter() {
        // 'a' or '\n'; a quote without a partner is passed over.
        if byte(at: at + 1) == UInt8(ascii: "\\") {
            var end = at + 2
            while end < bytes.count, end < at + 12, bytes[end] != UInt8(ascii: "'") { end += 1 }
            at = end + 1
        } else {
            var end = at + 1
            while end < bytes.count, end < at + 6, bytes[end] != UInt8(ascii: "'") { end += 1 }
            at = byte(at: end) == UInt8(ascii: "'") ? end + 1 : at + 1
        }
        note(Self.letter)
    }

    private mutating func scanHash() {
        if language.interpolatesWithBackslash {
            var hashes = 0
            while byte(at: at + hashes) == UInt8(ascii: "#") { hashes += 1 }
            if byte(at: at + hashes) == UInt8(ascii: "\"") {
                at += hashes
                return scanText(quote: Self.quote, hashes: hashes)
            }
        }
        let start = at
        at += 1
        guard language.hasConditions else { return }
        while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
        let word = start..<at
        if equals(word, "#Preview") {
            previewDepth = frames.count
        } else if equals(word, "#if") || equals(word, "#ifdef") || equals(word, "#ifndef") {
            let isNegated = equals(word, "#ifndef")
            conditions.append(isForApp(restOfLine()) != isNegated)
            falseConditions += conditions.last == false ? 1 : 0
        } else if equals(word, "#elseif") || equals(word, "#elif") {
            if !conditions.isEmpty { setCondition(isForApp(restOfLine())) }
        } else if equals(word, "#else") {
            if let condition = conditions.last { setCondition(!condition || !decidesSystem) }
        } else if equals(word, "#endif") {
            if conditions.popLast() == false { falseConditions -= 1 }
        } else {
            return note(Self.letter)
        }
    }

    /// Whether the last condition was about the operating system, so that its other branch is for other systems.
    private var decidesSystem = false

    private mutating func setCondition(_ condition: Bool) {
        falseConditions += (condition ? 0 : 1) - (conditions[conditions.count - 1] ? 0 : 1)
        conditions[conditions.count - 1] = condition
    }

    private mutating func restOfLine() -> String {
        let start = at
        skipLine()
        return text(start..<at)
    }

    /// Whether the lines below a condition of the compiler are part of an app for iOS. Unknown conditions are.
    private mutating func isForApp(_ condition: String) -> Bool {
        let text = condition.filter { $0 != " " && $0 != "\r" }
        decidesSystem = true
        if text.contains("!os(iOS)") || text.contains("!TARGET_OS_IPHONE") || text.contains("!TARGET_OS_IOS") {
            return false
        }
        if text.contains("os(iOS)") || text.contains("TARGET_OS_IPHONE") || text.contains("TARGET_OS_IOS") {
            return true
        }
        if text.contains("canImport(UIKit)") { return true }
        if text.contains("!os(") || text.contains("!targetEnvironment") || text.contains("!canImport(AppKit)") {
            return true
        }
        if text.contains("os(") || text.contains("macCatalyst") || text.contains("TARGET_OS_")
            || text.contains("canImport(AppKit)")
        {
            return false
        }
        decidesSystem = false
        return true
    }

    private var isLeftOut: Bool { leftOutFrames > 0 || falseConditions > 0 }

    // MARK: Tags

    private mutating func scanLess() {
        let following = byte(at: at + 1)
        let canBegin =
            "(=>?:&|{,[;}".utf8.contains(last) || last == 0 || last == Self.letter && equals(lastWord, "return")
        guard language.hasTags, canBegin, Self.isWordStart(following) || following == UInt8(ascii: ">") else {
            note(UInt8(ascii: "<"))
            at += 1
            return
        }
        openTag()
    }

    /// Begins the tag at the current `<`.
    private mutating func openTag() {
        at += 1
        let start = at
        while at < bytes.count, Self.isWordByte(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
        makesElements = true
        push(Frame(kind: .tag, name: start..<at, start: start))
        endValue()
        note(UInt8(ascii: "("))
    }

    private mutating func scanGreater() {
        if let frame = frames.last, frame.kind == .tag {
            _ = pop()
            push(Frame(kind: .children, name: frame.name, start: frame.start))
            endValue()
            at += 1
            return
        }
        note(UInt8(ascii: ">"))
        at += 1
    }

    /// Reads the text between tags up to the next tag or expression.
    private mutating func scanChildren() {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<"), bytes[at] != UInt8(ascii: "{") { at += 1 }
        let content = bytes[start..<at]
        if content.contains(where: { $0 > 0x20 }), !isLeftOut, let frame = frames.last {
            let first = content.firstIndex { $0 > 0x20 } ?? start
            let isBeforeGap = byte(at: at) == UInt8(ascii: "{")
            let isAfterGap = start > 0 && bytes[start - 1] == UInt8(ascii: "}")
            let text = Entities.resolved(Array(content))
            mentions.append(
                Mention(
                    kind: .literal, property: .text,
                    pattern: TextPattern((isAfterGap ? [[]] : []) + [text] + (isBeforeGap ? [[]] : [])),
                    call: self.text(frame.name), offset: first, line: lines.line(of: first), scope: scope()))
        }
        guard at < bytes.count else { return }
        if bytes[at] == UInt8(ascii: "{") {
            push(Frame(kind: .brace, start: at))
            endValue()
            note(UInt8(ascii: "{"))
            at += 1
        } else if byte(at: at + 1) == UInt8(ascii: "/") {
            while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
            at = min(at + 1, bytes.count)
            _ = pop()
            note(UInt8(ascii: ")"))
        } else if Self.isWordStart(byte(at: at + 1)) || byte(at: at + 1) == UInt8(ascii: ">") {
            openTag()
        } else {
            at += 1
        }
    }

    // MARK: Texts

    private mutating func scanText(quote: UInt8, hashes: Int = 0) {
        let start = at
        var isRaw = last == Self.letter && lastWord.upperBound == start && equals(lastWord, "r")
        // Kotlin reads `'''` as text, Swift and Java know only `"""`.
        let isTriple =
            byte(at: at + 1) == quote && byte(at: at + 2) == quote && quote != UInt8(ascii: "`")
            && !(language.hasTags || language.hasSingleQuotedTexts && byte(at: at + 3) == UInt8(ascii: ","))
        if isTriple, language.hasRawTripleQuotes { isRaw = true }
        var reader = LiteralReader(
            bytes, at: at, quote: quote, isTriple: isTriple, hashes: hashes, isRaw: isRaw, language)
        var parts = reader.read()
        at = reader.end
        // Texts that are joined by `+` are one text; what is no text is a gap.
        if beforeLast != 0, last == UInt8(ascii: "+") { parts.insert([], at: 0) }
        while next(from: at).byte == UInt8(ascii: "+") {
            var following = next(from: next(from: at).offset + 1)
            if following.byte == UInt8(ascii: "@") { following = next(from: following.offset + 1) }
            let isText =
                following.byte == Self.quote || following.byte == UInt8(ascii: "'") && language.hasSingleQuotedTexts
            guard isText, byte(at: following.offset + 1) != following.byte else {
                if byte(at: next(from: at).offset + 1) != UInt8(ascii: "=") { parts.append([]) }
                break
            }
            var reader = LiteralReader(
                bytes, at: following.offset, quote: following.byte, isTriple: false, hashes: 0, isRaw: false, language)
            let more = reader.read()
            at = reader.end
            parts[parts.count - 1] += more[0]
            parts += more.dropFirst()
        }
        noteText(parts, from: start)
        note(Self.quote)
    }

    private mutating func noteText(_ parts: [[UInt8]], from start: Int) {
        guard !isLeftOut, parts.contains(where: { $0.contains { $0 > 0x20 } }), !isCompared else { return }
        let role = role(isKey: false)
        guard let kind = role.kind else { return }
        add(
            Mention(
                kind: kind, property: role.property, pattern: TextPattern(parts), call: role.call,
                argument: argument(role), constant: text(name.isEmpty ? declaration : name),
                field: text(role.name), offset: start,
                line: lines.line(of: start), scope: scope(), isListed: isListed(role.property, role.call),
                isInTable: isConstant(role.call)), role)
    }

    /// Whether the text that ends here is compared with a value, or is the key of a value: it is not shown.
    private var isCompared: Bool {
        if last == UInt8(ascii: "~") || last == Self.letter && (equals(lastWord, "case") || equals(lastWord, "from")) {
            return true
        }
        let following = next(from: at)
        let second = byte(at: following.offset + 1)
        switch following.byte {
        case UInt8(ascii: "="): return second == UInt8(ascii: "=")
        case UInt8(ascii: "!"): return second == UInt8(ascii: "=")
        case UInt8(ascii: "-"): return second == UInt8(ascii: ">") && language.namesWithEquals
        case UInt8(ascii: ":"):
            // The key of a dictionary or an object, but not the first value of `condition ? "A" : "B"`.
            return last != UInt8(ascii: "?") && !isAfterQuestion
        default: return false
        }
    }

    /// Whether the text is in an expression between `?` and `:`, as in `flag ? t("a") : t("b")`.
    private var isAfterQuestion: Bool { last == UInt8(ascii: "?") || frames.last.map { $0.questions > 0 } == true }

    // MARK: Roles

    /// What a text is for.
    private struct Role {
        let property: Mention.Property
        /// The call, the tag or the property that it is given to.
        let call: String
        /// `nil` if it is not shown.
        let kind: Mention.Kind?
        /// The name of the argument, the property or the variable; empty if there is none.
        var name: Range<Int> = 0..<0
        /// The number of arguments before it in a call; `nil` if it is given to no call.
        var argument: Int?
    }

    /// Returns what a text here is for.
    private func role(isKey: Bool) -> Role {
        var name = self.name.isEmpty ? declaration : self.name
        for depth in frames.indices.suffix(Self.deepestRole).reversed() {
            let frame = frames[depth]
            if frame.isAnnotation || frame.isSubscript { return Role(property: .unknown, call: "", kind: nil) }
            switch frame.kind {
            case .parenthesis:
                let call = frame.name.isEmpty ? "" : Self.plain(text(frame.name))
                if call.isEmpty || CallWords.wrappers.contains(call) {
                    if CallWords.translations.contains(call) {
                        let argument = name.isEmpty ? "" : Self.plain(text(name))
                        if frame.argument > 0, argument != "value", argument != "defaultvalue", !isKey {
                            return Role(property: .unknown, call: "", kind: nil)
                        }
                        name = frame.outerName
                    } else if name.isEmpty || call == "string" && equals(name, "localized") {
                        name = frame.outerName
                    } else if CallWords.ignoredNames.contains(Self.plain(text(name))) {
                        return Role(property: .unknown, call: "", kind: nil)
                    }
                    continue
                }
                return role(call, name, frame.argument, shown: frame.name, isKey)
            case .bracket: if name.isEmpty { name = frame.outerName }
            case .tag:
                return role("", name, 1, shown: frame.name, isKey)
            case .children: return Role(property: .text, call: text(frame.name), kind: .literal)
            case .brace:
                if name.isEmpty { name = frame.outerName }
                if depth > 0, frames[depth - 1].kind == .tag || frames[depth - 1].kind == .children {
                    if frames[depth - 1].kind == .children, name.isEmpty {
                        return Role(property: .text, call: text(frames[depth - 1].name), kind: .literal)
                    }
                    continue
                }
                if name.isEmpty, frame.isControl { continue }
                return role("", name, nil, shown: name, isKey)
            }
        }
        return role("", name, nil, shown: name, isKey)
    }

    private func role(
        _ call: String, _ name: Range<Int>, _ argument: Int?, shown: Range<Int>, _ isKey: Bool
    ) -> Role {
        let (property, kind) = Self.purpose(call: call, name: text(name), argument: argument ?? 1, isKey)
        return Role(property: property, call: text(shown), kind: kind, name: name, argument: argument)
    }

    /// Returns what a text is for that is given to an argument or property with a name, or to a call.
    private static func purpose(
        call: String, name: String, argument: Int, _ isKey: Bool
    ) -> (property: Mention.Property, kind: Mention.Kind?) {
        let argumentName = plain(name)
        let kind: Mention.Kind = isKey ? .key : .literal
        if CallWords.ignoredEnds.contains(where: call.hasSuffix) { return (.unknown, nil) }
        if CallWords.ignoredCalls.contains(call) {
            // `Logger.error(…)` is no text of the screen, `header(title: "…")` can be one.
            if argumentName.isEmpty
                || !(CallWords.texts.contains(argumentName) || CallWords.labels.contains(argumentName))
            {
                return (.unknown, nil)
            }
        }
        if !argumentName.isEmpty {
            if CallWords.identifiers.contains(argumentName) { return (.unknown, .identifier) }
            if CallWords.labels.contains(argumentName) { return (.label, kind) }
            if CallWords.placeholders.contains(argumentName) { return (.placeholder, kind) }
            if CallWords.texts.contains(argumentName)
                || ["title", "label", "text"].contains(where: argumentName.hasSuffix)
            {
                return (.text, kind)
            }
            if CallWords.assets.contains(argumentName) { return (.unknown, .asset) }
            if CallWords.ignoredNames.contains(argumentName) { return (.unknown, nil) }
            return (.unknown, kind)
        }
        if CallWords.identifiers.contains(call) { return (.unknown, .identifier) }
        if argument == 0 {
            if CallWords.labelCalls.contains(call) { return (.label, kind) }
            if CallWords.placeholderCalls.contains(call) { return (.placeholder, kind) }
            if CallWords.textCalls.contains(call) { return (.text, kind) }
            if CallWords.assetCalls.contains(call) { return (.unknown, .asset) }
        } else if argument == 1, CallWords.secondArgumentCalls.contains(call) {
            return (.label, kind)
        }
        return (.unknown, kind)
    }

    /// Returns a name in lower case without `set`, `initWith` and `with` at its start: `setTitle` is `title`.
    private static func plain(_ name: String) -> String {
        let text = name.lowercased()
        for start in ["initwith", "with", "set"] where text.hasPrefix(start) && text.utf8.count > start.utf8.count {
            return String(text.dropFirst(start.count))
        }
        return text
    }
}
