/// A place in the sources.
package struct CodePlace: Hashable, Sendable {
    /// The path of the file, relative to the folder that the user gave.
    package var file: String
    /// The path of the file with that folder, as the user gave it.
    package var path: String
    /// The number of the line, from 1.
    package var line: Int
    /// The number of the column, from 1.
    package var column: Int

    package init(file: String, path: String, line: Int, column: Int) {
        self.file = file
        self.path = path
        self.line = line
        self.column = column
    }
}
