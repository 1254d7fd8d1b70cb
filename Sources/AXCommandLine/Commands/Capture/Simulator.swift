import AXAudit
import AXSyntax

/// A simulator with iOS, through `idb`, `axe` or `sim-use`, and `xcrun simctl`. With idb also a device.
struct Simulator: Device {
    let treeExtension = ".json"
    private let kind: SimulatorTool
    private let tool: DeviceTool
    private let simctl: DeviceTool?
    /// The identifier of the simulator, or `nil` for the booted one.
    private let identifier: String?
    /// The folder in which pictures are written for a moment.
    private let temporaryFolder: String

    var settings: (any DeviceSettings)? {
        simctl.map { SimulatorSettings(simctl: $0, device: identifier ?? "booted") }
    }

    var name: String { identifier ?? "the booted simulator" }

    /// Creates the simulator of the first program that is there; `nil` if none is.
    init?(identifier: String?, _ environment: Environment) throws(UsageError) {
        let found = SimulatorTool.all.lazy.compactMap { kind in DeviceTool(kind.name, environment).map { (kind, $0) } }
        guard let (kind, tool) = found.first else { return nil }
        (self.kind, self.tool, simctl) = (kind, tool, DeviceTool("xcrun", environment))
        temporaryFolder = environment.temporaryFolder
        if identifier == nil, kind.needsDevice {
            guard let simctl else {
                throw UsageError("\(kind.name) needs the identifier of a simulator: --serial, or xcrun in PATH")
            }
            self.identifier = try Self.booted(simctl)
        } else {
            self.identifier = identifier
        }
    }

    /// Returns the identifier of the only simulator that is booted.
    private static func booted(_ simctl: DeviceTool) throws(UsageError) -> String {
        let arguments = ["simctl", "list", "devices", "booted"]
        let text = String(decoding: try simctl.output(arguments), as: UTF8.self)
        let identifiers = text.split(whereSeparator: { "() \n".contains($0) }).map(String.init).filter(isIdentifier)
        guard identifiers.count == 1 else {
            let advice = identifiers.isEmpty ? "boot one" : "choose it with --serial"
            throw UsageError(
                "\(simctl.commandLine(arguments)): found \(Wording.count(identifiers.count, "simulator")), expected one; \(advice)"
            )
        }
        return identifiers[0]
    }

    /// Whether a word is the identifier of a simulator or of a device: `6C1A3F40-…`, `00008110-…`.
    static func isIdentifier(_ word: String) -> Bool {
        word.utf8.count >= 25 && word.contains("-") && word.allSatisfy { $0.isHexDigit || $0 == "-" }
    }

    // MARK: Tree and picture

    private var device: [String] { identifier.map { ["--udid", $0] } ?? [] }

    func tree() throws(UsageError) -> [UInt8] { try tool.output(kind.tree + device) }

    func picture() throws(UsageError) -> DevicePicture {
        let folder: TemporaryFolder
        do throws(FileSystem.Failure) { folder = try TemporaryFolder(in: temporaryFolder) } catch {
            throw UsageError("\(temporaryFolder.printable): cannot be written: \(error.message)")
        }
        let file = FileSystem.joined(folder.path, "screen.png")
        let (tool, arguments): (DeviceTool, [String])
        if let picture = kind.picture {
            (tool, arguments) = (self.tool, picture + [file] + device)
        } else if let simctl {
            (tool, arguments) = (simctl, ["simctl", "io", identifier ?? "booted", "screenshot", file])
        } else {
            return .none(reason: "xcrun, which takes it, was not found in PATH")
        }
        let result = try tool.result(arguments)
        if let picture = FileSystem.unregistered(file).flatMap({ DevicePicture(output: $0) }) { return picture }
        let said = DeviceTool.message(result) ?? "no file"
        return .none(
            reason: "\(tool.commandLine(arguments.map { $0 == file ? "screen.png" : $0 })): \(said), expected a PNG")
    }

    // MARK: Facts

    func facts(of screens: [Screen]) throws(UsageError) -> DeviceFacts {
        var facts = DeviceFacts()
        facts.screenName = screens.first?.applicationLabel
        facts.textSize = try setting("content_size").flatMap { Screen.TextSize($0) }
        if facts.textSize == .large { facts.textSize = nil }
        facts.isDark = try setting("appearance") == Screen.Appearance.dark.rawValue
        facts.locale = try simctl("spawn", ["defaults", "read", "-g", "AppleLanguages"]).flatMap(Self.firstWord)
        return facts
    }

    /// Returns the value of a setting of the simulator, or `nil` if it is unknown, as on a device.
    private func setting(_ name: String) throws(UsageError) -> String? { try simctl("ui", [name]) }

    /// Runs simctl on the simulator. Returns its text, or `nil` if it fails or is not there.
    private func simctl(_ command: String, _ arguments: [String]) throws(UsageError) -> String? {
        guard let simctl else { return nil }
        let result = try simctl.result(["simctl", command, identifier ?? "booted"] + arguments)
        return result.code == 0 ? String(decoding: result.output, as: UTF8.self).trimmed : nil
    }

    /// Returns the first word of a list as `defaults` prints it: `de-DE` of `(\n    "de-DE",\n    en\n)`.
    private static func firstWord(_ list: String) -> String? {
        list.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.first.map(String.init)
    }
}
