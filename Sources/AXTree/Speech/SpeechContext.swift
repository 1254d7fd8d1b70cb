/// What the container of an element adds to what VoiceOver says.
package enum SpeechContext: Hashable, Sendable {
    /// A tab of a tab bar, counted from 1.
    case tab(index: Int, count: Int)
    /// An element of a series such as a segmented control, counted from 1.
    case series(index: Int, count: Int)
    /// The first element of a list, also if it is the only one.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark, also if it is the only one.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a table. Row and column are counted from 1; the row is said with its first cell. `headers` are the
    /// labels of the column's headers.
    case cell(row: Int, column: Int, isFirstInRow: Bool, headers: [String])
}
