import AXEngine
import AXSyntax

extension Baseline {
    /// The baseline as its file holds it: one line an entry, so that a difference reads as what was fixed.
    package var text: String {
        var writer = JSONWriter()
        writer.document { file in
            file.member("kind", Self.kind)
            file.member("version", Self.version)
            file.member(
                "entries",
                list: { list in
                    for entry in entries {
                        list.item(object: {
                            $0.member("screen", entry.key.screen)
                            $0.member("rule", entry.key.rule)
                            $0.member("key", entry.key.key)
                            if let message = entry.key.message { $0.member("message", message) }
                            $0.member("count", entry.count)
                        })
                    }
                })
        }
        return writer.text
    }
}
