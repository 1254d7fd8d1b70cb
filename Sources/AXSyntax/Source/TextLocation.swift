/// A location in a text: line and column, both counted from 1.
public struct TextLocation: Hashable, Sendable {
    /// The line, from 1. Lines end with a line feed.
    public var line: Int
    /// The Unicode scalar within the line, from 1.
    public var column: Int

    /// Creates the location at `line` and `column`.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
