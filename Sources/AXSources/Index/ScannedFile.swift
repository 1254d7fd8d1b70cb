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
            if !scanner.makesElements, language.hasTables {
                for index in mentions.indices where mentions[index].kind == .literal {
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

    /// The language of a catalogue by its path, or empty for the default language.
    var language: String { CatalogueLanguage.language(ofPath: file.path) }
}
