/// Where a phrase may begin and end in a text.
package enum PhraseBounds {
    /// Where words begin and end.
    case words
    /// Also within a word, as scripts without spaces need it.
    case anywhere
}
