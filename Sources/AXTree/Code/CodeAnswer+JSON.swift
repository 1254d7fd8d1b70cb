import AXSyntax

/// The answer in reports for programs, version 1, and in archives.
extension CodeAnswer {
    /// Writes the members of the object `code`.
    package func write(to object: inout JSONWriter) {
        object.member("file", place.file)
        object.member("line", place.line)
        object.member("column", place.column)
        object.member("certainty", certainty.rawValue)
        object.member(
            "others",
            list: { list in
                for other in others {
                    list.item(object: {
                        $0.member("file", other.file)
                        $0.member("line", other.line)
                    })
                }
            })
        if let catalogue {
            object.member(
                "catalogue",
                object: {
                    $0.member("file", catalogue.file)
                    $0.member("line", catalogue.line)
                    $0.member("key", catalogue.key)
                })
        } else {
            object.member("catalogue", nil)
        }
        object.member("by", evidence.rawValue)
        if let insertion { object.member("insertion", insertion) }
    }

    /// Writes the members of the object `code` of an archive, which has what all reports need.
    package func writeArchived(to object: inout JSONWriter) {
        write(to: &object)
        object.member("path", place.path)
        object.member("otherPaths", others.map(\.path))
        object.member("text", code)
        object.member("firstLine", firstLine)
        object.member("excerpt", excerpt)
    }

    /// Reads the object `code` of an archive.
    package init(archived object: JSONValue) throws(SyntaxError) {
        self.init(
            place: CodePlace(
                file: try object.text("file"), path: try object.text("path"), line: try object.count("line"),
                column: try object.count("column")),
            certainty: try object.word("certainty"), evidence: try object.word("by"), code: try object.text("text"))
        let paths = try object.texts("otherPaths")
        for (index, other) in try object.objects("others").enumerated() {
            let file = try other.text("file")
            others.append(
                CodePlace(
                    file: file, path: index < paths.count ? paths[index] : file, line: try other.count("line"),
                    column: 1))
        }
        if let entry = object.optional("catalogue") {
            catalogue = Catalogue(
                file: try entry.text("file"), line: try entry.count("line"), key: try entry.text("key"))
        }
        insertion = try object.optionalText("insertion")
        firstLine = try object.count("firstLine")
        excerpt = try object.texts("excerpt")
    }
}
