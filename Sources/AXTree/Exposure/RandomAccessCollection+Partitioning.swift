extension RandomAccessCollection {
    /// Returns the index of the first element for which `belongsAfter` is true, by binary search. All such elements
    /// must be at the end of the collection.
    ///
    /// Inlinable, so that other modules call it for their own types: the generic version takes a hundred times as long.
    @inlinable
    package func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Index {
        var start = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if belongsAfter(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
