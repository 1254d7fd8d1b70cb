/// The run of a UI test that a dump was attached to, as the `manifest.json` of an exported result bundle names it.
package struct TestOrigin: Hashable, Sendable {
    /// The test: `BasketUITests/testPayIsReachable()`.
    package var identifier: String
    /// The name of the configuration of the test plan, or `nil` if it is unknown.
    package var configuration: String?
    /// The name of the device, or `nil` if it is unknown.
    package var device: String?
    /// The identifier of the device, which tells devices of one name apart; `nil` if it is unknown.
    package var deviceID: String?
    /// The number of the repetition, or `nil` for a test that is run once.
    package var repetition: Int?
    /// The arguments of a parameterized test.
    package var arguments: [String]

    /// The run of a test.
    package init(
        identifier: String, configuration: String? = nil, device: String? = nil, deviceID: String? = nil,
        repetition: Int? = nil, arguments: [String] = []
    ) {
        self.identifier = identifier
        self.configuration = configuration
        self.device = device
        self.deviceID = deviceID
        self.repetition = repetition
        self.arguments = arguments
    }

    /// The test with its arguments: the same on every device and in every configuration and repetition.
    package var name: String {
        arguments.isEmpty ? identifier : "\(identifier) (\(arguments.joined(separator: ", ")))"
    }

    /// What tells the run from others of the test: `configuration German, iPhone 17 Pro, repetition 2`; empty if
    /// nothing is known.
    package var circumstances: String {
        [configuration.map { "configuration \($0)" }, device, repetition.map { "repetition \($0)" }]
            .compactMap(\.self).joined(separator: ", ")
    }

    /// The test and its circumstances in one line.
    package var description: String { circumstances.isEmpty ? name : "\(name), \(circumstances)" }
}
