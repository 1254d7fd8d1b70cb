import AXReports
import AXAuditCore
import AXFormats
import AXSyntax
import AXTree

/// A folder that `xcrun xcresulttool export attachments` wrote: the attachments of its manifest, told apart by their
/// contents.
struct ExportFolder {
    /// An attachment with a tree.
    struct Dump {
        /// The name of the file.
        let name: String
        let entry: FileSystem.Entry
        let attachment: TestAttachment
    }

    /// The attachments with a tree, by test and time.
    private(set) var dumps: [Dump] = []
    /// The names of all files that the manifest lists, and of the manifest.
    private(set) var names: Set<String> = [ExportManifest.fileName]
    /// The attachments without a tree.
    private(set) var others = AttachmentCounts()
    /// What is wrong with the manifest, and files that are missing.
    private(set) var errors: [InputError] = []
    /// Attachments that hold no tree although they should, and audits without their tree.
    private(set) var notes: [String] = []

    /// The path of the folder as reports show it.
    private let path: String
    /// The path at which the folder is.
    private let storage: String

    /// An attachment and what its file is.
    private struct Item {
        let attachment: ExportManifest.Attachment
        let entry: FileSystem.Entry
        let kind: Kind
    }

    private enum Kind { case dump, picture, audit, other }

    /// The number of bytes that tell the kind of a file.
    private static let headSize = 65_536

    /// Reads the manifest of a folder, and looks at its files.
    ///
    /// - Parameter storage: The path at which the folder is, if it differs from the path that reports show.
    /// - Returns: `nil` for a folder that no export wrote.
    init?(_ path: String, storedAt storage: String? = nil, formats: [InputFormat]) {
        self.path = path
        self.storage = storage ?? path
        let file = FileSystem.joined(path, ExportManifest.fileName)
        let location = FileSystem.joined(self.storage, ExportManifest.fileName)
        // A manifest that cannot be read is found as an input, and reported as such.
        guard FileSystem.entry(at: location)?.kind == .regular,
            let bytes = try? FileSystem.read(location, as: .attachment)
        else {
            return nil
        }
        let source = SourceText(bytes)
        do throws(SyntaxErrors) {
            guard let manifest = try ExportManifest(bytes) else { return nil }
            let items = manifest.attachments.compactMap { item($0, source, formats) }
            add(items)
            if dumps.isEmpty, errors.isEmpty {
                notes.append(
                    "\(PathText.shown(path).printable): \(Wording.count(items.count, "attachment")), none of them with a tree; XCTest attaches one where an assertion about an element fails"
                )
            }
        } catch {
            errors = source.locations(of: error.errors.map(\.offset)).enumerated().map {
                InputError(file: PathText.shown(file), location: $1, message: error.errors[$0].message)
            }
            // Without the manifest nothing is known about the other files.
            names.formUnion((try? FileSystem.names(in: self.storage)) ?? [])
        }
    }

    // MARK: Kinds

    /// Returns an attachment with the kind of its file, or `nil` and an error if there is no such file in the folder.
    private mutating func item(
        _ attachment: ExportManifest.Attachment, _ source: SourceText, _ formats: [InputFormat]
    ) -> Item? {
        names.insert(attachment.file)
        let file = FileSystem.joined(storage, attachment.file)
        do throws(FileSystem.Failure) {
            guard let entry = FileSystem.entry(at: file) else {
                report(attachment, source, "is not in the folder")
                return nil
            }
            if let real = FileSystem.realPath(file), let folder = FileSystem.realPath(storage),
                !FileSystem.isPath(real, inside: folder)
            {
                report(attachment, source, "is a link to a file outside of the folder")
                return nil
            }
            guard entry.kind == .regular else {
                report(attachment, source, "is \(entry.kind.rawValue), not a regular file")
                return nil
            }
            return Item(attachment: attachment, entry: entry, kind: try kind(of: file, attachment, formats))
        } catch {
            report(attachment, source, "cannot be read: \(error.message)")
            return nil
        }
    }

    private mutating func report(_ attachment: ExportManifest.Attachment, _ source: SourceText, _ message: String) {
        errors.append(
            InputError(
                file: PathText.shown(FileSystem.joined(path, ExportManifest.fileName)),
                location: source.location(of: attachment.offset),
                message: "\"\(attachment.file.printable(limit: 60))\" of \(attachment.test.name.printable) \(message)"))
    }

