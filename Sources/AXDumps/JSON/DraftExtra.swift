/// Values of an element that a reader can only use after the last key.
package protocol DraftExtra {
    /// The values before the first key.
    init()
}

/// Nothing but the attributes of an element.
package struct NoExtra: DraftExtra {
    package init() {}
}
