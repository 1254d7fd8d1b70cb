import AXAudit
import AXSyntax

/// The file with the values of settings that have to be put back. It exists while variants are captured; after a crash,
/// the next run puts them back.
struct SettingsRecord {
    private let settings: any DeviceSettings
    private let path: String

    /// Whether settings are to be put back.
    var isPending: Bool { FileSystem.exists(path) }

    init(_ settings: any DeviceSettings, _ environment: Environment) {
        self.settings = settings
        let state = environment.variables["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let home = environment.variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = state ?? home.map { FileSystem.joined($0, ".local/state") } ?? environment.temporaryFolder
        let name = settings.device.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : "_" }
        path = FileSystem.joined(folder, "axaudit/device-\(String(name)).json")
    }

    // MARK: Changing

    /// Does some work while settings have other values, and puts the old ones back, also if the work fails or a signal
    /// waits to end the process.
    func withChanged<Result>(
        _ changes: [DeviceSetting], during work: () throws(UsageError) -> Result
    ) throws(UsageError) -> Result {
        var old: [DeviceSetting] = []
        for change in changes {
            old.append(DeviceSetting(name: change.name, value: try settings.value(of: change.name)))
        }
        guard old != changes else {
            throw UsageError(
                "\(settings.device.printable) has \(changes.map(\.description.printable).joined(separator: ", ")) already; the"
                    + " first capture is to be the default")
        }
        do throws(FileSystem.Failure) { try AtomicFile.write(text(old), to: path, as: .deviceSettings) } catch {
            throw UsageError(
                "\(PathText.shown(path).printable), which keeps the settings to put back, cannot be written: \(error.message)"
            )
        }
        let result: Result
        do throws(UsageError) {
            for change in changes { try settings.set(change) }
            result = try work()
        } catch {
            do throws(UsageError) { try putBack(old) } catch let second {
                throw UsageError(error.messages + second.messages)
            }
            throw error
        }
        try putBack(old)
        return result
    }

    /// Sets settings to their old values and removes the file.
    private func putBack(_ old: [DeviceSetting]) throws(UsageError) {
        let settings = settings.ignoringSignals
        for setting in old {
            try settings.set(setting)
            let value = try settings.value(of: setting.name)
            guard value == setting.value else {
                let found = DeviceSetting(name: setting.name, value: value)
                throw UsageError(
                    "\(settings.device.printable): found \(found.description.printable) after putting it back, expected"
                        + " \(setting.description.printable); the old values are in \(PathText.shown(path).printable)")
            }
        }
        try? FileSystem.remove(path)
    }

    // MARK: After a crash

    /// Puts back what a run that was killed has left. Returns notes for standard error.
    ///
    /// - Throws: If another run is changing the settings, or if the file cannot be read.
    func mend() throws(UsageError) -> [String] {
        guard isPending else { return [] }
        let shown = PathText.shown(path).printable
        guard let bytes = FileSystem.unregistered(path), let root = try? JSONDocument(parsing: bytes).root,
            root["axauditDeviceSettings"]?.wholeNumber == 1, let old = Self.settings(in: root)
        else {
            throw UsageError(
                "\(shown): found no settings to put back on \(settings.device.printable), which a run that was killed"
                    + " left; look at the device and remove the file")
        }
        if let process = root["process"]?.wholeNumber, process != Program.ownProcess, Program.isRunning(process) {
            throw UsageError(
                "\(settings.device.printable): axaudit capture --variants (process \(process)) is changing its settings;"
                    + " wait for its end. If no such process runs, remove \(shown)")
        }
        try putBack(old)
        let list = old.map(\.description.printable).joined(separator: ", ")
        return ["put back on \(settings.device.printable) what a run that was killed had left: \(list)"]
    }

    private func text(_ old: [DeviceSetting]) -> String {
        var writer = JSONWriter()
        writer.document { document in
            document.member("axauditDeviceSettings", 1)
            document.member("device", settings.device)
            document.member("process", Program.ownProcess)
            document.member(
                "settings",
                list: { list in
                    for setting in old {
                        list.item(object: { item in
                            item.member("name", setting.name)
                            item.member("value", setting.value)
                        })
                    }
                })
        }
        return writer.text
    }

    private static func settings(in root: JSONValue) -> [DeviceSetting]? {
        guard let items = root["settings"].map({ Array($0.items) }), !items.isEmpty else { return nil }
        let settings = items.compactMap { item in
            item["name"]?.text.map { DeviceSetting(name: $0, value: item["value"]?.text) }
        }
        return settings.count == items.count ? settings : nil
    }
}
