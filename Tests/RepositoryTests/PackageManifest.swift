import TestSupport

/// The targets that Package.swift declares.
struct PackageManifest {
    /// A target: its name, its folder, and the targets of this package that it names as dependencies.
    struct Target {
        var name: String
        var folder: String
        var dependencies: Set<String>
        var isTest: Bool
    }

    var targets: [Target] = []

    init() throws {
        let declaration =
            #/\.(target|executableTarget|testTarget)\(\s*name:\s*"([^"]+)"([\s\S]*?)(?=\.(?:target|executableTarget|testTarget)\(|\z)/#
        for match in try Repository.text("Package.swift").matches(of: declaration) {
            let (name, rest) = (String(match.2), String(match.3))
            let isTest = match.1 == "testTarget"
            let path = rest.firstMatch(of: #/path:\s*"([^"]+)"/#).map { String($0.1) }
            let list = rest.firstMatch(of: #/dependencies:\s*\[([^\]]*)\]/#).map { String($0.1) } ?? ""
            targets.append(
                Target(
                    name: name, folder: path ?? (isTest ? "Tests/" : "Sources/") + name,
                    dependencies: Set(list.matches(of: #/"([^"]+)"/#).map { String($0.1) }), isTest: isTest))
        }
    }

    /// Returns the target with a name.
    subscript(name: String) -> Target? { targets.first { $0.name == name } }
}
