import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

/// A proposal of redactions, ready to be pasted into the configuration.
package enum RedactionProposalReport {
    /// Returns the entries, and the differences that no redaction removes.
    package static func text(_ proposal: RedactionProposal) -> String {
        var text = ""
        if !proposal.entries.isEmpty {
            text += "Add this to .axaudit.json to redact the differences between the captures:\n\n"
            text += "  \"snapshot\": {\n    \"redact\": [\n"
            text += proposal.entries.map { "      " + entry($0) }.joined(separator: ",\n")
            text += "\n    ]\n  }\n"
        }
        if !proposal.remarks.isEmpty {
            text += text.isEmpty ? "" : "\n"
            text += "Differences that cannot be redacted:\n"
            for remark in proposal.remarks { text += "  " + Escape.terminal(remark) + "\n" }
        }
        return text.isEmpty ? "No differences between the two captures.\n" : text
    }

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
