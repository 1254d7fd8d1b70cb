/// The lines of a text: converts byte offsets to line numbers. Lines end with LF or CR LF.
struct LineStarts {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for at in bytes.indices where bytes[at] == 0x0A { starts.append(at + 1) }
        self.starts = starts
    }

    /// Returns the number of the line of an offset, from 1.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
