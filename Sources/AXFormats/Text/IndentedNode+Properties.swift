extension IndentedNode {
    /// Returns the properties, each with the lines that continue it: those further to the right than the first one, and
    /// those that begin with a bracket, as wrapped lists do.
    ///
    /// - Parameter width: The number of characters at which the producer wraps lines.
    func properties(in bytes: [UInt8], wrappedAt width: Int) -> [String] {
        let lines = properties.filter { $0.column > line.column }
        guard let column = lines.first(where: { $0.start < $0.end })?.column else { return [] }
        var texts: [String] = []
        for line in lines {
            let content = line.content(in: bytes)
            if line.column == column, !content.isEmpty, !content.hasPrefix("[") || texts.isEmpty {
                texts.append(content)
            } else if let text = texts.last, !content.isEmpty || text.contains("\"") {
                let next = line.text(fromColumn: column + 2, in: bytes)
                // A line is wrapped if the first word of the next one had no space on it.
                let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
                let isWrapped = last.count + next.prefix { $0 != " " }.count >= width - 2
                texts[texts.count - 1] = text + (isWrapped ? " " : "\n") + next
            }
        }
        return texts
    }

    /// Returns the properties in brackets at the end of the line of the node, which commas separate:
    /// `(STALE, owner: null, Rect.fromLTRB(0.0, 0.0, 5.0, 5.0), label: "A, b")`.
    func propertiesInBrackets(in bytes: [UInt8]) -> [String] {
        let list = line.content(in: bytes).drop { $0 != "(" }
        guard list.hasSuffix(")") else { return [] }
        var depth = 0
        var isQuoted = false
        let parts = list.dropFirst().dropLast().split { character in
            switch character {
            case "\"": isQuoted.toggle()
            case "(" where !isQuoted, "[" where !isQuoted: depth += 1
            case ")" where !isQuoted, "]" where !isQuoted: depth -= 1
            default: break
            }
            return character == "," && depth == 0 && !isQuoted
        }
        return parts.map { String($0.drop { $0 == " " }) }
    }
}
