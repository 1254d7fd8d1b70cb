/// The rules that name a defect of the fourth collection, whose lists describe defects in words and name no rule.
enum MissedDefectRules {
    /// Returns the rules that name the defect that a text describes.
    static func named(by text: String) -> Set<String> {
        table.filter { text.contains($0.pattern) }.reduce(into: []) { $0.formUnion($1.rules) }
    }

    /// Patterns of words, and the rules that name such a defect.
    private static var table: [(pattern: Regex<Substring>, rules: Set<String>)] {
        [
            (
                #/named only by|only name|no hint, no label/#,
                ["text-field-placeholder-only", "text-field-label-missing"]
            ),
            (#/without a name|without any name/#, ["control-label-missing"]),
            (#/\d+ high|not measured|18 high/#, ["target-size"]),
            (#/without role|role unknown|text only|no role/#, ["role-missing", "button-trait-missing"]),
            (#/reading order/#, ["focus-order"]),
            (#/second stop|twice/#, ["adjacent-duplicate", "nested-duplicate", "element-obscured", "control-overlap"]),
            (#/two stops|split/#, ["text-split"]),
            (#/same name/#, ["label-duplicate"]),
            (#/overlap|cover|^the same$/#, ["control-overlap", "duplicate-bounds", "element-obscured"]),
            (#/cannot reach|not clicked|not focused/#, ["control-unreachable", "controls-hidden"]),
            (#/replaces|contain the visible|omits/#, ["label-omits-visible-text", "label-non-descriptive"]),
            (#/selected state|which one is chosen/#, ["tab-selection-missing"]),
            (
                #/role (?:and state|word)|stop of its own/#,
                ["label-role-redundant", "label-state-redundant", "label-debug-text", "label-role-only"]
            ),
            (
                #/class name|achine|[Rr]oute name|URL|glyph|named|SF Symbol|label "|"thumbnail" inside|number "|neither/#,
                [
                    "label-debug-text", "label-identifier-shaped", "label-localisation-key", "label-untranslated",
                    "label-url", "label-symbol-only", "label-symbol-name", "label-non-descriptive", "label-role-only",
                    "label-icon-glyph", "label-numeric-only", "image-label-filename", "label-role-redundant",
                    "label-incomplete", "image-label-redundant-word",
                ]
            ),
        ]
    }
}
