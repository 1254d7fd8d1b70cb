extension ConfigurationKey {
    /// Every key of `.axaudit.json`, in the order in which messages, the schema and the template list them.
    package static let all: [ConfigurationKey] = [
        .schemaAddress, .extends, .preset, .locale, .configurations, .density, .rules, .overrides, .elements, .ignore,
        .customRules, .includeSystem, .systemScreens, .snapshot, .baseline, .failOn, .expectScreens, .journeys, .owners,
        .variants, .criteria, .pictures, .include, .exclude, .sources,
    ]
}
