import AXSyntax

/// What was found in one file of the sources.
package struct ScannedFile: Sendable {
    /// The file.
    package let file: SourceFile
    var mentions: [Mention] = []
    var entries: [CatalogueEntry] = []
    var scopes: [CodeScope] = []
    var controls: [CodeControl] = []
    var uses: [CodeUse] = []
    /// The names of the parameters of the functions and types without a body.
    var parameters: [String: [String]] = [:]

    /// Scans a file. The language is told by the end of its name; what is no source is `nil`.
    package init?(_ file: SourceFile) {
        guard let kind = SourceKind(path: file.path), !file.isBinary else { return nil }
        self.file = file
        switch kind {
        case .code(let language):
            var scanner = CodeScanner(file.bytes, language)
            scanner.scan()
            mentions = scanner.mentions
            scopes = scanner.scopes
            controls = scanner.controls
            uses = scanner.uses
            parameters = scanner.parameters
            let isData = Self.isSample(String(file.name))
            if !scanner.makesElements && language.hasTables || isData {
                for index in mentions.indices where mentions[index].kind == .literal {
                    if isData, CallWords.views.contains(mentions[index].call) { continue }
                    mentions[index].isInTable = true
                }
            }
        case .resources: scanResources()
        case .interfaceBuilder: mentions = InterfaceBuilderScanner.mentions(in: file.bytes)
        case .strings: entries = StringsScanner.entries(in: file.bytes, language: language)
        case .stringsDictionary: entries = StringsDictionaryScanner.entries(in: file.bytes, language: language)
        case .stringCatalogue: entries = StringCatalogueScanner.entries(in: file.bytes)
        case .json: entries = JSONCatalogueScanner.entries(in: file)
        }
    }

    /// Words in the names of files and variables with data that is not of the app's own texts.
    private static let samples: Set = [
        "seed", "seeds", "seeder", "mock", "mocks", "sample", "samples", "demo", "dummy", "fake", "fakes", "stub",
        "stubs",
    ]

    /// Whether a name says that it is of seed data: `SampleTasks.swift`, `mock_users`.
    static func isSample(_ name: String) -> Bool {
        SourceFile.words(name).contains { samples.contains($0) } || samples.contains(name.lowercased())
    }

    /// The language of a catalogue by its path, or empty for the default language.
    var language: String { CatalogueLanguage.language(ofPath: file.path) }
}
