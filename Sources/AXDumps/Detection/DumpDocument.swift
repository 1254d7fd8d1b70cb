import AXSyntax
import AXTree

/// A dump after its syntax was parsed and before it is known which tool wrote it.
package enum DumpDocument: Sendable {
    case json(JSONValue)
    case xml(XMLNodes)
    case text(TextDocument)

    /// Parses a dump that begins at byte `start`. Its first character decides on the syntax.
    package init(
        parsing bytes: [UInt8], from start: Int, isAttachment: Bool = false, platform: Platform? = nil
    ) throws(SyntaxErrors) {
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            do { self = .json(try JSONDocument(parsing: bytes, from: start).root) } catch {
                throw SyntaxErrors([Self.markdownFence(in: bytes, error) ?? error])
            }
        case UInt8(ascii: "<"):
            do { self = .xml(try XMLDocument(parsing: bytes, from: start).tree) } catch { throw SyntaxErrors([error]) }
        default:
            self = .text(TextDocument(bytes: bytes, start: start, isAttachment: isAttachment, platform: platform))
        }
    }

    /// The syntax of the document.
    package var syntax: DumpSyntax {
        switch self {
        case .json: .json
        case .xml: .xml
        case .text: .text
        }
    }

    /// The error to report instead of `error` if a tree was copied together with the Markdown fence around it.
    private static func markdownFence(in bytes: [UInt8], _ error: SyntaxError) -> SyntaxError? {
        guard bytes[error.offset...].starts(with: "```".utf8) else { return nil }
        return SyntaxError(
            at: error.offset, found: "the end of a Markdown fence", expected: "only the tree in the file")
    }
}
