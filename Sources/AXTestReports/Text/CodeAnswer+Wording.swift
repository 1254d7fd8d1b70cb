import AXTree

/// What reports say about the place in the code.
extension CodeAnswer {
    private static let longestCode = 80

    /// The place, the code and the entry of the catalogue in one line: `code  App/CheckoutView.swift:42
    /// Button("Pay")`.
    package var line: String {
        let code = code.count > Self.longestCode ? code.prefix(Self.longestCode) + "…" : code
        var line = "code  "
        switch certainty {
        case .one: line += "\(place.path):\(place.line)  \(code)"
        case .near: line += "near \(place.path):\(place.line)  \(code)"
        case .several:
            line += "one of \(place.path):\(place.line)"
            if others.isEmpty { line = "code  perhaps \(place.path):\(place.line)  \(code)" }
            for other in others { line += ", \(other.path):\(other.line)" }
        }
        if let catalogue { line += "  (\(catalogue.key) in \(catalogue.file):\(catalogue.line))" }
        return line
    }

    /// The line, and below it what is to be added, `add   .accessibilityAddTraits(.isHeader)  after line 42`, or how the
    /// line would read, `edit  Icon(star, null)  in line 42`.
    package var lines: [String] {
        if let replacement {
            return [line, "edit  \(replacement.drop { $0 == " " || $0 == "\t" })  in line \(place.line)"]
        }
        guard let insertion else { return [line] }
        return [line, "add   \(insertion.drop { $0 == " " || $0 == "\t" })  after line \(place.line)"]
    }

    /// The line of the place and the inserted one, as they would read; `nil` if no edit is certain.
    package var suggestion: [String]? {
        if let replacement { return [replacement] }
        guard let insertion, excerpt.indices.contains(place.line - firstLine) else { return nil }
        return [excerpt[place.line - firstLine], insertion]
    }

    /// The excerpt with line numbers; a mark is before the line of the place.
    package var numberedExcerpt: [String] {
        let width = String(firstLine + excerpt.count).count
        return excerpt.enumerated().map { number, text in
            let line = firstLine + number
            let digits = String(line)
            return (line == place.line ? "> " : "  ") + String(repeating: " ", count: width - digits.count) + digits
                + " | " + text
        }
    }
}
