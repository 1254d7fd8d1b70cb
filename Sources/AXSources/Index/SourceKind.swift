/// The kinds of files that are scanned.
package enum SourceKind: Sendable {
    case code(CodeLanguage)
    /// An XML file of resources: a catalogue, a layout or a menu.
    case resources
    /// A storyboard or xib.
    case interfaceBuilder
    /// `.strings`
    case strings
    /// `.stringsdict`
    case stringsDictionary
    /// `.xcstrings`
    case stringCatalogue
    /// `.arb` or a JSON file of an i18n library.
    case json

    /// The kind of a file, or `nil` if it is no source.
    package init?(path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch path[path.index(after: dot)...].lowercased() {
        case "swift": self = .code(.swift)
        case "m", "mm": self = .code(.objectiveC)
        case "kt", "kts": self = .code(.kotlin)
        case "java": self = .code(.java)
        case "dart": self = .code(.dart)
        case "ts", "tsx", "js", "jsx", "mjs": self = .code(.script)
        case "xml": self = .resources
        case "storyboard", "xib": self = .interfaceBuilder
        case "strings": self = .strings
        case "stringsdict": self = .stringsDictionary
        case "xcstrings": self = .stringCatalogue
        case "arb": self = .json
        case "json":
            guard CatalogueLanguage.isCatalogue(path) else { return nil }
            self = .json
        default: return nil
        }
    }

    /// The largest file that is read, in bytes. Catalogues with many languages are larger than code ever is.
    package var maximumSize: Int {
        if case .code = self { return 2 << 20 }
        return 32 << 20
    }
}
