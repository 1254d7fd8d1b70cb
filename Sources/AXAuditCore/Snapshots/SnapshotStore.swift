import AXSyntax

/// A folder of references, with one file for each screen.
package struct SnapshotStore: Sendable {
    /// The folder.
    package var folder: String
    /// The style of the references, the attributes to compare and the redactions.
    package var settings: SnapshotSettings
    /// When references are written.
    package var mode: RecordMode
    /// The time that JSON references are written with.
    package var time: SnapshotTime
    /// The names of settings in remarks.
    package var settingNames = SettingNames.api

    /// Creates a store.
    package init(folder: String, settings: SnapshotSettings, mode: RecordMode, time: SnapshotTime) {
        self.folder = folder
        self.settings = settings
        self.mode = mode
        self.time = time
    }

    // MARK: Names

    /// Returns the name of a screen's reference without its extension: the screen's name or its file, as a valid file
    /// name.
    package static func name(of screen: Screen) -> String {
        // The path of a file outside of the working directory depends on the machine.
        let isOutside = screen.origin.file.hasPrefix("/") || screen.origin.file.hasPrefix("..")
        let file = isOutside ? FileSystem.name(of: screen.origin.file) : screen.origin.file
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return fileName(screen.name ?? (stem.isEmpty ? file : stem))
    }

    /// Returns a title with the characters replaced that file systems do not allow in a file name.
    package static func fileName(_ title: String) -> String {
        var name = ""
        for scalar in title.unicodeScalars {
            let isForbidden =
                scalar.value < 0x20 || scalar.value == 0x7F || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
            name.unicodeScalars.append(isForbidden ? "-" : scalar)
        }
        name = name.trimmed
        if name.hasPrefix(".") { name = "_" + name.dropFirst() }
        // File names are limited to 255 bytes, and an extension follows.
        while name.utf8.count > 200 { name.removeLast() }
        return name.isEmpty ? "screen" : name
    }

    /// Returns the path of a screen's reference.
    package func path(of screen: Screen) -> String {
        FileSystem.joined(folder, Self.name(of: screen) + settings.style.fileExtension)
    }

    // MARK: Comparing and recording

    /// Compares a screen with its reference, and writes the reference if the mode says so.
    ///
    /// Throws if the reference cannot be read, in every mode: it is not overwritten, because it may have been edited by
    /// hand.
    package func check(_ screen: Screen, format: ElementFormatter? = nil) throws(InputErrors) -> SnapshotOutcome {
        let path = path(of: screen)
        let version = FileVersion(path)
        if FileSystem.entry(at: path) == nil {
            if mode == .never { return .missing }
            if try create(path, screen, format) { return .recorded(nil) }
            // Another process has written the reference in the meantime. If it is equal, both are right.
        }
        let reference = try reference(at: path)
        guard let difference = try verified(screen, reference, format) else { return .equal }
        guard mode == .all || mode == .failed else { return .differs(difference) }
        try write(contents(screen, format), to: path, ifStill: version)
        return .recorded(difference)
    }

    private func reference(at path: String) throws(InputErrors) -> SnapshotReference {
        let bytes: [UInt8]
        do throws(FileSystem.Failure) { bytes = try FileSystem.read(path, as: .reference) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be read: \(error.message)")])
        }
        return try SnapshotReference(
            parsing: Array(bytes.dropFirst(bytes.byteOrderMarkLength)), file: path, style: settings.style)
    }

    private func verified(
        _ screen: Screen, _ reference: SnapshotReference, _ format: ElementFormatter?
    ) throws(InputErrors) -> ScreenDifference? {
        do {
            return try Snapshot.verify(screen, against: reference, settings, format: format, naming: settingNames)
        } catch {
            throw InputErrors([InputError(file: screen.origin.file, message: error.message)])
        }
    }

    /// Returns the text of a screen's reference as it would be written now.
    package func contents(_ screen: Screen, _ format: ElementFormatter? = nil) throws(InputErrors) -> String {
        let redacted: Screen
        do { redacted = try Redactor(settings.redactions)(screen) } catch {
            throw InputErrors([InputError(file: screen.origin.file, message: error.message)])
        }
        switch settings.style {
        case .text: return Snapshot.text(of: redacted, settings, format: format)
        case .speech: return SpeechSnapshot(redacted, attributes: settings.attributes).text
        case .json:
            var snapshot = JSONSnapshot(redacted, generated: time.description)
            snapshot.fileName = Self.name(of: screen) + SnapshotStyle.json.fileExtension
            return JSONSnapshotFile.text(snapshot)
        }
    }

    private func write(_ text: String, to path: String, ifStill version: FileVersion) throws(InputErrors) {
        do { try AtomicFile.write(text, to: path, as: .reference, ifStill: version) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be written: \(error.message)")])
        }
    }

    /// Writes a missing reference. Returns `false` if it exists by now.
    private func create(_ path: String, _ screen: Screen, _ format: ElementFormatter?) throws(InputErrors) -> Bool {
        let text = try contents(screen, format)
        do { return try AtomicFile.create(text, at: path, as: .reference) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be written: \(error.message)")])
        }
    }
}
