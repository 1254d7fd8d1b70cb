import AXSyntax

extension SHA256 {
    /// Returns the digest in base 64, as the content security policy of a page contains it.
    package static func base64(_ text: String) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        // 32 bytes are ten groups of three and one of two, which is padded with "=".
        let bytes = digest(Array(text.utf8)) + [0]
        var result: [UInt8] = []
        for group in stride(from: 0, to: bytes.count, by: 3) {
            let bits = Int(bytes[group]) << 16 | Int(bytes[group + 1]) << 8 | Int(bytes[group + 2])
            for shift in [18, 12, 6, 0] { result.append(digits[bits >> shift & 63]) }
        }
        return String(decoding: result.dropLast(), as: UTF8.self) + "="
    }
}
