extension Array {
    /// Returns the elements in the order of a text of each. Lists that are in order already, as most are, are not sorted.
    @inlinable package func sorted(byText text: (Element) -> String) -> [Element] {
        let isSorted = indices.dropFirst().allSatisfy { text(self[$0 - 1]) <= text(self[$0]) }
        return isSorted ? self : sorted { text($0) < text($1) }
    }
}
