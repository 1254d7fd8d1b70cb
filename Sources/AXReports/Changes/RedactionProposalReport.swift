import AXTestReports
import AXConfiguration
import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

/// A proposal of redactions as a configuration has them.
package enum RedactionProposalReport {
    /// Returns the proposed redactions as a configuration that has nothing else.
    package static func text(_ proposal: RedactionProposal) -> String {
        "{\n" + indented(snapshot(proposal)) + "\n}\n"
    }

    /// Returns a configuration with the proposed redactions added after its own.
    package static func adding(_ proposal: RedactionProposal, to configuration: JSONDocument) -> [UInt8] {
        guard let snapshot = configuration.root["snapshot"] else {
            return configuration.appending(Self.snapshot(proposal), to: configuration.root, level: 1)
        }
        guard let list = snapshot["redact"] else {
            return configuration.appending(redact(proposal), to: snapshot, level: 2)
        }
        return configuration.appending(entries(proposal).joined(separator: ",\n"), to: list, level: 3)
    }

    /// Returns the differences that no redaction removes, one line each; empty if there are none.
    package static func remarks(_ proposal: RedactionProposal) -> String {
        guard !proposal.remarks.isEmpty else { return "" }
        return "Differences that cannot be redacted:\n"
            + proposal.remarks.map { "  " + Escape.terminal($0) + "\n" }.joined()
    }

    private static func snapshot(_ proposal: RedactionProposal) -> String {
        "\"snapshot\": {\n" + indented(redact(proposal)) + "\n}"
    }

    private static func redact(_ proposal: RedactionProposal) -> String {
        "\"redact\": [\n" + indented(entries(proposal).joined(separator: ",\n")) + "\n]"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }

    private static func entries(_ proposal: RedactionProposal) -> [String] { proposal.entries.map(entry) }

    private static func entry(_ redaction: Redaction) -> String {
        var members: [(String, String)] = []
        if let element = redaction.element { members.append(("element", JSONWriter.quoted(element.text))) }
        if let match = redaction.match { members.append(("match", JSONWriter.quoted(match))) }
        if redaction.attributes != Redaction.defaultAttributes(hasMatch: redaction.match != nil) {
            members.append(
                (
                    "attributes",
                    "[" + redaction.attributes.inOrder.map { JSONWriter.quoted($0.name) }.joined(separator: ", ") + "]"
                ))
        }
        members.append(("with", JSONWriter.quoted(redaction.replacement)))
        return "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
    }
}
