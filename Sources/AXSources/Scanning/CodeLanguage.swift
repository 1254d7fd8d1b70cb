/// What the scanner has to know about a programming language.
package struct CodeLanguage: Sendable {
    /// Whether `/*` can be nested.
    var nestsComments = true
    /// Whether a text can be in single quotes. Where it cannot, single quotes are around one character.
    var hasSingleQuotedTexts = false
    /// Whether texts can be in backquotes, with `${…}`.
    var hasTemplates = false
    /// Whether a text in three quotes has no escapes.
    var hasRawTripleQuotes = false
    /// Whether `\(…)` in a text is an interpolation.
    var interpolatesWithBackslash = false
    /// Whether `$name` and `${…}` in a text are interpolations.
    var interpolatesWithDollar = false
    /// Whether tags can be expressions, as in JSX.
    var hasTags = false
    /// Whether an argument is named with `=`, as in `Text(text = "…")`, and not with a colon.
    var namesWithEquals = false
    /// Whether the type of a parameter comes before its name: `String title`.
    var hasTypesFirst = false
    /// Whether lines that begin with `#` are conditions of the compiler.
    var hasConditions = false
    /// Whether `/…/` can be a regular expression.
    var hasRegularExpressions = false
    /// Whether the names of its calls tell a file that makes elements from one that only has texts.
    var hasTables = true
    /// Whether a block after a call is an argument of the call, and not the body of a function.
    var hasTrailingBlocks = false
    /// The operating systems whose apps are written in the language.
    var platforms: Set<String> = ["ios", "android"]

    static let swift = CodeLanguage(
        interpolatesWithBackslash: true, hasConditions: true, hasTrailingBlocks: true, platforms: ["ios"])
    static let objectiveC = CodeLanguage(
        nestsComments: false, hasConditions: true, hasTables: false, platforms: ["ios"])
    static let kotlin = CodeLanguage(
        hasRawTripleQuotes: true, interpolatesWithDollar: true, namesWithEquals: true, hasTrailingBlocks: true,
        platforms: ["android"])
    static let java = CodeLanguage(nestsComments: false, hasTypesFirst: true, platforms: ["android"])
    static let dart = CodeLanguage(hasSingleQuotedTexts: true, interpolatesWithDollar: true, hasTypesFirst: true)
    static let script = CodeLanguage(
        nestsComments: false, hasSingleQuotedTexts: true, hasTemplates: true, hasTags: true,
        hasRegularExpressions: true)
}
