/// The fix of a rule as code.
package struct CodeSnippet: Equatable, Sendable {
    /// The framework: `SwiftUI`, `UIKit`, `Compose`, `Views`.
    package var framework: String
    /// The language as Markdown names it: `swift`, `kotlin`.
    package var language: String
    /// The lines of code.
    package var code: String

    /// Creates a snippet.
    package init(framework: String, language: String, code: String) {
        self.framework = framework
        self.language = language
        self.code = code
    }
}
