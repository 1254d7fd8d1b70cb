import AXSyntax

extension CodeAnswer {
    /// Returns the line that an edit inserts after the line of the place; `nil` if the edit is not certain there.
    ///
    /// It is certain if the place is the only one, its line is a whole call that makes a view of SwiftUI, and the lines
    /// after it do not use the modifier already.
    package func insertion(_ edit: CodeEdit) -> String? {
        let number = place.line - firstLine
        guard certainty == .one, !edit.modifier.isEmpty, place.file.hasSuffix(".swift"),
            excerpt.indices.contains(number)
        else { return nil }
        let (indentation, call) = Self.parts(excerpt[number])
        guard Self.isView(call) else { return nil }
        let following = excerpt[(number + 1)...].map { Self.parts($0) }
        if following.contains(where: { $0.text.contains(edit.name) }) { return nil }
        if let next = following.first, next.text.hasPrefix(".") { return next.indentation + edit.modifier }
        return indentation + (indentation.contains("\t") ? "\t" : "    ") + edit.modifier
    }

    /// Returns the white space at the beginning of a line, and the rest.
    private static func parts(_ line: String) -> (indentation: Substring, text: Substring) {
        let indentation = line.prefix { $0 == " " || $0 == "\t" }
        var text = line.dropFirst(indentation.count)
        while text.last?.isWhitespace == true { text.removeLast() }
        return (indentation, text)
    }

    /// The views of SwiftUI whose traits are set by a modifier.
    private static let views = ["Button", "Image", "Label", "Link", "Text"]

    /// Returns whether a text is one call that makes a view, from its name to its last parenthesis.
    private static func isView(_ text: Substring) -> Bool {
        guard let open = text.firstIndex(of: "("), views.contains(String(text[..<open])) else { return false }
        var depth = 0
        var isInString = false
        var index = open
        while index < text.endIndex {
            let character = text[index]
            if isInString {
                // The code in a string is not read: what it contains may end the string.
                if character == "\\" {
                    text.formIndex(after: &index)
                    if index == text.endIndex || text[index] == "(" { return false }
                }
                if character == "\"" { isInString = false }
            } else {
                switch character {
                case "\"": isInString = true
                case "(": depth += 1
                case ")": depth -= 1
                default: break
                }
                if depth == 0 { return text.index(after: index) == text.endIndex }
            }
            text.formIndex(after: &index)
        }
        return false
    }
}
