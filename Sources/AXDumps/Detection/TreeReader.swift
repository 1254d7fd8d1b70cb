import AXSyntax
import AXTree

/// Reads dumps.
public struct TreeReader: Sendable {
    /// Tells the formats apart.
    package let detector: FormatDetector
    /// The format to read, or `nil` if the content decides.
    package let forced: InputFormat?
    /// The names of settings in errors.
    let settingNames: SettingNames
    /// The platform of dumps that do not tell it, or `nil` if the caller does not know it.
    package let platform: Platform?
    /// Whether dumps are files that XCTest attached to a test.
    let readsAttachments: Bool

    package init(
        detector: FormatDetector, forced: InputFormat?, settingNames: SettingNames = .api, platform: Platform? = nil,
        readsAttachments: Bool = false
    ) {
        self.detector = detector
        self.forced = forced
        self.settingNames = settingNames
        self.platform = platform
        self.readsAttachments = readsAttachments
    }

    /// Reads the screens of a dump in axaudit's own format, or in another one of `formats`.
    ///
    /// The formats of other tools are in the product AXAudit. With `import AXAudit`, a call without `among:` reads all.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The path of the file, for messages.
    ///   - format: The format of the dump, or `nil` if the content decides.
    ///   - formats: The formats that can be read.
    /// - Throws: All errors found, with their locations.
    public static func read(
        _ bytes: [UInt8], file: String, format: InputFormat? = nil, among formats: [InputFormat] = [.axaudit]
    ) throws(InputErrors) -> [Screen] {
        try read(bytes, file: file, format: format, among: formats, unsupported: [])
    }

    /// Reads the screens of a dump in one of `formats`.
    package static func read(
        _ bytes: [UInt8], file: String, format: InputFormat? = nil, among formats: [InputFormat],
        unsupported: [UnsupportedFormat], naming names: SettingNames = .api,
        platform: Platform? = nil, isAttachment: Bool = false
    ) throws(InputErrors) -> [Screen] {
        let reader = TreeReader(
            detector: FormatDetector(formats: formats, unsupported: unsupported), forced: format, settingNames: names,
            platform: platform, readsAttachments: isAttachment)
        let converted = TextEncoding.utf8(of: bytes)
        let bytes = converted ?? bytes
        var text = SourceText(bytes)
        do throws(SyntaxErrors) {
            var screens = try reader.screens(of: bytes)
            if converted != nil { screens.insertNote("read as UTF-16") }
            for index in screens.indices {
                screens[index].origin.file = file
                // The screens of a file follow each other: each begins where the locations of the one before were
                // counted.
                if screens.count > 1, let first = screens[index].elements.first {
                    text = text.located(from: first.offset)
                }
                screens[index].origin.source = text
            }
            return screens
        } catch {
            throw InputErrors(error, in: text, file: file)
        }
    }

    /// Returns whether a file contains a dump, also one with errors. Other files of a test, such as logs, do not.
    package static func isDump(
        _ bytes: [UInt8], among formats: [InputFormat], unsupported: [UnsupportedFormat]
    ) -> Bool {
        let reader = TreeReader(detector: FormatDetector(formats: formats, unsupported: unsupported), forced: nil)
        guard BinaryFile.kind(of: bytes) == nil else { return false }
        let bytes = TextEncoding.utf8(of: bytes) ?? bytes
        let (start, _) = reader.detector.start(in: bytes)
        guard start < bytes.count, !FormatDetector.isWebPage(bytes, at: start) else { return false }
        do throws(SyntaxErrors) {
            let document = try DumpDocument(parsing: bytes, from: start)
            if case .json(let root) = document, reader.embeddedDump(in: root) != nil { return true }
            guard case .format(let format, let claim) = reader.detector.verdict(on: document) else { return false }
            if claim > .doubtful { return true }
            let screens = try format.screens(of: document, at: start, naming: .api)
            return screens.contains { !$0.elements.isEmpty }
        } catch {
            // axaudit's own tree, cut off.
            let head = bytes[start..<min(start + 64, bytes.count)].filter { $0 > 0x20 }
            return head.starts(with: "{\"axaudit\":".utf8)
        }
    }

