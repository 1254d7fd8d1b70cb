/// The destination of a report.
enum ReportDestination: Equatable, Sendable {
    case standardOutput
    /// A file that holds only the report.
    case file(String)
    /// The end of a file that others write to as well: the summary of a step in GitHub Actions.
    case endOfFile(String)

    /// Creates the destination that a file name means; a hyphen is standard output, as it is standard input for
    /// operands.
    init(named name: String) { self = name == "-" ? .standardOutput : .file(name) }

    /// The file, or `nil` for standard output.
    var file: String? {
        switch self {
        case .standardOutput: nil
        case .file(let file), .endOfFile(let file): file
        }
    }
}
