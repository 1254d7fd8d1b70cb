extension RandomAccessCollection {
    /// The first position whose element makes `belongsAfter` true, in a collection where all such stand at the end.
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
