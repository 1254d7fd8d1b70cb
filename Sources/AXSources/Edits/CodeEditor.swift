import AXTree

/// Edits the line of code that makes an element: a line to add after it, or the line that replaces it.
struct CodeEditor {
    private let file: SourceFile
    private let bytes: [UInt8]
    private let language: CodeLanguage
    /// The offset of the text that led to the line.
    private let offset: Int
    /// The call that has the text as an argument: its opening bracket, and its name.
    private let call: (open: Int, name: String)?

    private static let newline = UInt8(ascii: "\n")

    /// Creates an editor of the line with a mention; `nil` for a file whose language it does not know.
    init?(_ mention: Mention, in index: SourceIndex) {
        file = index.files[mention.file]
        guard case .code(let language)? = SourceKind(path: file.path) else { return nil }
        self.language = language
        bytes = file.bytes
        offset = mention.offset
        let scopes = index.scopes[mention.file]
        // A call that only hands a text on, such as stringResource, is part of the argument.
        call = index.scopes(around: mention.scope, in: mention.file).lazy.map { scopes[$0] }
            .first { $0.isBlock || $0.isList || !CallWords.wrappers.contains($0.name.lowercased()) }
            .flatMap { $0.isBlock || $0.isList || $0.isBody ? nil : ($0.offset, $0.name) }
    }

    /// Sets what the edit of a rule changes at the place of an answer, if it is certain there.
    func set(_ edit: CodeEdit, in answer: inout CodeAnswer) {
        if let label = edit.label {
            answer.replacement = relabelled(label)
            return
        }
        switch file.path.split(separator: ".").last {
        case "swift":
            answer.insertion = answer.insertion(edit)
            if answer.insertion == nil { answer.insertion = statement(edit.statement) }
        case "kt": setCompose(edit, in: &answer)
        case "dart": answer.replacement = wrapped(edit.widget) ?? unlabelled(edit.contentDescription)
        default: break
        }
    }

    // MARK: Lines

