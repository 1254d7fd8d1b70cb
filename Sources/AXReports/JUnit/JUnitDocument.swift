import AXTestReports

/// Test suites as JUnit's XML.
enum JUnitDocument {
    static func text(_ suites: [JUnitSuite]) -> String {
        var text: XMLText = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"axaudit\"\(counts(suites))>\n"
        for suite in suites {
            text += "  <testsuite name=\"\(suite.name)\"\(file(suite.file))\(counts([suite]))>\n"
            for entry in suite.cases {
                text +=
                    "    <testcase name=\"\(entry.name)\" classname=\"\(entry.className)\"\(file(entry.file)) time=\"0\""
                text += "\(contents(entry))\n"
            }
            text += "  </testsuite>\n"
        }
        text += "</testsuites>\n"
        return text.text
    }

    private static func file(_ file: String) -> XMLText { file.isEmpty ? "" : " file=\"\(file)\"" }

    private static func counts(_ suites: [JUnitSuite]) -> XMLText {
        var (cases, failures, errors, skipped) = (0, 0, 0, 0)
        for suite in suites {
            cases += suite.cases.count
            for entry in suite.cases {
                switch entry.outcome {
                case .passed: break
                case .skipped: skipped += 1
                case .failed: failures += 1
                case .error: errors += 1
                }
            }
        }
        return " tests=\"\(cases)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\""
    }

    /// Returns the end of the start tag of a case, its contents and its end tag.
    private static func contents(_ entry: JUnitCase) -> XMLText {
        var text: XMLText = ""
        if !entry.properties.isEmpty {
            text += "      <properties>\n"
            for (name, value) in entry.properties {
                text += "        <property name=\"\(name)\" value=\"\(value)\"/>\n"
            }
            text += "      </properties>\n"
        }
        switch entry.outcome {
        case .passed: break
        case .skipped(let reason): text += "      <skipped message=\"\(reason)\"/>\n"
        case .failed(let type, let message, let lines):
            text += "      <failure type=\"\(type)\" message=\"\(message)\">\(lines: lines)</failure>\n"
        case .error(let type, let message): text += "      <error type=\"\(type)\" message=\"\(message)\"/>\n"
        }
        if !entry.output.isEmpty { text += "      <system-out>\(lines: entry.output)</system-out>\n" }
        return text.isEmpty ? "/>" : ">\n\(text)    </testcase>"
    }
}
