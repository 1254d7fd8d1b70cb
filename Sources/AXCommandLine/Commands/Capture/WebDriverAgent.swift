import AXAudit
import AXPictures
import AXSyntax

/// A device or simulator with iOS on which WebDriverAgent runs, through curl.
struct WebDriverAgent: Device {
    /// The address at which it answers, without a slash at its end.
    let name: String
    let treeExtension = ".json"
    let settings: (any DeviceSettings)? = nil
    private let curl: DeviceTool

    /// The address at which it answers if none is given.
    static let defaultURL = "http://localhost:8100"

    /// Creates the device at an address.
    init(_ url: String, _ environment: Environment) throws(UsageError) {
        guard ["http://", "https://"].contains(where: { url.hasPrefix($0) && url.utf8.count > $0.utf8.count }),
            !url.contains(where: { $0.isWhitespace })
        else {
            throw UsageError(
                "--url: found \"\(url.printable)\", expected the address of WebDriverAgent, e.g. \(Self.defaultURL)")
        }
        guard let curl = DeviceTool("curl", environment) else {
            throw UsageError(
                "curl, which speaks to WebDriverAgent, was not found in PATH; install it: apt install curl")
        }
        self.curl = curl
        name = url.hasSuffix("/") ? String(url.dropLast()) : url
    }

    /// Whether it answers at once.
    func answers() throws(UsageError) -> Bool {
        try curl.result(Self.options(seconds: 2) + [name + "/status"]).code == 0
    }

    /// Returns the options of curl: no configuration file, no proxy for this machine, and the name of an address as it
    /// is.
    private static func options(seconds: Int) -> [String] {
        [
            "--disable", "--silent", "--show-error", "--globoff", "--proto", "=http,https", "--noproxy",
            "localhost,127.0.0.1,::1", "--max-time", "\(seconds)",
        ]
    }

    /// Returns the answer to a request.
    private func answer(_ path: String) throws(UsageError) -> [UInt8] {
        let url = name + path
        let result = try curl.result(Self.options(seconds: curl.secondsLimit) + [url])
        guard result.code == 0 else {
            let said = DeviceTool.message(result).map { ": \($0)" } ?? ""
            throw UsageError(
                "curl \(url.printable) failed with exit code \(result.code)\(said); is WebDriverAgent running?")
        }
        if let message = Self.errorMessage(in: result.output) {
            throw UsageError("WebDriverAgent, \(url.printable): \(message)")
        }
        return result.output
    }

    /// Returns the error that an answer has in place of a value: `{"value": {"error": "…", "message": "…"}}`.
    private static func errorMessage(in answer: [UInt8]) -> String? {
        let value = try? JSONDocument(parsing: answer).root["value"]
        guard let value, let error = value["error"]?.text else { return nil }
        return (error + (value["message"]?.text.map { ": \($0)" } ?? "")).printable(limit: 300)
    }

    func tree() throws(UsageError) -> [UInt8] { try answer("/source?format=json") }

    func picture() throws(UsageError) -> DevicePicture {
        let answer = try answer("/screenshot")
        do throws(PictureError) {
            return DevicePicture(output: try PictureReader.file(answer))
                ?? .none(reason: "\(name)/screenshot: found no PNG")
        } catch {
            return .none(reason: "\(name)/screenshot: \(error.description)")
        }
    }

    func facts(of screens: [Screen]) throws(UsageError) -> DeviceFacts {
        var facts = DeviceFacts()
        facts.screenName = screens.first?.applicationLabel
        // Older versions do not know this request.
        let info = try curl.result(Self.options(seconds: curl.secondsLimit) + [name + "/wda/device/info"])
        let value = try? JSONDocument(parsing: info.output).root["value"]
        facts.locale = value?["currentLocale"]?.text
        facts.isDark = value?["userInterfaceStyle"]?.text == "dark"
        return facts
    }
}

extension Screen {
    /// The label of the app, if the tree begins with it.
    var applicationLabel: String? {
        elements.first.flatMap { $0.type == .application ? $0.label : nil }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
