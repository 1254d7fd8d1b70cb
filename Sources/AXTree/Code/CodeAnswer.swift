/// The place in the sources that makes an element.
package struct CodeAnswer: Hashable, Sendable {
    /// The entry of a catalogue that has the text of the element.
    package struct Catalogue: Hashable, Sendable {
        /// The path of the file, relative to the folder that the user gave.
        package var file: String
        /// The number of the line, from 1.
        package var line: Int
        package var key: String

        package init(file: String, line: Int, key: String) {
            self.file = file
            self.line = line
            self.key = key
        }
    }

    /// The place, or the likeliest.
    package var place: CodePlace
    /// How sure it is.
    package var certainty: CodeCertainty
    /// Further places, the likeliest first; at most two.
    package var others: [CodePlace] = []
    /// The entry of the catalogue, if the text is from one.
    package var catalogue: Catalogue?
    /// What led to the place.
    package var evidence: CodeEvidence
    /// The line of code, without white space around it.
    package var code: String
    /// The lines around the place, for a reader without the files.
    package var excerpt: [String] = []
    /// The number of the first line of the excerpt.
    package var firstLine = 1
    /// The line that corrects the defect if it is inserted after that of the place; `nil` if no edit is certain.
    package var insertion: String?
    /// The line that corrects the defect if it replaces that of the place; `nil` if no such edit is certain.
    package var replacement: String?

    package init(place: CodePlace, certainty: CodeCertainty, evidence: CodeEvidence, code: String) {
        self.place = place
        self.certainty = certainty
        self.evidence = evidence
        self.code = code
    }
}
