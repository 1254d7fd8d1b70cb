import Foundation

/// An export of a result bundle: 40 tests with 3 attachments each, run on 3 devices, in the form of
/// `xcrun xcresulttool export attachments`.
struct ExportSample {
    /// An object of the manifest.
    typealias Object = [String: Any]

    /// The tests of the manifest.
    var tests: [Object] = []
    /// The contents of the files, by name.
    var files: [String: Data] = [:]

    static let devices = ["iPhone 17 Pro", "iPhone SE", "iPad mini"]
    static let png = Data(PicturedScreen.picture())
    static let propertyList = Data("bplist00".utf8) + Data([0xD0, 8, 0])
    static let heic = Data([0, 0, 0, 24]) + Data("ftypheic".utf8) + Data(count: 8)
    static let video = Data([0, 0, 0, 24]) + Data("ftypqt  ".utf8) + Data(count: 8)

    init() {
        for number in 0..<40 {
            let attachments = [
                attachment(number, 0, "Synthesized Event 2026-11-20 at 09.14.02 AM", Self.propertyList, seconds: 0),
                attachment(
                    number, 1, "Screenshot 2026-11-20 at 09.14.05 AM.png", number % 2 == 0 ? Self.png : Self.heic,
                    seconds: 3.4, suffix: ".png"),
                attachment(
                    number, 2, "App UI hierarchy for com.example.shop.txt", Data(Self.hierarchy(number).utf8),
                    seconds: 3.6, suffix: ".txt"),
            ]
            tests.append([
                "testIdentifier": Self.test(number), "attachments": attachments,
                "testIdentifierURL": "test://com.apple.xcode/Shop/ShopUITests/Suite\(number % 4)UITests/test\(number)",
            ])
        }
    }

    static func test(_ number: Int) -> String { "Suite\(number % 4)UITests/test\(number)()" }

    /// A screen with one defect: a button without a label. Its lines end in references, and nothing follows the tree.
    static func hierarchy(_ number: Int) -> String {
        """
        Application, 0x1, pid: 77, label: 'Shop' <AX element pid: 77, elementOrHash.elementID: 0.1>
          Window (Main), 0x2, {{0.0, 0.0}, {402.0, 874.0}} <AX element pid: 77, elementOrHash.elementID: 9.2>
            Button, 0x3, {{16.0, 80.0}, {96.0, 44.0}}, identifier: 'pay\(number)' <AX element pid: 77, elementOrHash.elementID: 9.3>
            StaticText, 0x4, {{16.0, 160.0}, {96.0, 20.3}}, label: 'Total < £12' <AX element pid: 77, elementOrHash.elementID: 9.4>
        """
    }

    mutating func attachment(
        _ number: Int, _ position: Int, _ name: String, _ contents: Data, seconds: Double, suffix: String = ""
    ) -> Object {
        let file = String(format: "3F2504E0-4F89-41D3-9A0C-%06d%06d", 999 - number, position) + suffix
        files[file] = contents
        return [
            "exportedFileName": file, "suggestedHumanReadableName": name,
            "isAssociatedWithFailure": position > 0, "timestamp": 1_795_166_000 + Double(number * 60) + seconds,
            "configurationName": number % 2 == 0 ? "Test Scheme Action" : "German",
            "deviceName": Self.devices[number % 3], "deviceId": "9A6E2C1B-0000-4000-8000-00000000000\(number % 3)",
        ]
    }

    /// Changes an attachment of the manifest.
    mutating func change(_ test: Int, _ position: Int, _ key: String, to value: Any?) {
        guard var attachments = tests[test]["attachments"] as? [Object] else { return }
        attachments[position][key] = value
        tests[test]["attachments"] = attachments
    }

    /// The name of the file of an attachment.
    func file(_ test: Int, _ position: Int) -> String {
        let attachments = tests[test]["attachments"] as? [Object]
        return attachments?[position]["exportedFileName"] as? String ?? ""
    }

    /// Writes the folder.
    func write(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let listed = Set(
            tests.flatMap { $0["attachments"] as? [Object] ?? [] }.compactMap { $0["exportedFileName"] as? String })
        for (name, contents) in files where listed.contains(name) {
            try contents.write(to: URL(fileURLWithPath: folder + "/" + name))
        }
        let manifest = try JSONSerialization.data(withJSONObject: tests, options: [.prettyPrinted, .sortedKeys])
        try manifest.write(to: URL(fileURLWithPath: folder + "/manifest.json"))
    }
}
