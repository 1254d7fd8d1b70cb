/// What a file that a run reads is to the run.
package enum InputRole: Hashable, Sendable {
    /// A dump that the command line names.
    case input
    /// A file found in a folder or by a pattern.
    case found
    /// A file that an option, the configuration or an ignore file leaves out.
    case excluded
    case standardInput
    case configuration
    /// A configuration that another one extends.
    case extendedConfiguration
    case baseline
    case ignoreFile
    /// The list of `--expect-screens`.
    case expectedScreens
    /// A file beside a dump.
    case companion(CompanionKind)
    /// An event or a state of a crawl, which is read with the dump of a state.
    case crawl
    /// A file in a folder that was exported from a result bundle.
    case attachment
    /// An archive or a JSON report, which `merge` and `compare` read.
    case archive
    /// A reference of `snapshot --to`.
    case reference
    /// A page about rules.
    case page
    /// A file of the app's sources.
    case source

    /// Whether the file decides how the run works and what it leaves out.
    package var isSettings: Bool {
        switch self {
        case .configuration, .extendedConfiguration, .baseline, .ignoreFile: true
        default: false
        }
    }

    /// The role in messages.
    package var name: String {
        switch self {
        case .input, .found: "this input"
        case .excluded: "this excluded input"
        case .standardInput: "standard input"
        case .configuration: "this configuration"
        case .extendedConfiguration: "this configuration, which another one extends"
        case .baseline: "this baseline"
        case .ignoreFile: "this ignore file"
        case .expectedScreens: "this list of expected screens"
        case .companion(let kind): "this \(kind.words)"
        case .crawl: "this file of a crawl"
        case .attachment: "this attachment of a result bundle"
        case .archive: "this archive"
        case .reference: "this reference"
        case .page: "this page"
        case .source: "this source"
        }
    }
}

extension InputRole: CaseIterable {
    /// Every role.
    package static var allCases: [InputRole] {
        [
            .input, .found, .excluded, .standardInput, .configuration, .extendedConfiguration, .baseline, .ignoreFile,
            .expectedScreens, .crawl, .attachment, .archive, .reference, .page, .source,
        ] + CompanionKind.all.map { .companion($0) }
    }
}
