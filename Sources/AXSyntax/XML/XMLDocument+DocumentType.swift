extension XMLDocument {
    /// Returns the offset after the document type declaration that begins at an offset; `nil` if none begins there or
    /// it has no end.
    package static func endOfDocumentType(in bytes: [UInt8], at start: Int) -> Int? {
        guard bytes[start...].prefix(9).map({ $0 | 0x20 }).elementsEqual("<!doctype".utf8.map { $0 | 0x20 }) else {
            return nil
        }
        var isInSubset = false
        for index in start..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["): isInSubset = true
            case UInt8(ascii: "]"): isInSubset = false
            case UInt8(ascii: ">") where !isInSubset: return index + 1
            default: break
            }
        }
        return nil
    }
}
