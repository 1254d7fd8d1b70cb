import AXSyntax
import AXTree

/// Reads the bytes of a dump, whatever its format.
public enum TreeReader {
    /// The screens of a dump. `format` forces one; else the content decides.
    ///
    /// - Throws: every problem found, with its place in the file.
    public static func read(
        _ bytes: [UInt8], file: String, format: InputFormat? = nil
    ) throws(TreeErrors) -> [Screen] {
        let text = SourceText(bytes)
        do throws(SyntaxErrors) {
            var screens = try screens(of: bytes, format: format)
            for index in screens.indices {
                screens[index].file = file
                screens[index].source = text
            }
            return screens
        } catch {
            let errors = error.errors.sorted { $0.offset < $1.offset }
            let positions = text.positions(of: errors.map(\.offset))
            throw TreeErrors(
                zip(errors, positions).map { TreeError(file: file, position: $1, message: $0.message) },
                isUnrecognised: error.isUnrecognised)
        }
    }

    private static func screens(of bytes: [UInt8], format: InputFormat?) throws(SyntaxErrors) -> [Screen] {
        let (start, loggedLines) = FormatDetector.start(in: bytes)
        guard start < bytes.count else {
            throw SyntaxErrors([SyntaxError(at: 0, found: "an empty file", expected: "an accessibility tree")])
        }
        if isUTF16(bytes) {
            throw SyntaxErrors([
                SyntaxError(at: 0, found: "UTF-16", expected: "UTF-8; iconv -f UTF-16 -t UTF-8 makes it that")
            ])
        }
        var screens = try screens(of: bytes, from: start, format: format)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            for index in screens.indices { screens[index].notes.insert("a byte order mark was passed over", at: 0) }
        }
        if loggedLines > 0 {
            for index in screens.indices { screens[index].notes.insert(note(loggedLines: loggedLines), at: 0) }
        }
        return screens
    }

    /// The note on lines that do not belong to the tree.
    private static func note(loggedLines count: Int) -> String {
        count == 1 ? "1 line before the tree was passed over" : "\(count) lines before the tree were passed over"
    }

    private static func screens(
        of bytes: [UInt8], from start: Int, format: InputFormat?
    ) throws(SyntaxErrors) -> [Screen] {
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): try json(bytes, from: start, format: format)
        case UInt8(ascii: "<"): try xml(bytes, from: start, format: format)
        default: try text(bytes, from: start, format: format)
        }
    }

    private static func json(
        _ bytes: [UInt8], from start: Int, format: InputFormat?
    ) throws(SyntaxErrors) -> [Screen] {
        let document: JSONDocument
        do { document = try JSONDocument(parsing: bytes, from: start) } catch {
            throw SyntaxErrors([endsInFence(bytes, error) ?? error])
        }
        if let envelope = envelopedText(document) { return try tree(inside: document, at: envelope, format: format) }
        let decided = try decide(format, FormatDetector.verdict(document), at: start, bytes)
        guard let reader = FormatDetector.jsonFormats.first(where: { $0.format == decided }) else {
            throw mismatch("JSON", decided, at: start)
        }
        var screens: [Screen]
        do { screens = try reader.screens(document) } catch {
            let isSure = format != nil || decided != .axaudit || AxauditFormat.isSure(of: document)
            throw isSure ? error : SyntaxErrors(error.errors, isUnrecognised: true)
        }
        for index in screens.indices { screens[index].format = decided }
        return screens
    }

    /// What is wrong with a tree that was copied together with the fence that Markdown puts around it.
    private static func endsInFence(_ bytes: [UInt8], _ error: SyntaxError) -> SyntaxError? {
        guard bytes[error.offset...].starts(with: Array("```".utf8)) else { return nil }
        return SyntaxError(
            at: error.offset, found: "the end of a Markdown fence", expected: "the tree alone in its file")
    }

    private static func xml(_ bytes: [UInt8], from start: Int, format: InputFormat?) throws(SyntaxErrors) -> [Screen] {
        let document: XMLDocument
        if FormatDetector.isWebPage(bytes, at: start) {
            throw SyntaxErrors(unrecognised: unrecognised(bytes, at: start))
        }
        do { document = try XMLDocument(parsing: bytes, from: start) } catch { throw SyntaxErrors([error]) }
        let decided = try decide(format, FormatDetector.verdict(document), at: start, bytes)
        guard decided == .wdaXML else { throw mismatch("XML", decided, at: start) }
        return try WDAXMLFormat.screens(of: document)
    }

    private static func text(
        _ bytes: [UInt8], from start: Int, format: InputFormat?
    ) throws(SyntaxErrors) -> [Screen] {
        let decided = try decide(format, FormatDetector.verdict(text: bytes, from: start), at: start, bytes)
        guard decided == .xcuitestDescription else { throw mismatch("text", decided, at: start) }
        return try XCUITestDescriptionFormat.screens(of: bytes, from: start)
    }

    private static func mismatch(_ found: String, _ forced: InputFormat, at start: Int) -> SyntaxErrors {
        let expected =
            switch forced {
            case .wdaXML: "XML"
            case .xcuitestDescription: "text"
            default: "JSON"
            }
        return SyntaxErrors([
            SyntaxError(
                at: start, found: found, expected: "\(expected), as --input-format \(forced.rawValue) says")
        ])
    }

    /// WebDriverAgent answers over HTTP with `{"value": "<?xml …", "sessionId": …}`, and so it does with a description.
    private static func envelopedText(_ document: JSONDocument) -> Int? {
        guard let value = document.member("value", of: 0), document.nodes[value].kind == .string,
            document.member("type", of: 0) == nil
        else { return nil }
        let head = document.utf8(at: value, limit: 4_096)
        let (start, _) = FormatDetector.start(in: head)
        guard start < head.count else { return nil }
        return head[start] == UInt8(ascii: "<") || XCUITestDescriptionFormat.beginning(in: head, from: start) != nil
            ? value : nil
    }

    /// Reads the tree that stands in a JSON string. Places are those in the file, not in the string.
    private static func tree(
        inside document: JSONDocument, at value: Int, format: InputFormat?
    ) throws(SyntaxErrors) -> [Screen] {
        let bytes = document.utf8(at: value)
        let (start, _) = FormatDetector.start(in: bytes)
        do throws(SyntaxErrors) {
            var screens =
                try bytes[start] == UInt8(ascii: "<")
                ? xml(bytes, from: start, format: format) : text(bytes, from: start, format: format)
            for screen in screens.indices {
                let offsets = document.offsets(of: screens[screen].elements.map(\.offset), inStringAt: value)
                for (index, offset) in offsets.enumerated() {
                    screens[screen].elements[index].offset = offset
                }
            }
            return screens
        } catch {
            let errors = error.errors.sorted { $0.offset < $1.offset }
            let offsets = document.offsets(of: errors.map(\.offset), inStringAt: value)
            throw SyntaxErrors(zip(errors, offsets).map { SyntaxError(at: $1, $0.message) })
        }
    }

    /// The format to read: the forced one, else the one the content shows.
    private static func decide(
        _ forced: InputFormat?, _ verdict: FormatDetector.Verdict, at start: Int, _ bytes: [UInt8]
    ) throws(SyntaxErrors) -> InputFormat {
        if let forced { return forced }
        switch verdict {
        case .format(let format): return format
        case .refused(let name): throw SyntaxErrors([SyntaxError(at: start, "this is \(name)")])
        case .unknown: throw SyntaxErrors(unrecognised: unrecognised(bytes, at: start))
        }
    }

    /// Names what was tried, and shows how the file begins.
    private static func unrecognised(_ bytes: [UInt8], at start: Int) -> SyntaxError {
        let beginning = String(decoding: bytes[start..<min(start + 40, bytes.count)], as: UTF8.self)
        let formats = InputFormat.allCases.map(\.rawValue).joined(separator: ", ")
        var message = "no format recognised: the tree begins with \"\(beginning.printable)\"; tried \(formats)"
        if FormatDetector.isScript(bytes, at: start) {
            message += "; this is JavaScript: save the tree alone, as JSON"
        } else if FormatDetector.isWebPage(bytes, at: start) {
            message += "; this is a web page, with which servers answer when something went wrong: look at the address"
        }
        return SyntaxError(at: start, message)
    }

    /// The encodings that tools on Windows write, and other tools on request.
    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }
}
