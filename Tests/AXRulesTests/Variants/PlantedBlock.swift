/// A part of a planted screen, from the top to the bottom.
enum PlantedBlock: Sendable {
    /// The title of a section.
    case heading(PlantedText)
    /// A text over the whole width.
    case paragraph(PlantedText)
    /// A label and a value beside each other.
    case row(PlantedText, PlantedText)
    /// A switch with its label.
    case toggle(PlantedText, isOn: Bool)
    /// A button over the whole width.
    case button(PlantedText)
    /// Two buttons beside each other.
    case pair(PlantedText, PlantedText)
    /// Icons beside each other, 44 points wide.
    case icons([PlantedText])
    /// A row of a list that opens a page.
    case cell(PlantedText)
    /// A frame with a title and a text in it.
    case card(PlantedText, PlantedText)
}