    /// Returns what a file is. Its bytes decide, because the name of a recording can be that of a text about an error.
    private mutating func kind(
        of file: String, _ attachment: ExportManifest.Attachment, _ formats: [InputFormat]
    ) throws(FileSystem.Failure) -> Kind {
        let head = try FileSystem.beginning(of: file, as: .attachment, count: Self.headSize)
        if let binary = BinaryFile.kind(of: head) {
            switch binary.group {
            case .picture: others.pictures += 1
            case .video: others.videos += 1
            case .propertyList: others.propertyLists += 1
            case .packed, .other: others.others += 1
            }
            return binary.group == .picture ? .picture : .other
        }
        let bytes = head.count < Self.headSize ? head : try FileSystem.read(file, as: .attachment)
        if attachment.stem?.hasSuffix(Self.auditEnding) == true,
            (try? AuditFile.issues(bytes, isNamed: true)) != nil
        {
            return .audit
        }
        if WrittenFile(bytes) == nil, TreeReader.isDump(bytes, among: formats, unsupported: UnsupportedFormat.all) {
            return .dump
        }
        others.others += 1
        if attachment.isNamedHierarchy {
            notes.append(
                "\(PathText.shown(FileSystem.joined(path, attachment.file)).printable): the hierarchy of \(attachment.test.name.printable) holds no tree"
            )
        }
        return .other
    }

    // MARK: Order and names

    private mutating func add(_ items: [Item]) {
        let sorted = items.enumerated().sorted { one, other in
            let (first, second) = (Self.key(one.element.attachment), Self.key(other.element.attachment))
            return first == second ? one.offset < other.offset : first.lexicographicallyPrecedes(second)
        }.map(\.element)
        let pictures = Dictionary(grouping: sorted.filter { $0.kind == .picture }, by: \.attachment.test)
        var audits = Dictionary(grouping: sorted.filter { $0.kind == .audit }, by: \.attachment.test)
        var counts: [TestOrigin: Int] = [:]
        for item in sorted where item.kind == .dump {
            let test = item.attachment.test
            counts[test, default: 0] += 1
            let count = counts[test, default: 0]
            let picture = Self.nearest(to: item.attachment, among: pictures[test] ?? [])
            let audit = audits[test]?.firstIndex { Self.isAudit($0.attachment, of: item.attachment) }
                .flatMap { audits[test]?.remove(at: $0) }
            dumps.append(
                Dump(
                    name: item.attachment.file, entry: item.entry,
                    attachment: TestAttachment(
                        test: test, screenName: count > 1 ? "\(test.name) \(count)" : test.name,
                        picture: picture.map { FileSystem.joined(storage, $0.attachment.file) },
                        audit: audit.map { FileSystem.joined(storage, $0.attachment.file) },
                        storage: storage == path ? nil : FileSystem.joined(storage, item.attachment.file))))
        }
        let unused = Set(audits.values.joined().map(\.attachment.file))
        for item in sorted where unused.contains(item.attachment.file) {
            others.audits += 1
            notes.append(Self.note(onAudit: item.attachment, in: path))
        }
    }

    /// Returns a note on an audit whose tree is not among the attachments of the test, or has another name.
    private static func note(onAudit audit: ExportManifest.Attachment, in path: String) -> String {
        let file = PathText.shown(FileSystem.joined(path, audit.file)).printable
        let name = (audit.stem ?? "").dropLast(auditEnding.count)
        return
            "\(file): \(audit.test.name.printable) has no tree named \"\(String(name).printable(limit: 60))\", to which the audit of this name belongs"
    }

    /// Whether an attachment is the audit of a tree, by their names: `Basket.audit.json` with `Basket.json`.
    private static func isAudit(_ audit: ExportManifest.Attachment, of dump: ExportManifest.Attachment) -> Bool {
        guard let name = dump.stem else { return false }
        return audit.stem == name + auditEnding
    }

    /// How the name of an audit ends, without its extension.
    private static let auditEnding = ".audit"

    /// The order of attachments: by run of a test, then by time; those without a time are last.
    private static func key(_ attachment: ExportManifest.Attachment) -> [String] {
        let test = attachment.test
        // Seconds since 1970 have ten digits until the year 2286.
        let time = attachment.time.map { format($0) } ?? "~"
        return [
            test.name, test.configuration ?? "", test.device ?? "", test.deviceID ?? "",
            format(Double(test.repetition ?? 0)), time,
        ]
    }

    /// Returns a number so that the order of the texts is that of the numbers: `0000000012.345678`.
    private static func format(_ number: Double) -> String {
        let millionths = Int(exactly: (min(max(number, 0), 1e12) * 1e6).rounded()) ?? 0
        let digits = String(millionths)
        return String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }

    /// Returns the picture that was taken next to a dump: one of a failure for a dump of a failure, and the nearest in
    /// time.
    private static func nearest(to dump: ExportManifest.Attachment, among pictures: [Item]) -> Item? {
        let alike = pictures.filter { $0.attachment.isOfFailure == dump.isOfFailure }
        let candidates = alike.isEmpty ? pictures : alike
        guard let time = dump.time else { return candidates.count == 1 ? candidates[0] : nil }
        return candidates.filter { $0.attachment.time != nil }.min {
            abs(($0.attachment.time ?? 0) - time) < abs(($1.attachment.time ?? 0) - time)
        }
    }
}
