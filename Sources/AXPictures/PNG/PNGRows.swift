/// The rows of a picture, decompressed one after the other.
struct PNGRows {
    private let header: PNGHeader
    private var inflater: Inflater
    /// The next byte of the inflater's buffer.
    private var at = 0

    init(_ header: PNGHeader, _ inflater: Inflater) {
        self.header = header
        self.inflater = inflater
    }

    /// Reads the next row into the first `size` bytes of `row`, and returns its filter.
    mutating func next(_ row: inout [UInt8], _ size: Int, _ offset: Int) throws(PictureError) -> PNGFilter {
        try fill(offset)
        guard let filter = PNGFilter(rawValue: inflater.buffer[at]) else {
            throw PictureError(at: offset, "a row has the filter \(inflater.buffer[at]), expected 0 to 4")
        }
        at += 1
        var done = 0
        while done < size {
            try fill(offset)
            let count = min(size - done, inflater.new.upperBound - at)
            row.withUnsafeMutableBytes { row in
                inflater.buffer.withUnsafeBytes { buffer in
                    UnsafeMutableRawBufferPointer(rebasing: row[done...])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[at..<at + count]))
                }
            }
            at += count
            done += count
        }
        return filter
    }

    /// Checks that nothing follows the last row.
    mutating func finish(_ offset: Int) throws(PictureError) {
        while !inflater.isAtEnd, at == inflater.new.upperBound { try inflate(offset) }
        guard at == inflater.new.upperBound else {
            throw PictureError(
                at: offset, "there is more data than a picture of \(header.width)×\(header.height) pixels has")
        }
    }

    /// Makes sure that there is a byte at `at`.
    private mutating func fill(_ offset: Int) throws(PictureError) {
        while at == inflater.new.upperBound {
            guard !inflater.isAtEnd else {
                throw PictureError(
                    at: offset, "the data ends before the last row of \(header.width)×\(header.height) pixels")
            }
            try inflate(offset)
        }
    }

    private mutating func inflate(_ offset: Int) throws(PictureError) {
        do throws(InflateError) { try inflater.inflate() } catch {
            throw PictureError(at: offset, "the compressed data of the picture is damaged: \(error.message)")
        }
        at = inflater.new.lowerBound
    }
}