    /// Reads the screens of a dump.
    ///
    /// - Parameter readEnvelope: Returns the screens of a JSON document if it is an envelope, or `nil`.
    package func screens(
        of bytes: [UInt8], envelope readEnvelope: (JSONValue) throws(SyntaxErrors) -> [Screen]? = { _ in nil }
    ) throws(SyntaxErrors) -> [Screen] {
        if let kind = BinaryFile.kind(of: bytes) {
            // A dump that was packed is one, unlike a picture.
            throw SyntaxErrors(
                [SyntaxError(at: 0, found: kind.name, expected: "an accessibility tree")],
                isUnrecognised: kind.group != .packed)
        }
        let (start, skippedLines) = detector.start(in: bytes)
        guard start < bytes.count else {
            throw SyntaxErrors(
                at: 0, found: "an empty file",
                expected: "an accessibility tree; a tool failed to dump one, or this is the output of an earlier run: "
                    + "remove it")
        }
        if let encoding = TextEncoding.name(of: bytes) {
            throw SyntaxErrors(
                at: 0, found: encoding, expected: "UTF-8; convert the file with iconv -f \(encoding) -t UTF-8")
        }
        let document = try parse(bytes, from: start)
        var screens: [Screen]
        if case .json(let root) = document, let read = try readEnvelope(root) {
            screens = read
        } else if case .json(let root) = document, let value = embeddedDump(in: root) {
            screens = try self.screens(of: root, inString: value)
        } else {
            screens = try self.screens(of: document, bytes, at: start)
        }
        if bytes.byteOrderMarkLength > 0 { screens.insertNote("skipped a byte order mark") }
        if skippedLines > 0 {
            screens.insertNote("skipped \(skippedLines) \(skippedLines == 1 ? "line" : "lines") before the tree")
        }
        return screens
    }

    private func parse(_ bytes: [UInt8], from start: Int) throws(SyntaxErrors) -> DumpDocument {
        let bytes = bytes[start] == UInt8(ascii: "<") ? UIAutomatorMessage.removed(from: bytes) : bytes
        if FormatDetector.isWebPage(bytes, at: start) {
            // Markdown reports of other tools begin with HTML. What a proxy answers is a dump that failed.
            let isMarkdown = bytes[start...].starts(with: "<details>".utf8)
            throw SyntaxErrors([unrecognised(bytes, at: start)], isUnrecognised: isMarkdown)
        }
        do throws(SyntaxErrors) {
            return try DumpDocument(
                parsing: bytes, from: start, isAttachment: readsAttachments, platform: platform)
        } catch {
            throw SyntaxErrors(error.errors, isUnrecognised: isForeign(bytes, from: start))
        }
    }

    /// Whether a file that cannot be parsed is of another kind: in no known format when what is unusual in its syntax
    /// is left out.
    private func isForeign(_ bytes: [UInt8], from start: Int) -> Bool {
        if forced != nil { return false }
        if bytes[start] == UInt8(ascii: "<") { return isUnknown(plainXML(bytes, start)) }
        if Self.hasBareName(bytes, start) { return true }
        // A tsconfig.json has comments and trailing commas, and each line of a log can be JSON.
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        return isUnknown(try? .json(JSONDocument(parsing: bytes, from: start, dialect: .commented).root))
            || bytes[start] == UInt8(ascii: "{") && isUnknown(try? .json(JSONDocument(parsing: Array(line)).root))
    }

    /// Whether an object begins with a name without quotes, as in JSON5. No tool writes such dumps.
    private static func hasBareName(_ bytes: [UInt8], _ start: Int) -> Bool {
        guard bytes[start] == UInt8(ascii: "{") else { return false }
        let lines = bytes[(start + 1)...].split(separator: UInt8(ascii: "\n")).lazy.map { $0.drop { $0 <= 0x20 } }
        let first = lines.first { !$0.isEmpty && !$0.starts(with: "//".utf8) }?.first ?? 0
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
    }

    /// Parses XML without its declarations, without entities, and with every character in UTF-8. Returns `nil` if that
    /// fails.
    private func plainXML(_ bytes: [UInt8], _ start: Int) -> DumpDocument? {
        var bytes = bytes
        func blank(_ range: Range<Int>) { for index in range { bytes[index] = UInt8(ascii: " ") } }
        if bytes[start...].starts(with: "<?xml".utf8), let end = bytes[start...].firstRange(of: Array("?>".utf8)) {
            blank(start..<end.upperBound)
        }
        if let declaration = bytes[start...].firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound,
            let end = XMLDocument.endOfDocumentType(in: bytes, at: declaration)
        {
            blank(declaration..<end)
        }
        for index in start..<bytes.count where bytes[index] == UInt8(ascii: "&") || bytes[index] >= 0x80 {
            bytes[index] = UInt8(ascii: "?")
        }
        return try? DumpDocument(parsing: bytes, from: bytes[start...].firstIndex { $0 > 0x20 } ?? start)
    }

