import AXAudit

/// Finds the device to capture, by the options and by what is connected.
struct DeviceFinder {
    private let environment: Environment
    private let platform: Platform?
    private let serial: String?
    private let url: String?

    init(_ invocation: Invocation) throws(UsageError) {
        environment = invocation.environment
        platform = invocation.last(.platform).flatMap { Platform(id: $0) }
        serial = invocation.last(.serial)
        url = invocation.last(.url)
        if url != nil, serial != nil || platform == .android {
            throw UsageError(
                "--url is the address of WebDriverAgent on iOS, and goes with neither --serial nor Android")
        }
    }

    /// Returns the device: the one at the address of WebDriverAgent, else that of adb, else that of WebDriverAgent at
    /// its usual address, else that of a program that reads simulators.
    func device() throws(UsageError) -> any Device {
        if let url { return try WebDriverAgent(url, environment) }
        var reasons: [String] = []
        if platform != .iOS {
            if let device = try android(&reasons) { return device }
        }
        if platform != .android {
            if let device = try iOS(&reasons) { return device }
        }
        throw UsageError(["found no device to capture"] + reasons)
    }

    private func android(_ reasons: inout [String]) throws(UsageError) -> AndroidDevice? {
        guard let tool = AndroidDevice.tool(environment) else {
            reasons.append("adb was found neither in PATH nor below ANDROID_HOME; \(AndroidDevice.installation)")
            return nil
        }
        // An identifier of iOS concerns the other programs.
        if platform == nil, let serial, Simulator.isIdentifier(serial) { return nil }
        if let device = try AndroidDevice(tool, serial: serial) { return device }
        reasons.append("adb devices lists no device; connect one and allow debugging, or start an emulator")
        return nil
    }

    private func iOS(_ reasons: inout [String]) throws(UsageError) -> (any Device)? {
        // An identifier says nothing about the device on which WebDriverAgent runs.
        if serial == nil, DeviceTool("curl", environment) == nil {
            reasons.append("curl, which speaks to WebDriverAgent, was not found in PATH")
        } else if serial == nil {
            let agent = try WebDriverAgent(WebDriverAgent.defaultURL, environment)
            if try agent.answers() { return agent }
            reasons.append("no WebDriverAgent answers at \(agent.name); --url has another address")
        }
        if let simulator = try Simulator(identifier: serial, environment) { return simulator }
        let tools = SimulatorTool.all.map { $0.name + ($0.installation.map { " (\($0))" } ?? "") }.joined(
            separator: ", ")
        reasons.append("none of these programs, which read simulators, was found in PATH: \(tools)")
        return nil
    }
}
