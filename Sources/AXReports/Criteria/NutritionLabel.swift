import AXTestReports

/// One of Apple's Accessibility Nutrition Labels, and the success criteria whose failures speak against it.
///
/// Apple lets a developer indicate a label if people can do all common tasks of the app with it (App Store Connect
/// Help, "Overview of Accessibility Nutrition Labels"). Which criteria belong to a label is our reading; Apple does not
/// name any.
struct NutritionLabel {
    /// The name in App Store Connect.
    let name: String
    /// The numbers of the criteria.
    let criteria: Set<String>

    /// Every label, in Apple's order.
    static let all = [
        NutritionLabel(
            name: "VoiceOver",
            criteria: [
                "1.1.1", "1.3.1", "1.3.2", "2.1.1", "2.1.2", "2.4.3", "2.4.4", "2.4.6", "2.4.7", "3.1.1", "3.1.2",
                "3.3.2",
                "4.1.2", "4.1.3",
            ]),
        NutritionLabel(name: "Voice Control", criteria: ["2.1.1", "2.5.3", "4.1.2"]),
        NutritionLabel(name: "Larger Text", criteria: ["1.4.4", "1.4.10"]),
        NutritionLabel(name: "Dark Interface", criteria: []),
        NutritionLabel(name: "Differentiate Without Color Alone", criteria: ["1.4.1"]),
        NutritionLabel(name: "Sufficient Contrast", criteria: ["1.4.3", "1.4.11"]),
        NutritionLabel(name: "Reduced Motion", criteria: []),
        NutritionLabel(name: "Captions", criteria: ["1.2.2", "1.2.4"]),
        NutritionLabel(name: "Audio Descriptions", criteria: ["1.2.3", "1.2.5"]),
    ]
}
