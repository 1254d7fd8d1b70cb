import AXTree

extension SeededDefect {
    /// Defects of the words of names that were missed on screens that nobody had tuned to.
    static let wording: [SeededDefect] = [
        .label(
            "state without a separator", "label-state-redundant", "switch", locales: ["ko", "zh-Hans", "ar", "ru"]
        ) { texts, label in label + texts.words.bareState },
        .label(
            "gesture in other words", "label-gesture-instruction", locales: ["ja", "ko", "zh-Hans"]
        ) { texts, _ in texts.words.otherGesture },
    ]
}
