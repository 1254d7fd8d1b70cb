extension UnsafeBufferPointer<UInt8> {
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? { self[start...].firstIndex(of: byte) }

    package func firstDoubtful(from start: Int, _ one: UInt8, _ other: UInt8) -> Int {
        var at = firstSpecial(from: start, one, other, 0x7F)
        while at < count {
            switch self[at] {
            case 0x80...0xBF, 0xC3, 0xE5...0xE8, 0xEB, 0xEC: at = firstSpecial(from: at + 1, one, other, 0x7F)
            default: return at
            }
        }
        return at
    }
}
