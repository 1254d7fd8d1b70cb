import AXAudit
import AXSyntax

/// One run of `axaudit capture`.
struct CaptureRun {
    private let invocation: Invocation
    private let environment: Environment
    /// The folder to write to.
    let folder: String
    /// The name of the screen, or `nil` for that of the activity or the app.
    private let name: String?
    private let waitsFor: String?
    private let replaces: Bool
    private let variants: [CaptureVariant]

    /// The number of times that a screen is captured while it changes.
    private static let attempts = 5
    /// The time in which an app follows a change of a setting.
    private static let settleTime = TimeSpan.seconds(5)

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        environment = invocation.environment
        folder = invocation.last(.captureFolder) ?? FileSystem.joined(environment.workingDirectory, "Dumps")
        name = invocation.last(.screenName)
        waitsFor = invocation.last(.wait)
        replaces = invocation.has(.replace)
        variants =
            try invocation.last(.variants).map { list throws(UsageError) in try CaptureVariant.all(in: list) } ?? []
        if let name {
            try Self.check(name)
            if !variants.isEmpty, let suffix = VariantName(name).suffix {
                throw UsageError("--variants adds suffixes, found \"\(suffix.printable)\" in --name already")
            }
        }
    }

    /// Throws unless a name is that of a file in the folder.
    private static func check(_ name: String) throws(UsageError) {
        guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(UInt8(ascii: "/")),
            name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else {
            throw UsageError("--name: found \"\(name.printable)\", expected the name of a file without its extension")
        }
    }

    /// Captures the screen and its variants, and writes their files.
    func result() throws(UsageError) -> CommandResult {
        try EndingSignals.held { () throws(UsageError) in
            // Any other name gets a suffix by what the device tells.
            if let name, VariantName(name).suffix != nil { try requireAbsent(name) }
            let (device, notes) = try mendedDevice()
            let changes = try variants.map { variant throws(UsageError) in
                (variant, try Self.settings(of: device).settings(of: variant))
            }
            try wait(on: device)
            let base = try screen(of: device)
            var result = CommandResult(.passed, errors: notes.noteLines)
            try write(base, &result)
            for (variant, settings) in changes {
                do throws(UsageError) {
                    try write(try self.variant(variant, settings, of: base, on: device), &result)
                } catch {
                    if EndingSignals.arePending { throw error }
                    result.outcome = .undecided
                    result.errors += error.text
                    // A device whose settings could not be put back is left alone.
                    if SettingsRecord(try Self.settings(of: device), environment).isPending { break }
                }
            }
            return result
        }
    }

    /// Captures the screen without writing it.
    func screen() throws(UsageError) -> (screen: CapturedScreen, notes: [String]) {
        let (device, notes) = try mendedDevice()
        try wait(on: device)
        let screen = try screen(of: device)
        return (screen, notes + screen.notes)
    }

    /// Finds the device, and puts back settings that a run which was killed has left. Returns notes on them.
    private func mendedDevice() throws(UsageError) -> (device: any Device, notes: [String]) {
        let device = try DeviceFinder(invocation).device()
        let notes = try device.settings.map { settings throws(UsageError) in
            try SettingsRecord(settings, environment).mend()
        }
        return (device, notes ?? [])
    }

    private static func settings(of device: any Device) throws(UsageError) -> any DeviceSettings {
        if let settings = device.settings { return settings }
        throw UsageError(
            "--variants: the settings of \(device.name.printable) cannot be changed; that needs adb, or a simulator and xcrun"
        )
    }

    /// What was captured, for standard error.
    static func summary(_ screen: CapturedScreen) -> String {
        "captured \(screen.name.printable) from \(screen.device.printable)\n"
    }

    // MARK: The moment

    /// Waits until the screen has an element with the label or identifier of `--wait`.
    private func wait(on device: any Device) throws(UsageError) {
        guard let waitsFor else { return }
        let limit = environment.deviceTimeLimit
        let end = TimeSpan.uptime + limit
        while true {
            let screens: [Screen]
            do throws(UsageError) { screens = try Self.screens(try device.tree(), device) } catch {
                // An app that starts has no tree.
                if EndingSignals.arePending || TimeSpan.uptime > end { throw error }
                try Self.pause(500)
                continue
            }
            if screens.contains(where: { $0.contains(waitsFor) }) { return }
            guard TimeSpan.uptime < end else {
                let labels = screens.flatMap(\.elements).compactMap(\.label)
                let nearest = waitsFor.nearest(in: labels).map { $0.printable(limit: 60) }
                throw UsageError(
                    "--wait: found no element with the label or identifier \"\(waitsFor.printable)\" in"
                        + " \(limit.nanoseconds / 1_000_000_000) s"
                        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
            }
            try Self.pause(500)
        }
    }

    /// Captures the tree, the picture and the tree again, until both trees are equal.
    private func screen(of device: any Device) throws(UsageError) -> CapturedScreen {
        for _ in 0..<Self.attempts {
            let before = try device.tree()
            let picture = try device.picture()
            let after = try device.tree()
            let screens = try Self.screens(before, device)
            let sameScreens = before == after ? screens : try Self.screens(after, device)
            guard TreeDocument.text(screens) == TreeDocument.text(sameScreens) else { continue }
            let facts = try device.facts(of: screens)
            return CapturedScreen(
                name: name(with: facts), treeExtension: device.treeExtension, tree: before, picture: picture,
                facts: facts, device: device.name)
        }
        throw UsageError(
            "\(device.name.printable): the tree changed during each of \(Self.attempts) captures; wait until nothing on"
                + " the screen moves, counts or loads")
    }

    // MARK: Variants

    /// Captures the screen while settings of the device have other values.
    private func variant(
        _ variant: CaptureVariant, _ settings: [DeviceSetting], of base: CapturedScreen, on device: any Device
    ) throws(UsageError) -> CapturedScreen {
        let record = SettingsRecord(try Self.settings(of: device), environment)
        let baseTree = TreeDocument.text(try Self.screens(base.tree, device))
        let screen = try record.withChanged(settings) { () throws(UsageError) in
            try Self.pause(500)
            if variant.changesTree {
                guard try Self.waits(for: device, until: { $0 != baseTree }) else {
                    throw UsageError(
                        "variant \(variant.word): the tree is the same as without it; the app does not react to the setting, or"
                            + " has to be started again")
                }
            } else {
                try Self.pause(1_000)
            }
            try wait(on: device)
            return try self.screen(of: device)
        }
        // The next variant must not show the app on its way back. A screen that counts never comes back, and one that
        // cannot be read now fails later.
        do throws(UsageError) { _ = try Self.waits(for: device, until: { $0 == baseTree }) } catch {
            if EndingSignals.arePending { throw error }
        }
        return screen
    }

    /// Waits until the tree meets a condition. Returns whether it does.
    private static func waits(
        for device: any Device, until condition: (_ tree: String) -> Bool
    ) throws(UsageError) -> Bool {
        let end = TimeSpan.uptime + settleTime
        while true {
            if condition(TreeDocument.text(try screens(try device.tree(), device))) { return true }
            if TimeSpan.uptime > end { return false }
            try pause(250)
        }
    }

    /// Reads a tree.
    private static func screens(_ tree: [UInt8], _ device: any Device) throws(UsageError) -> [Screen] {
        do throws(InputErrors) { return try TreeReader.read(tree, file: device.name) } catch {
            throw UsageError(error.errors.map { Escape.terminal($0.description) })
        }
    }

    /// Waits for some milliseconds, or until a signal has to end the process.
    static func pause(_ milliseconds: Int) throws(UsageError) {
        for _ in 0..<max(1, milliseconds / 50) {
            if EndingSignals.arePending { throw UsageError("interrupted") }
            usleep(50_000)
        }
    }

    // MARK: Files

    /// The name of the files: the given one, unless it has a suffix of its own with what is not the default.
    private func name(with facts: DeviceFacts) -> String {
        let name = name ?? facts.screenName.map(Self.fileName) ?? "Screen"
        return VariantName(name).suffix == nil ? name + facts.suffix : name
    }

    /// Returns a text as the name of a file.
    private static func fileName(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }).trimmed
        return name.isEmpty ? "Screen" : name
    }

    /// Throws if a file of an earlier capture would be replaced.
    private func requireAbsent(_ name: String) throws(UsageError) {
        if replaces { return }
        let endings = [".xml", ".json", CompanionKind.picture.ending, CompanionKind.capabilities.ending]
        let paths = endings.map { FileSystem.joined(folder, name + $0) }
        guard let path = paths.first(where: FileSystem.exists) else { return }
        throw UsageError(
            "\(PathText.shown(path).printable) exists; choose another --name, or replace it with --replace")
    }

    /// Writes the files of a screen, and adds their paths to the result, the tree first.
    private func write(_ screen: CapturedScreen, _ result: inout CommandResult) throws(UsageError) {
        try requireAbsent(screen.name)
        let files = screen.files.map { (path: FileSystem.joined(folder, $0.name), bytes: $0.bytes) }
        let versions = files.map { FileVersion($0.path) }
        for (file, version) in zip(files, versions) {
            do throws(FileSystem.Failure) {
                try AtomicFile.write(file.bytes, to: file.path, as: .dump, ifStill: version)
            } catch {
                throw UsageError("\(PathText.shown(file.path).printable): cannot be written: \(error.message)")
            }
        }
        // The picture of an earlier capture shows another moment.
        let picture = FileSystem.joined(folder, screen.name + CompanionKind.picture.ending)
        if !files.contains(where: { $0.path == picture }), FileSystem.exists(picture) {
            do throws(FileSystem.Failure) { try FileSystem.remove(picture) } catch {
                throw UsageError("\(PathText.shown(picture).printable): cannot be removed: \(error.message)")
            }
        }
        result.output += files.reversed().map { PathText.shown($0.path).printable + "\n" }.joined()
        result.errors += Self.summary(screen) + screen.notes.noteLines
    }
}
