/// A place in a text as editors count it: both from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
    /// The line, from 1. Lines end with a line feed.
    public var line: Int
    /// The Unicode scalar in its line, from 1.
    public var column: Int

    /// The place at `line` and `column`.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
