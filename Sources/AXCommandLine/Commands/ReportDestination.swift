/// Where a report goes.
enum ReportDestination: Equatable, Sendable {
    case standardOutput
    /// A file of its own.
    case file(String)
    /// The end of a file that others write to as well: the summary of a step in GitHub Actions.
    case endOfFile(String)

    /// The file of that name; a hyphen is standard output, as it is standard input.
    init(named name: String) { self = name == "-" ? .standardOutput : .file(name) }

    /// The file, if it is one.
    var file: String? {
        switch self {
        case .standardOutput: nil
        case .file(let file), .endOfFile(let file): file
        }
    }
}
