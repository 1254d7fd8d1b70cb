import AXAudit
import AXSyntax

/// `axaudit diff --propose-redactions`: prints redactions, or adds them to the configuration.
struct DiffRedactions {
    private let proposal: RedactionProposal
    private let isEqual: Bool

    init(_ differences: [ScreenDifference]) {
        proposal = RedactionProposal(differences)
        isEqual = differences.allSatisfy(\.isEmpty)
    }

    /// Returns the proposed redactions as a configuration; what is not part of it goes to standard error.
    func printed() -> CommandResult {
        var result = CommandResult(isEqual ? .passed : .failed, errors: remarks)
        guard !proposal.entries.isEmpty else { return result }
        result.output = RedactionProposalReport.text(proposal)
        result.errors += "note: this is a configuration; --write adds it to the one in force\n"
        return result
    }

    /// Adds the proposed redactions to the configuration at a path, or writes them to a new one.
    func written(to path: String) throws(UsageError) -> CommandResult {
        var result = CommandResult(isEqual ? .passed : .failed, errors: remarks)
        guard !proposal.entries.isEmpty else {
            result.errors += "note: nothing was written\n"
            return result
        }
        let name = FileSystem.displayed(path).printable
        let version = FileVersion(path)
        try FileSystem.writeOutput(
            try contents(of: path, name), to: path, as: .configuration, named: name, ifStill: version)
        result.output = "\(name): \(Wording.count(proposal.entries.count, "redaction")) added\n"
        return result
    }

    /// Returns the new text of the configuration at a path.
    private func contents(of path: String, _ name: String) throws(UsageError) -> String {
        guard FileSystem.entry(at: path) != nil else { return RedactionProposalReport.text(proposal) }
        do {
            let bytes = try FileSystem.read(path, as: .configuration)
            let document = try JSONDocument(parsing: bytes, from: bytes.byteOrderMarkLength, dialect: .commented)
            return String(decoding: RedactionProposalReport.adding(proposal, to: document), as: UTF8.self)
        } catch {
            throw UsageError("\(name): cannot be changed; the configuration could not be read again")
        }
    }

    private var remarks: String {
        if isEqual { return "no differences between the two captures\n" }
        return RedactionProposalReport.remarks(proposal)
    }
}
