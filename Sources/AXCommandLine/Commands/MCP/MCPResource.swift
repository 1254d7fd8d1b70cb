import AXAudit
import AXSyntax

/// The resources of the server: a page in Markdown for each rule.
enum MCPResource {
    private static let prefix = "axaudit://rules/"
    private static let type = "text/markdown"

    /// The result of `resources/list`.
    static var list: String {
        MCPServer.json { result in
            result.member(
                "resources",
                list: { list in
                    for rule in Rule.all {
                        list.item(object: { resource in
                            resource.member("uri", prefix + rule.id)
                            resource.member("name", rule.id)
                            resource.member("description", rule.summary)
                            resource.member("mimeType", type)
                        })
                    }
                })
        }
    }

    /// The result of `resources/templates/list`.
    static var templates: String {
        MCPServer.json { result in
            result.member(
                "resourceTemplates",
                list: { list in
                    list.item(object: { template in
                        template.member("uriTemplate", prefix + "{rule}")
                        template.member("name", "rule")
                        template.member("description", "What a rule reports, why, and how to fix it")
                        template.member("mimeType", type)
                    })
                })
        }
    }

    /// Returns the result of `resources/read`.
    static func contents(_ parameters: JSONValue?) throws(MCPError) -> String {
        guard let uri = parameters?["uri"]?.text else {
            throw MCPError(.invalidParameters, "expected \"uri\", the URI of a resource")
        }
        guard uri.hasPrefix(prefix), let rule = Rule.all.first(where: { $0.id == uri.dropFirst(prefix.count) }) else {
            let nearest = uri.nearest(in: Rule.all.map { prefix + $0.id }).map { "; did you mean \($0)?" } ?? ""
            throw MCPError(.resourceNotFound, "unknown resource \"\(uri.printable)\"\(nearest)")
        }
        return MCPServer.json { result in
            result.member(
                "contents",
                list: { list in
                    list.item(object: { contents in
                        contents.member("uri", uri)
                        contents.member("mimeType", type)
                        contents.member("text", RuleCatalogue.page(rule))
                    })
                })
        }
    }
}
