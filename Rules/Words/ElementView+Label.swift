import AXEngine
import AXSyntax
import AXTree

extension ElementView {
    /// The label without the white space around it; `nil` if nothing is left.
    var name: String? {
        guard let name = label?.trimmed, !name.isEmpty else { return nil }
        return name
    }

    /// Whether the label is missing or empty. One of white space only is reported by `label-blank`.
    var hasNoLabel: Bool { label?.isEmpty ?? true }

    /// Whether a rule about text for machines reports the label, so that no other rule about labels does.
    var hasMachineLabel: Bool {
        guard let label else { return false }
        return MachineText.first(in: label) != nil || MachineName(label) != nil || identifier == label && label.isCode
            || hasAddressAsLabel
    }

    /// Whether the label is a name rather than a text to read: that of a control or an image.
    var isNamed: Bool { isControl || type == .image || traits?.contains(.image) == true }
}