    private var line: Range<Int> {
        let start = bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
        var end = bytes[offset...].firstIndex(of: Self.newline) ?? bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line with what is inserted at offsets of it, or replaces ranges of it.
    private func line(replacing range: Range<Int>, by new: String) -> String {
        let line = line
        return text(line.lowerBound..<range.lowerBound) + new + text(range.upperBound..<line.upperBound)
    }

    private func isInLine(_ range: Range<Int>) -> Bool {
        line.lowerBound <= range.lowerBound && range.upperBound <= line.upperBound
    }

    // MARK: UIKit

    /// Properties and methods of views that set what is shown.
    private static let setters = [
        ".text =", ".attributedText =", ".image =", ".accessibilityLabel =", ".setTitle(", ".setImage(",
        ".setAttributedTitle(",
    ]
    /// Views in another view, which is the element.
    private static let innerViews: Set = ["textLabel", "detailTextLabel", "titleLabel", "imageView", "contentView"]

    /// Ends of the names of views; a model can have a text, too.
    private static let viewNames = [
        "label", "lbl", "button", "btn", "view", "field", "cell", "control", "badge", "image",
    ]

    /// Returns the statement that sets a trait of the view whose text the line sets: the line is one whole statement.
    private func statement(_ statement: String) -> String? {
        let line = text(line)
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        let code = line.dropFirst(indentation.count)
        guard !statement.isEmpty, let setter = Self.setters.first(where: { code.contains($0) }),
            let range = code.firstRange(of: setter), isComplete
        else { return nil }
        let receiver = code[..<range.lowerBound]
        let steps = receiver.split(separator: ".", omittingEmptySubsequences: false)
        let isChain = steps.allSatisfy { step in
            let name = step.last == "?" || step.last == "!" ? step.dropLast() : step
            return !name.isEmpty && name.utf8.allSatisfy(CallReader.isWordByte) && name.first?.isNumber == false
        }
        guard isChain, let last = steps.last?.filter({ $0 != "?" && $0 != "!" }),
            Self.viewNames.contains(where: last.lowercased().hasSuffix),
            !(steps.count > 1 && Self.innerViews.contains(last))
        else { return nil }
        let added = "\(receiver).\(statement)"
        // The lines after it may do so already.
        let following = text(self.line.upperBound..<min(bytes.count, self.line.upperBound + 400))
        let name = statement.prefix { $0 != " " && $0 != "." }
        return following.contains("\(receiver).\(name)") ? nil : indentation + added
    }

    /// Whether the line has no open bracket, and neither it nor the next line goes on with the other.
    private var isComplete: Bool {
        let line = line
        guard CallReader.isComplete(line, of: bytes, language), let last = bytes[line].last(where: { $0 > 0x20 }),
            !"+-*/=&|?:,.({[\\".utf8.contains(last)
        else { return false }
        let next = bytes[line.upperBound...].first { $0 > 0x20 }
        return next.map { !".?:+-*/&|=".utf8.contains($0) } ?? true
    }

    // MARK: Compose

    private func setCompose(_ edit: CodeEdit, in answer: inout CodeAnswer) {
        guard let call, let reader = CallReader(bytes, at: call.open, language),
            let position = reader.arguments.firstIndex(where: { $0.contains(offset) })
        else { return }
        let argument = reader.arguments[position]
        let (name, value) = reader.name(of: argument)
        if !edit.contentDescription.isEmpty {
            let isDescription =
                name == "contentDescription" || name.isEmpty && position == 1 && ["Icon", "Image"].contains(call.name)
            guard isDescription, isInLine(value..<argument.upperBound) else { return }
            answer.replacement = line(replacing: value..<argument.upperBound, by: edit.contentDescription)
        } else if !edit.semantics.isEmpty {
            let isText = call.name == "Text" && (name == "text" || name.isEmpty && position == 0)
            let addition = "semantics { \(edit.semantics) }"
            // A second argument of a text without a name is the modifier.
            let modifier = reader.arguments.indices.first { index in
                let name = reader.name(of: reader.arguments[index]).name
                return name == "modifier" || isText && index == 1 && name.isEmpty
            }
            if let modifier = modifier.map({ reader.arguments[$0] }) {
                guard isText || edit.isOfClick else { return }
                answer.replacement = chained(
                    addition, to: reader.name(of: modifier).value..<modifier.upperBound, isOfClick: edit.isOfClick)
            } else if isText, !edit.isOfClick {
                add("modifier = Modifier.\(addition)", after: argument, of: call.open..<reader.end + 1, in: &answer)
            }
        }
    }

    /// Returns the line with a step at the end of a chain of modifiers.
    private func chained(_ step: String, to modifier: Range<Int>, isOfClick: Bool) -> String? {
        let code = text(modifier)
        let isChain = code.hasPrefix("Modifier.") || code.hasPrefix("modifier.")
        guard isChain, isInLine(modifier), !code.contains("emantics"),
            !isOfClick || code.contains("lickable") && !code.contains("role")
        else { return nil }
        return line(replacing: modifier.upperBound..<modifier.upperBound, by: "." + step)
    }

    /// Adds an argument to a call: in its line, or as a line after another argument that has one of its own.
    private func add(
        _ new: String, after argument: Range<Int>, of parentheses: Range<Int>, in answer: inout CodeAnswer
    ) {
        let line = line
        let end = parentheses.upperBound - 1
        if isInLine(parentheses) {
            let isTrailing = bytes[..<end].last { $0 > 0x20 } == UInt8(ascii: ",")
            answer.replacement = self.line(replacing: end..<end, by: (isTrailing ? " " : ", ") + new)
        } else if argument.upperBound < line.upperBound, bytes[argument.upperBound] == UInt8(ascii: ","),
            text(argument.upperBound + 1..<line.upperBound).allSatisfy(\.isWhitespace),
            text(line.lowerBound..<argument.lowerBound).allSatisfy(\.isWhitespace)
        {
            answer.insertion = text(line.lowerBound..<argument.lowerBound) + new + ","
        }
    }

    // MARK: Flutter

    /// Widgets that are the element, and have nothing inside that is one.
    private static let widgets: Set = ["Text", "SelectableText", "Icon", "Image", "asset", "network"]

    /// Returns the line with a widget around the one that has the text, if that is whole in the line.
    private func wrapped(_ widget: String) -> String? {
        guard !widget.isEmpty, let call, Self.widgets.contains(call.name),
            let reader = CallReader(bytes, at: call.open, language)
        else { return nil }
        var start = call.open
        while start > 0, CallReader.isWordByte(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
        let before = text(line.lowerBound..<max(start, line.lowerBound))
        if let constant = ["const ", "new "].first(where: before.hasSuffix) { start -= constant.utf8.count }
        let end = reader.end + 1
        let next = bytes[end...].first { $0 > 0x20 }
        guard isInLine(start..<end), next != UInt8(ascii: "."), next != UInt8(ascii: "?"),
            !text(line.lowerBound..<start).contains("Semantics(")
        else { return nil }
        return line(replacing: start..<end, by: "\(widget)child: \(text(start..<end)))")
    }

    /// Returns the line with another label of an icon, which is then no element.
    private func unlabelled(_ label: String) -> String? {
        guard !label.isEmpty, let call, call.name == "Icon", let reader = CallReader(bytes, at: call.open, language),
            let argument = reader.arguments.first(where: { $0.contains(offset) })
        else { return nil }
        let (name, value) = reader.name(of: argument)
        guard name == "semanticLabel", isInLine(value..<argument.upperBound) else { return nil }
        return line(replacing: value..<argument.upperBound, by: label)
    }

    // MARK: Labels

    /// Returns the line with another text, if the line has the whole of it.
    private func relabelled(_ change: CodeEdit.Label) -> String? {
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") && language.hasSingleQuotedTexts else {
            return nil
        }
        var reader = LiteralReader(
            bytes, at: offset, quote: quote, isTriple: false, hashes: 0, isRaw: false, language)
        guard reader.read().count == 1, reader.end < bytes.count, isInLine(offset..<reader.end) else { return nil }
        // A text that others are joined to does not end here.
        let neighbours = [bytes[..<offset].last { $0 > 0x20 }, bytes[reader.end...].first { $0 > 0x20 }]
        let range = offset + 1..<reader.end - 1
        let old = text(range)
        guard !neighbours.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") || $0 == quote }),
            !old.contains("\\")
        else { return nil }
        let new =
            switch change {
            case .withoutMarkAtEnd: String(old.dropLast())
            case .trimmed: old.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
        guard !new.isEmpty, new != old else { return nil }
        return line(replacing: range, by: new)
    }
}
