/// What a file that a run writes is to the run.
package enum OutputRole: CaseIterable, Hashable, Sendable {
    /// A report of findings or of changes.
    case report
    case archive
    /// The snapshots of `snapshot --output`.
    case snapshots
    /// The tree of `convert --output`.
    case tree
    /// The speech of `speak --output`.
    case speech
    case baseline
    /// A reference of `snapshot --to`.
    case reference
    case configuration
    /// A page of `rules --write`.
    case page
    /// The settings that `capture --variants` puts back.
    case deviceSettings
    /// A file of `capture`: the tree or what belongs beside it.
    case dump

    /// The role in messages, as the subject of a sentence.
    package var name: String {
        switch self {
        case .report: "a report"
        case .archive: "an archive"
        case .snapshots: "the snapshots"
        case .tree: "the converted tree"
        case .speech: "the speech"
        case .baseline: "the baseline"
        case .reference: "a reference"
        case .configuration: "the configuration"
        case .page: "a page about rules"
        case .deviceSettings: "the settings to put back"
        case .dump: "a captured dump"
        }
    }

    /// The role in messages, after it was named once.
    package var definiteName: String {
        switch self {
        case .report: "the report"
        case .archive: "the archive"
        case .reference: "the reference"
        case .page: "the page"
        case .dump: "the captured dump"
        case .snapshots, .tree, .speech, .baseline, .configuration, .deviceSettings: name
        }
    }
}
