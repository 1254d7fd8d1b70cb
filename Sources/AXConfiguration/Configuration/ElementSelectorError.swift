/// The reason why a text is not a selector.
package struct ElementSelectorError: Error {
    package var message: String
}
