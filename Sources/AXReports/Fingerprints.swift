import AXEngine

/// By screen and finding: what a system that remembers findings knows each one by, however the file around it changes.
///
/// Made of screen, rule and key, never of a line, and unique in a run: a second finding of the same three is hashed again
/// with its number.
struct Fingerprints {
    private let values: [[String]]

    init(_ run: AuditRun, _ paths: ReportPaths) {
        var taken: Set<String> = []
        // By fingerprint without a number: the number to try next, so that many alike are not tried from the first on.
        var next: [String: Int] = [:]
        values = run.screens.map { audit in
            let screen = audit.screen.name ?? paths(audit.screen.file)
            return audit.findings.map { finding in
                let parts = [screen, finding.ruleID, finding.key]
                let base = Self.hash(parts)
                var value = base
                while !taken.insert(value).inserted {
                    next[base, default: 0] += 1
                    value = Self.hash(parts + [String(next[base, default: 0])])
                }
                return value
            }
        }
    }

    /// The fingerprint of a screen's finding.
    subscript(screen: Int, finding: Int) -> String { values[screen][finding] }

    /// 32 hexadecimal digits: FNV-1a, and the same with another multiplier.
    private static func hash(_ parts: [String]) -> String {
        var one: UInt64 = 0xCBF2_9CE4_8422_2325
        var other: UInt64 = 0x6C62_272E_07BB_0142
        func add(_ byte: UInt8) {
            one = (one ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            other = (other ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            other ^= other >> 32
        }
        for part in parts {
            for byte in part.utf8 { add(byte) }
            // No text has this byte, so that parts do not run into each other.
            add(0xFF)
        }
        return String(unsafeUninitializedCapacity: 32) { text in
            for place in 0..<32 {
                let half = place < 16 ? one : other
                let digit = UInt8(half >> UInt64(60 - place % 16 * 4) & 0xF)
                text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 32
        }
    }
}
