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
        var screens: [Screen]
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            screens = try json(bytes, from: start, format: format)
        case UInt8(ascii: "<"):
            screens = try xml(bytes, from: start, format: format)
        default:
            if case .refused(let name) = FormatDetector.verdict(text: bytes, from: start) {
                throw SyntaxErrors([SyntaxError(at: start, "this is \(name)")])
            }
            throw SyntaxErrors(unrecognised: unrecognised(bytes, at: start))
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            for index in screens.indices { screens[index].notes.insert("a byte order mark was passed over", at: 0) }
        }
        if loggedLines > 0 {
            let note =
                loggedLines == 1
                ? "1 line before the tree was passed over" : "\(loggedLines) lines before the tree were passed over"
            for index in screens.indices { screens[index].notes.insert(note, at: 0) }
        }
        return screens
    }

    private static func json(
        _ bytes: [UInt8], from start: Int, format: InputFormat?
    ) throws(SyntaxErrors) -> [Screen] {
        let document: JSONDocument
        do { document = try JSONDocument(parsing: bytes, from: start) } catch { throw SyntaxErrors([error]) }
        if let envelope = envelopedXML(document) { return try xml(inside: document, at: envelope, format: format) }
        switch try decide(format, FormatDetector.verdict(document), at: start, bytes) {
        case .axaudit: return try AxauditFormat.screens(of: document)
        case .idb: return tagged(try IDBFormat.screens(of: document), .idb)
        case .a11yuitests: return tagged(try A11yUITestsFormat.screens(of: document), .a11yuitests)
        case .wdaXML:
            throw SyntaxErrors([
                SyntaxError(
                    at: start, found: "JSON", expected: "XML, as --input-format \(InputFormat.wdaXML.rawValue) says")
            ])
        }
    }

    private static func xml(_ bytes: [UInt8], from start: Int, format: InputFormat?) throws(SyntaxErrors) -> [Screen] {
        let document: XMLDocument
        do { document = try XMLDocument(parsing: bytes, from: start) } catch { throw SyntaxErrors([error]) }
        switch try decide(format, FormatDetector.verdict(document), at: start, bytes) {
        case .wdaXML: return try WDAXMLFormat.screens(of: document)
        case let other:
            throw SyntaxErrors([
                SyntaxError(at: start, found: "XML", expected: "JSON, as --input-format \(other.rawValue) says")
            ])
        }
    }

    /// WebDriverAgent answers over HTTP with `{"value": "<?xml …", "sessionId": …}`.
    private static func envelopedXML(_ document: JSONDocument) -> Int? {
        guard let value = document.member("value", of: 0), document.nodes[value].kind == .string else { return nil }
        let start = Int(document.nodes[value].start)
        if document.bytes[start] == UInt8(ascii: "<") { return value }
        // Some writers of JSON escape angle brackets.
        let isEscaped =
            document.bytes[start...].starts(with: Array("\\u003c".utf8))
            || document.bytes[start...].starts(with: Array("\\u003C".utf8))
        return isEscaped ? value : nil
    }

    /// Reads the XML that stands in a JSON string. Places are those in the file, not in the string.
    private static func xml(
        inside document: JSONDocument, at value: Int, format: InputFormat?
    ) throws(SyntaxErrors) -> [Screen] {
        let (bytes, offsets) = document.mappedBytes(at: value)
        let end = Int(document.nodes[value].end)
        func offsetInFile(_ offset: Int) -> Int { offset < offsets.count ? Int(offsets[offset]) : end }
        do throws(SyntaxErrors) {
            var screens = try xml(bytes, from: 0, format: format)
            for screen in screens.indices {
                for index in screens[screen].elements.indices {
                    let offset = screens[screen].elements[index].offset
                    screens[screen].elements[index].sourceOffset = UInt32(offsetInFile(offset))
                }
            }
            return screens
        } catch {
            throw SyntaxErrors(error.errors.map { SyntaxError(at: offsetInFile($0.offset), $0.message) })
        }
    }

    private static func tagged(_ screens: [Screen], _ format: InputFormat) -> [Screen] {
        screens.map {
            var screen = $0
            screen.format = format
            return screen
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
        return SyntaxError(
            at: start, "no format recognised: the tree begins with \"\(beginning.printable)\"; tried \(formats)")
    }
}
