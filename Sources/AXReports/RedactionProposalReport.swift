import AXEngine
import AXSnapshots
import AXTree

/// A proposal of redactions, ready to be pasted into the configuration.
package enum RedactionProposalReport {
    /// The entries, and what they do not help against.
    package static func text(_ proposal: RedactionProposal) -> String {
        var text = ""
        if !proposal.entries.isEmpty {
            text += "Add to .axaudit.json to leave out what differs from capture to capture:\n\n"
            text += "  \"snapshot\": {\n    \"redact\": [\n"
            text += proposal.entries.map { "      " + entry($0) }.joined(separator: ",\n")
            text += "\n    ]\n  }\n"
        }
        if !proposal.remarks.isEmpty {
            text += text.isEmpty ? "" : "\n"
            text += "What no redaction helps against:\n"
            for remark in proposal.remarks { text += "  " + Escape.terminal(remark) + "\n" }
        }
        return text.isEmpty ? "Nothing differs between the two captures.\n" : text
    }

    private static func entry(_ redaction: Redaction) -> String {
        var members: [(String, String)] = []
        if let element = redaction.element { members.append(("element", quoted(element.text))) }
        if let match = redaction.match { members.append(("match", quoted(match))) }
        if redaction.attributes != Redaction.defaultAttributes(hasMatch: redaction.match != nil) {
            members.append(
                ("attributes", "[" + redaction.attributes.map { quoted($0.name) }.joined(separator: ", ") + "]"))
        }
        members.append(("with", quoted(redaction.replacement)))
        return "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
    }

    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        Escape.json(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
