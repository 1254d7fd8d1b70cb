import AXSyntax

extension Baseline {
    /// The contents of the baseline file: one line per entry, so that a diff of two shows the entries that were removed.
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
