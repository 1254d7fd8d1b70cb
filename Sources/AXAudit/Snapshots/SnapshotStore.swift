import AXSyntax

/// A folder of references, one file a screen.
public struct SnapshotStore: Sendable {
    /// The folder.
    public var folder: String
    /// What the references look like, and what counts.
    public var settings: SnapshotSettings
    /// When references are written.
    public var mode: RecordMode
    /// What time references that are written say they were made at.
    public var time: SnapshotTime

    /// A store in a folder.
    public init(folder: String, settings: SnapshotSettings, mode: RecordMode, time: SnapshotTime) {
        self.folder = folder
        self.settings = settings
        self.mode = mode
        self.time = time
    }

    // MARK: Names

    /// What a screen's reference is called, without its extension: its name, else its file, without what file systems do
    /// not take.
    public static func name(of screen: Screen) -> String {
        // Outside of the folder it is seen from, a path says more about the machine than about the screen.
        let isElsewhere = screen.file.hasPrefix("/") || screen.file.hasPrefix("..")
        let file = isElsewhere ? FileSystem.name(of: screen.file) : screen.file
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return fileName(screen.name ?? (stem.isEmpty ? file : stem))
    }

    /// A title as the name of a file, without what file systems do not take.
    package static func fileName(_ title: String) -> String {
        var name = ""
        for scalar in title.unicodeScalars {
            let isTaken = scalar.value < 0x20 || scalar.value == 0x7F || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
            name.unicodeScalars.append(isTaken ? "-" : scalar)
        }
        name = name.trimmed
        if name.hasPrefix(".") { name = "_" + name.dropFirst() }
        // File systems stop at 255 bytes, and a temporary name takes some.
        while name.utf8.count > 200 { name.removeLast() }
        return name.isEmpty ? "screen" : name
    }

    /// The path of a screen's reference.
    public func path(of screen: Screen) -> String {
        FileSystem.joined(folder, Self.name(of: screen) + settings.style.fileExtension)
    }

    // MARK: Comparing and recording

    /// Holds a screen against its reference, and writes that if the mode says so.
    ///
    /// A reference that cannot be read is an error in every mode: what is in it may be somebody's work.
    public func check(_ screen: Screen, format: ElementFormatter? = nil) throws(InputErrors) -> SnapshotOutcome {
        let path = path(of: screen)
        if FileSystem.entry(at: path) == nil {
            if mode == .never { return .missing }
            if try create(path, screen, format) { return .recorded(nil) }
            // Another process was quicker; what it recorded is the reference.
        }
        let reference = try reference(at: path)
        guard let difference = try verified(screen, reference, format) else { return .equal }
        guard mode == .all || mode == .failed else { return .differs(difference) }
        try write(contents(screen, format), to: path)
        return .recorded(difference)
    }

    private func reference(at path: String) throws(InputErrors) -> SnapshotReference {
        let bytes: [UInt8]
        do { bytes = try FileSystem.read(path) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be read: \(error.message)")])
        }
        return try SnapshotReference(parsing: bytes, file: path, style: settings.style)
    }

    private func verified(
        _ screen: Screen, _ reference: SnapshotReference, _ format: ElementFormatter?
    ) throws(InputErrors) -> ScreenDifference? {
        do { return try Snapshot.verify(screen, against: reference, settings, format: format) } catch {
            throw InputErrors([InputError(file: screen.file, message: error.message)])
        }
    }

    /// The file of a screen's reference as it would be written now.
    public func contents(_ screen: Screen, _ format: ElementFormatter? = nil) throws(InputErrors) -> String {
        let redacted: Screen
        do { redacted = try Redactor(settings.redactions)(screen) } catch {
            throw InputErrors([InputError(file: screen.file, message: error.message)])
        }
        switch settings.style {
        case .text: return Snapshot.text(of: redacted, settings, format: format)
        case .json:
            var snapshot = JSONSnapshot(redacted, generated: time.description)
            snapshot.fileName = Self.name(of: screen) + SnapshotStyle.json.fileExtension
            return JSONSnapshotFile.text(snapshot)
        }
    }

    private func write(_ text: String, to path: String) throws(InputErrors) {
        do { try FileSystem.write(text, to: path) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be written: \(error.message)")])
        }
    }

    /// Writes a reference that is not there; false if it is there by now.
    private func create(_ path: String, _ screen: Screen, _ format: ElementFormatter?) throws(InputErrors) -> Bool {
        let text = try contents(screen, format)
        do { return try FileSystem.create(text, at: path) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be written: \(error.message)")])
        }
    }

    // MARK: Stale references

    /// The references in the folder that belong to none of the screens, of either style. Files that are no references are
    /// not among them.
    public func stale(besides screens: [Screen]) throws(InputErrors) -> [String] {
        let known = Set(screens.map(Self.name(of:)))
        let names: [String]
        do { names = try FileSystem.names(in: folder) } catch {
            throw InputErrors([InputError(file: folder, message: "cannot be entered: \(error.message)")])
        }
        return names.filter { name in
            guard let style = SnapshotStyle.allCases.first(where: { name.hasSuffix($0.fileExtension) }),
                !name.hasPrefix("."), !known.contains(String(name.dropLast(style.fileExtension.count)))
            else { return false }
            let path = FileSystem.joined(folder, name)
            guard let bytes = try? FileSystem.read(path), !bytes.isEmpty else { return false }
            return (try? SnapshotReference(parsing: bytes, file: path, style: style)) != nil
        }.map { FileSystem.joined(folder, $0) }
    }

    /// Removes a reference.
    public func remove(_ path: String) throws(InputErrors) {
        do { try FileSystem.remove(path) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be removed: \(error.message)")])
        }
    }
}
