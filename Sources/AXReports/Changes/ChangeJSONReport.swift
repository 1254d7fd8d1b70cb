import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

extension ChangeReportFormat {
    /// For programs, version 1.
    public static let json = ChangeReportFormat(
        "json", "JSON for other programs, version 1.", fileEndings: ["json"], omitsRemarks: true
    ) {
        differences, _ in
        ChangeJSONReport.text(differences)
    }
}

/// Changes for programs, version 1: one entry per element.
enum ChangeJSONReport {
    static func text(_ differences: [ScreenDifference]) -> String {
        var writer = JSONWriter()
        writer.document { report in
            report.member("version", 1)
            report.member(
                "changes",
                list: { list in
                    for difference in differences {
                        for change in difference.changes {
                            list.item(object: { self.change(change, on: difference.screen, &$0) })
                        }
                    }
                })
            report.member("notCompared", ChangeWording.notCompared(differences))
        }
        return writer.text
    }

    private static func change(_ change: Change, on screen: String, _ object: inout JSONWriter) {
        object.member("screen", screen)
        object.member("kind", change.kind.rawValue)
        object.member("key", change.key)
        object.member("path", change.path)
        object.member("attributes", objects: change.attributes) { attribute, object in
            object.member("name", attribute.name)
            value("from", attribute.from, &object)
            value("to", attribute.to, &object)
        }
        if let speech = change.speech {
            object.member(
                "speech",
                object: {
                    value("from", speech.from, &$0)
                    value("to", speech.to, &$0)
                })
        }
    }

    private static func value(_ key: String, _ value: AttributeValue?, _ object: inout JSONWriter) {
        switch value {
        case nil: object.member(key, nil)
        case .text(let text): object.member(key, text)
        case .number(let number): object.member(key, number: number)
        case .flag(let flag): object.member(key, flag: flag)
        case .texts(let texts): object.member(key, texts)
        case .numbers(let numbers): object.member(key, list: { list in for number in numbers { list.item(number) } })
        }
    }
}
