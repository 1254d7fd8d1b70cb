extension Platform {
    /// iOS, iPadOS and the other systems of Apple: VoiceOver reads the screen, frames are in points.
    public static let iOS: Platform = Platform(
        "ios", name: "iOS", screenReader: "VoiceOver", voiceControl: "Voice Control", unit: "pt",
        hasNutritionLabels: true, attributes: .all,
        exposure: PlatformExposure(isInBar: { Bars($0).isInBar }, exposure: Exposure.voiceOver),
        speech: PlatformSpeech(
            name: { $0.nameForVoiceOver },
            unknown: { carries in
                // Few dumps carry languages and placeholders: the screen's language and the value are used instead.
                let missing = ScreenSpeech.spoken.subtracting(carries).subtracting([.language, .placeholder]).inOrder
                    .map { $0.plural(on: .iOS) }
                guard !missing.isEmpty else { return nil }
                return "VoiceOver may say more: the dump has no \(missing.joined(separator: ", "))"
            },
            speech: { element, context, carries, language in
                .voiceOver(element, context: context, carries: carries, language: language)
            }),
        terms: PlatformTerms(
            heading: "header", missingName: "no accessibility label", system: "iOS",
            systemScreen: "the home screen of iOS",
            inferredExposure:
                "this dump does not say which elements are exposed; inferred from types, labels and traits"),
        remarks: { [$0.frameRemark].compactMap(\.self) })
}
