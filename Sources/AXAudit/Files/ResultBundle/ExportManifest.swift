import AXSyntax
import AXTree

/// The `manifest.json` in the folder that `xcrun xcresulttool export attachments` writes: the attachments of each test.
package struct ExportManifest: Sendable {
    /// An attachment of a test.
    package struct Attachment: Sendable {
        /// The name of the file in the folder, as the manifest has it.
        package var file: String
        /// The name that the test or XCTest gave it, without the suffix of the export; `nil` if it has none.
        package var name: String?
        /// The run of the test.
        package var test: TestOrigin
        /// Whether it belongs to a failure.
        package var isOfFailure: Bool
        /// Seconds since the start of 1970, or `nil` if it is unknown.
        package var time: Double?
        /// The byte offset of the file's name in the manifest.
        package var offset: Int

        /// The name without extensions: `Basket` for `Basket.json`, `Basket.audit` for `Basket.audit.json.txt`.
        package var stem: String? {
            guard var stem = name else { return nil }
            while let ending = Self.endings.first(where: { stem.hasSuffix($0) }) { stem.removeLast(ending.count) }
            return stem
        }

        private static let endings = [".json", ".xml", ".txt"]

        /// Whether XCTest calls the attachment the hierarchy of an app.
        package var isNamedHierarchy: Bool { name?.lowercased().hasPrefix("app ui hierarchy") == true }
    }

    /// The name of the file.
    package static let fileName = "manifest.json"

    /// The attachments, in the order of the manifest.
    package private(set) var attachments: [Attachment] = []
    private var errors: [SyntaxError] = []
    private var files: Set<String> = []

    /// Reads a manifest.
    ///
    /// - Returns: `nil` for a file that is something else, such as the manifest of a web app.
    /// - Throws: All errors found, in a file that is the manifest of an export.
    package init?(_ bytes: [UInt8]) throws(SyntaxErrors) {
        let root: JSONValue
        do throws(SyntaxError) { root = try JSONDocument(parsing: bytes, from: bytes.byteOrderMarkLength).root } catch {
            if Self.mentionsFiles(bytes) { throw SyntaxErrors([error]) }
            return nil
        }
        guard Self.isManifest(root) else { return nil }
        for item in root.items { read(item) }
        guard errors.isEmpty else { throw SyntaxErrors(errors) }
    }

    /// Whether text that is no JSON is the manifest of an export, cut off or edited.
    private static func mentionsFiles(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(65_536), as: UTF8.self).contains("\"exportedFileName\"")
    }

    private static func isManifest(_ root: JSONValue) -> Bool {
        guard root.kind == .array else { return false }
        if root.isEmptyContainer { return true }
        return root.items.contains { $0["attachments"] != nil || $0["testIdentifier"] != nil }
    }

    private mutating func read(_ item: JSONValue) {
        do throws(SyntaxError) {
            let test = try Self.test(try item.asObject())
            for attachment in try item.objects("attachments") {
                do throws(SyntaxError) { try add(attachment, of: test) } catch { errors.append(error) }
            }
        } catch {
            errors.append(error)
        }
    }

    /// Returns the identifier of a test: `Class/test()`, else the end of its address, else words.
    private static func test(_ item: JSONValue) throws(SyntaxError) -> String {
        if let identifier = try item.optionalText("testIdentifier"), !identifier.isBlank { return identifier }
        // test://com.apple.xcode/Shop/ShopUITests/BasketUITests/testPay
        if let address = try item.optionalText("testIdentifierURL") {
            let parts = address.utf8.split(separator: UInt8(ascii: "/")).suffix(2).map { String(Substring($0)) }
            if !parts.isEmpty { return parts.joined(separator: "/") }
        }
        return "unknown test"
    }

    private mutating func add(_ object: JSONValue, of test: String) throws(SyntaxError) {
        let place = try object.required("exportedFileName")
        let file = try object.text("exportedFileName")
        if file.isEmpty || file == "." || file == ".."
            || file.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
        {
            throw place.error(
                found: "\"\(file.printable(limit: 60))\"", expected: "the name of a file in the folder of the manifest")
        }
        guard files.insert(file).inserted else {
            throw place.error(
                found: "\"\(file.printable(limit: 60))\" a second time", expected: "each file of one attachment only")
        }
        var origin = TestOrigin(
            identifier: test, configuration: try object.optionalText("configurationName"),
            device: try object.optionalText("deviceName"), deviceID: try object.optionalText("deviceId"))
        origin.repetition = try object.optionalCount("repetitionNumber")
        origin.arguments = try object.texts("arguments")
        var time: Double?
        if let value = object.optional("timestamp") {
            time = value.number
            if time == nil { throw value.error(expected: "the seconds since 1970") }
        }
        let name = try object.optionalText("suggestedHumanReadableName").map(Self.withoutSuffix)
        attachments.append(
            Attachment(
                file: file, name: name, test: origin, isOfFailure: try object.flag("isAssociatedWithFailure"),
                time: time, offset: place.offset))
    }

    /// Returns a name without what the export adds: `basket.png` for `basket_0_7B11C2AA-….png`.
    static func withoutSuffix(_ name: String) -> String {
        // Result bundles are read on Macs.
        guard #available(iOS 16, macOS 13, tvOS 16, *) else { return name }
        let suffix =
            #/_\d+_[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}(?<extension>\.[^.]*)?$/#
        guard let match = name.firstMatch(of: suffix) else { return name }
        return String(name[..<match.range.lowerBound]) + String(match.output.extension ?? "")
    }
}
