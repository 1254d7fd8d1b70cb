/// A position in a text, from which a detector reads on.
struct TextScanner {
    /// The text.
    let scalars: [Unicode.Scalar]
    /// The index of the next scalar.
    var position = 0

    /// Creates a scanner at the start of a text.
    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The next scalar; `nil` at the end.
    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
    /// The scalar before the position; `nil` at the start.
    var previous: Unicode.Scalar? { position > 0 ? scalars[position - 1] : nil }

    /// Passes a word, if it is next.
    mutating func skip(_ word: String) -> Bool {
        guard scalars[position...].starts(with: word.unicodeScalars) else { return false }
        position += word.unicodeScalars.count
        return true
    }

    /// Passes one of some signs, if it is next.
    mutating func skip(oneOf signs: String) -> Bool {
        guard let next, signs.unicodeScalars.contains(next) else { return false }
        position += 1
        return true
    }

    /// Passes a text that matches a pattern, if it is next. In the pattern, `0` means any digit, `A` any capital letter
    /// and `a` any small letter; other characters mean themselves.
    mutating func skip(form: String) -> Bool {
        guard scalars.count - position >= form.unicodeScalars.count else { return false }
        let fits = zip(scalars[position...], form.unicodeScalars).allSatisfy { scalar, expected in
            switch expected {
            case "0": scalar.isDigit
            case "A": scalar.isUppercaseLetter
            case "a": scalar.isLowercaseLetter
            default: scalar == expected
            }
        }
        if fits { position += form.unicodeScalars.count }
        return fits
    }

    /// Passes the scalars of a kind, and returns them.
    @discardableResult
    mutating func read(while isWanted: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
        let read = scalars[position...].prefix(while: isWanted)
        position = read.endIndex
        return read
    }

    /// Returns the first piece that `isPiece` passes, which is called at each scalar of the text.
    mutating func first(where isPiece: (inout TextScanner) -> Bool) -> String? {
        for start in scalars.indices {
            position = start
            if isPiece(&self) { return String(scalars[start..<position]) }
        }
        return nil
    }
}

extension String {
    /// Creates a text of scalars.
    init(_ scalars: ArraySlice<Unicode.Scalar>) { self.init(UnicodeScalarView(scalars)) }

    /// Returns whether the whole text is of a form, see `TextScanner.skip(form:)`.
    func hasForm(_ form: String) -> Bool {
        guard utf8.count == form.utf8.count else { return false }
        var scanner = TextScanner(self)
        return scanner.skip(form: form) && scanner.next == nil
    }
}
