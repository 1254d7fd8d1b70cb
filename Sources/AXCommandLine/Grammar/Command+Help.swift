extension Command {
    /// The help of the command.
    var help: String {
        var text = "\(summary)\n\nUsage: axaudit \(name)\(options.isEmpty ? "" : " [options]")"
        text += operands.map { " " + $0.usage }.joined() + "\n"
        if !options.isEmpty { text += "\nOptions:\n" + Self.table(options) }
        text += "\nCommon options:\n" + Self.table(OptionGroup.common)
        return notes.isEmpty ? text : text + "\n" + notes + "\n"
    }

    private static func table(_ options: [Option]) -> String {
        let width = options.map(\.usage.count).max() ?? 0
        return options.map { option in
            "  " + option.usage + String(repeating: " ", count: width - option.usage.count) + "  "
                + wrapped(option.description, to: 116 - width, indent: width + 4) + "\n"
        }.joined()
    }

    /// Returns the text in lines of at most `width` characters; all but the first are indented.
    private static func wrapped(_ text: String, to width: Int, indent: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty || line.count + 1 + word.count <= width {
                lines[lines.count - 1] += (line.isEmpty ? "" : " ") + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}
