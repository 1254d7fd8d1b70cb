import AXAudit

@testable import AXCommandLine

/// A suite on a project with one screen in `trees`, whose references are in `refs`.
protocol SnapshotSuite {
    var project: TemporaryProject { get }
}

extension SnapshotSuite {
    /// Returns a tree with a button of this label.
    func tree(_ label: String, name: String = "Checkout", value: String = "12 €") -> String {
        """
        { "axaudit": 1, "screen": { "name": "\(name)" }, "root": { "type": "application", "children": [
          { "type": "button", "label": "\(label)", "identifier": "pay", "traits": ["button"], "frame": [16, 780, 358, 44],
            "isAccessibilityElement": true },
          { "type": "staticText", "label": "Total", "value": "\(value)", "isAccessibilityElement": true } ] } }
        """
    }

    /// The text snapshot of the tree whose button is labelled Pay.
    var text: String {
        """
        ------------------------------------------------------------
        Pay
        button
        ------------------------------------------------------------
        Total, 12 €
        ------------------------------------------------------------
        """
    }

    /// Runs `axaudit snapshot --to`.
    func snapshot(_ options: String..., variables: EnvironmentVariables = [:]) -> CommandResult {
        CommandLineTool.run(
            ["snapshot", project.path("trees"), "--to", project.path("refs")] + options,
            Environment(variables: variables))
    }

    /// The reference of the screen, or `nil` if it is not recorded.
    var reference: String? { project.text("refs/Checkout.txt") }
}
