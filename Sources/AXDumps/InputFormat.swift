import AXSyntax
import AXTree

/// A format of dumps that can be read.
///
/// Each format is declared in a file of its own, as an extension with one constant, and listed in `InputFormat.all`.
public struct InputFormat: Sendable {
    /// The identifier, as options and reports write it.
    public let id: String
    /// The name of the tool that writes the format, for messages and documentation. `nil` for axaudit's own tree.
    package let tool: String?
    /// A description of the format in one line.
    package let summary: String
    /// The command, call or file that gives a dump, as the table "Get a dump" of the documents shows it.
    package let dump: String
    /// Texts that are typical of a dump, by which messages find the formats that an unrecognised file resembles.
    package let words: [String]
    private let reader: Reader

    /// How documents of the format are told apart and read.
    package enum Reader: Sendable {
        case json(
            claim: @Sendable (JSONValue) -> FormatClaim?,
            read: @Sendable (JSONValue) throws(SyntaxErrors) -> [Screen])
        case xml(
            claim: @Sendable (XMLNodes) -> FormatClaim?,
            read: @Sendable (XMLNodes) throws(SyntaxErrors) -> [Screen])
        /// A text has no syntax from which its first line could be known, so the format finds it: `beginning` returns
        /// the byte offset at which the dump begins and the number of lines before it, or `nil` for any other text.
        case text(
            beginning: @Sendable (_ bytes: [UInt8], _ start: Int) -> (offset: Int, skippedLines: Int)?,
            read: @Sendable (TextDocument) throws(SyntaxErrors) -> [Screen])
    }

    package init(
        _ id: String, tool: String?, summary: String, dump: String, words: [String] = [], reader: Reader
    ) {
        self.id = id
        self.tool = tool
        self.summary = summary
        self.dump = dump
        self.words = words
        self.reader = reader
    }

    /// The format of `formats` with this identifier, or `nil` if there is none.
    package init?(id: String, in formats: [InputFormat]) {
        guard let format = formats.first(where: { $0.id == id }) else { return nil }
        self = format
    }

    /// The syntax in which the format is written.
    package var syntax: DumpSyntax {
        switch reader {
        case .json: .json
        case .xml: .xml
        case .text: .text
        }
    }

    /// Returns how certain it is that the document is in this format, or `nil` if it is not.
    package func claim(on document: DumpDocument) -> FormatClaim? {
        switch (reader, document) {
        case (.json(let claim, _), .json(let root)): claim(root)
        case (.xml(let claim, _), .xml(let nodes)): claim(nodes)
        case (.text(let beginning, _), .text(let document)):
            beginning(document.bytes, document.start) == nil ? nil : .certain
        default: nil
        }
    }

    /// Returns the screens of a document that begins at byte `start`.
    package func screens(
        of document: DumpDocument, at start: Int, naming names: SettingNames
    ) throws(SyntaxErrors) -> [Screen] {
        var screens: [Screen]
        switch (reader, document) {
        case (.json(_, let read), .json(let root)): screens = try read(root)
        case (.xml(_, let read), .xml(let nodes)): screens = try read(nodes)
        case (.text(_, let read), .text(let document)): screens = try read(document)
        default:
            throw SyntaxErrors(
                at: start, found: document.syntax.rawValue,
                expected: "\(syntax.rawValue), as required by \(names.inputFormat) \(id)")
        }
        for index in screens.indices {
            screens[index].origin.format = id
            screens[index].origin.tool = tool
            // axaudit's own tree says itself what is missing.
            if self != .axaudit { screens[index].findMissingContents() }
            let platform = screens[index].platform
            platform.complete(&screens[index])
        }
        return screens
    }

    /// Finds the beginning of a dump in a text. Always `nil` for formats in JSON or XML.
    package func beginning(in bytes: [UInt8], from start: Int) -> (offset: Int, skippedLines: Int)? {
        guard case .text(let beginning, _) = reader else { return nil }
        return beginning(bytes, start)
    }
}

extension InputFormat: Hashable {
    /// Whether the identifiers are equal.
    public static func == (one: InputFormat, other: InputFormat) -> Bool { one.id == other.id }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension InputFormat: CustomStringConvertible {
    /// The identifier.
    public var description: String { id }
}
