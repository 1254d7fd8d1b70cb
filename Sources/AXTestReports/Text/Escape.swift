/// Escapes untrusted text for each target format. Labels come from apps and from what their users type.
///
/// There is one file per target: `Escape+Terminal.swift`, `Escape+Markup.swift` and so on. JSON strings are escaped by
/// `JSONWriter.quoted`.
package enum Escape {}
