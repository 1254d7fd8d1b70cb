extension Platform {
    /// Android: TalkBack reads the screen, frames are in density-independent pixels.
    public static let android: Platform = Platform(
        "android", name: "Android", screenReader: "TalkBack", voiceControl: "Voice Access", unit: "dp",
        hasFramesInPixels: true,
        attributes: AttributeSet(Attribute.allCases).subtracting([
            .traits, .hint, .isAccessibilityElement, .hidden, .elementsHidden, .modal, .expanded,
            .respondsToUserInteraction, .actions, .customContent, .userInputLabels, .language, .activationPoint,
            .minimum, .maximum, .contentsCaptured,
        ]),
        exposure: PlatformExposure(
            listsSystemElements: true, isCovered: { AndroidCoverage($0, isStop: $1).isCovered },
            coveringPage: { $0.coveringPage(isStop: $1) },
            exposure: Exposure.talkBack),
        speech: PlatformSpeech(
            infersHeadings: false, name: { $0.nameForTalkBack },
            unknown: { _ in "TalkBack may say more: the dump has no state descriptions and actions" },
            speech: { element, _, _, language in .talkBack(element, language: language) }),
        terms: PlatformTerms(
            types: [
                .secureTextField: "password field", .progressIndicator: "progress bar", .popUpButton: "spinner",
                .ratingIndicator: "rating bar", .toggle: "toggle button", .table: "list", .collectionView: "list",
            ],
            plurals: [.headingLevel: "headings", .placeholder: "hints"],
            missingName: "neither a text nor a content description", system: "Android or another app",
            systemScreen: "a screen that Android draws", pathSteps: .classes),
        snapshots: PlatformSnapshots(roleLine: { $0.roleLineOnAndroid }),
        conventions: PlatformConventions(
            namesControlsByTexts: true, showsHintsAsText: true, sharesIdentifiers: true, hasControlsWithoutType: true,
            losesCharacters: true, namesSymbols: false, disablesIdleActions: false,
            tapsEveryElement: false),
        remarks: { [$0.importanceRemark].compactMap(\.self) },
        complete: { $0.presentForTalkBack() })
}
