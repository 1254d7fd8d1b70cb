/// What a dump of a planted screen has, as those of common tools do.
enum PlantedForm: CaseIterable, Sendable {
    /// A tree with identifiers, as XCUITest has it.
    case tree
    /// The same without identifiers.
    case anonymous
    /// A tree that says of each element whether it can be seen, as WebDriverAgent's does.
    case visible
    /// A list of the exposed elements by their frames, without identifiers and traits, as idb's.
    case flat
}
