import AXAudit

/// The configuration that `axaudit config init` writes: nothing in it changes anything yet.
enum ConfigurationTemplate {
    static let text = """
        // How axaudit audits the trees below this folder. The closest file upward from a tree counts, and only that one.
        // axaudit config show says what holds and why, axaudit config check what is wrong with this file.
        {
          // The rules to start from: \(Preset.allCases.map(\.rawValue).joined(separator: ", ")).
          "preset": "recommended",

          // Rules by name or group: "off", "warning", "failure", or an object with severity and parameters.
          // axaudit rules lists them, axaudit explain <rule> has their parameters.
          "rules": {
            // "target-size": { "severity": "warning", "minimum": 40 },
            // "label-too-short": "off",
          },

          // The same, on some screens only. A screen goes by its name, else by the path of its file.
          "overrides": [
            // { "screens": ["Keypad*"], "paths": ["Trees/Legacy/**"], "rules": { "label-too-short": "off" } },
          ],

          // What custom components are.
          "elements": [
            // { "element": "#card-*", "type": "button" },
          ],

          // Findings that are not to count. Each needs a reason, and can expire.
          "ignore": [
            // { "rules": ["target-size"], "element": "#ad-close", "screens": ["Home*"],
            //   "reason": "SDK banner, vendor ticket 4711", "expires": "2027-03-31" },
          ],

          // The findings that are known: axaudit baseline create.
          // "baseline": "\(ProjectFinder.baselineName)",

          // From where on findings fail a run: \(Gate.Level.allCases.map(\.rawValue).joined(separator: ", ")).
          "failOn": "failure",

          // The files to read, and those to leave out even if they are named.
          "include": ["**/*.json", "**/*.xml", "**/*.txt"],
          "exclude": [],
        }

        """
}
