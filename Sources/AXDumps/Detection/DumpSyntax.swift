/// The syntax of a dump. The raw value is its name in messages.
package enum DumpSyntax: String, Sendable {
    case json = "JSON"
    case xml = "XML"
    case text
}