    /// Whether a document was parsed and is in no known format.
    private func isUnknown(_ document: DumpDocument?) -> Bool {
        guard let document else { return false }
        switch detector.verdict(on: document) {
        case .unknown, .format(_, .doubtful): return true
        case .format, .unsupported: return false
        }
    }

    /// Reads a parsed document in the forced format, or in the one that its content shows.
    package func screens(
        of document: DumpDocument, _ bytes: [UInt8], at start: Int
    ) throws(SyntaxErrors) -> [Screen] {
        if let forced { return try forced.screens(of: document, at: start, naming: settingNames) }
        switch detector.verdict(on: document) {
        case .format(let format, let claim):
            do { return try format.screens(of: document, at: start, naming: settingNames) } catch {
                throw claim == .doubtful ? SyntaxErrors(error.errors, isUnrecognised: true) : error
            }
        case .unsupported(let name): throw SyntaxErrors([SyntaxError(at: start, "this is \(name)")])
        case .unknown:
            let hint = ForeignFile.hint(on: document)
            throw SyntaxErrors(unrecognised: unrecognised(bytes, at: start, hint: hint))
        }
    }

    /// The string that is the whole dump, or `nil` if there is none. WebDriverAgent answers over HTTP with
    /// `{"value": "<?xml …", "sessionId": …}`.
    private func embeddedDump(in root: JSONValue) -> JSONValue? {
        guard let value = root["value"], value.kind == .string, root["type"] == nil else { return nil }
        let head = value.utf8(limit: 4_096)
        let (start, _) = detector.start(in: head)
        guard start < head.count else { return nil }
        let isDump =
            head[start] == UInt8(ascii: "<")
            || detector.formats.contains { $0.beginning(in: head, from: start) != nil }
        return isDump ? value : nil
    }

    /// Reads the dump in a JSON string. Its locations are those in the file, not in the string.
    package func screens(of envelope: JSONValue, inString value: JSONValue) throws(SyntaxErrors) -> [Screen] {
        let density = try SyntaxErrors.of { () throws(SyntaxError) in try AppiumCapabilities.density(in: envelope) }
        let bytes = value.utf8()
        let (start, _) = detector.start(in: bytes)
        guard start < bytes.count else {
            throw SyntaxErrors(at: value.offset, found: "an empty string", expected: "a dump")
        }
        do throws(SyntaxErrors) {
            var screens = try self.screens(of: try parse(bytes, from: start), bytes, at: start)
            for screen in screens.indices {
                let offsets = value.offsets(of: screens[screen].elements.map(\.offset))
                for (index, offset) in offsets.enumerated() { screens[screen].elements[index].offset = offset }
                if screens[screen].hasFramesInPixels, let density { screens[screen].setDensity(density) }
            }
            return screens
        } catch {
            let errors = error.errors.sorted { $0.offset < $1.offset }
            let offsets = value.offsets(of: errors.map(\.offset))
            throw SyntaxErrors(zip(errors, offsets).map { SyntaxError(at: $1, $0.message) })
        }
    }

    /// The error that shows how the file begins and says what it is or which formats are nearest.
    private func unrecognised(_ bytes: [UInt8], at start: Int, hint: String? = nil) -> SyntaxError {
        let beginning = String(decoding: bytes[start..<min(start + 40, bytes.count)], as: UTF8.self)
        let message = "no format recognised: the tree begins with \"\(beginning.printable)\"; "
        return SyntaxError(at: start, message + (hint ?? kind(of: bytes, at: start)))
    }

    /// What a file is, or which formats are nearest.
    private func kind(of bytes: [UInt8], at start: Int) -> String {
        if FormatDetector.isScript(bytes, at: start) { return "this is JavaScript: save only the tree, as JSON" }
        if FormatDetector.isWebPage(bytes, at: start) { return UnsupportedFormat.webPage }
        if detector.formats == [.axaudit] {
            return "expected axaudit's own format: the formats of other tools are in the product AXAudit"
        }
        let names = detector.likelyFormats(for: bytes[start...]).map(\.id)
        if names.isEmpty { return "it has nothing of the \(detector.formats.count) formats that can be read" }
        return "the nearest \(names.count == 1 ? "format is" : "formats are") \(names.joined(separator: ", "))"
    }
}

extension [Screen] {
    /// Adds a note about the whole file, before those about each screen.
    fileprivate mutating func insertNote(_ note: String) {
        for index in indices { self[index].origin.notes.insert(note, at: 0) }
    }
}
