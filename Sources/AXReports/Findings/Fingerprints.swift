import AXEngine

/// The fingerprints by which code scanning recognizes a finding after its file has changed.
///
/// A fingerprint is derived from screen, rule and element key, never from a line. It is unique in a run: a second finding with
/// the same three gets a number.
struct Fingerprints {
    /// By screen and finding.
    private let values: [[String]]

    init(_ run: AuditRun, _ paths: ReportPaths) {
        var taken: Set<String> = []
        // By unnumbered fingerprint, so that many equal findings do not all count up from 1.
        var lastNumber: [String: Int] = [:]
        values = run.screens.map { audit in
            let screen = audit.screen.name ?? paths(audit.screen.file)
            return audit.findings.map { finding in
                let parts = [screen, finding.ruleID, finding.key]
                let base = Self.hash(parts)
                var value = base
                while !taken.insert(value).inserted {
                    lastNumber[base, default: 0] += 1
                    value = Self.hash(parts + [String(lastNumber[base, default: 0])])
                }
                return value
            }
        }
    }

    /// The fingerprint of a finding, by the indices of its screen and of the finding on it.
    subscript(screen: Int, finding: Int) -> String { values[screen][finding] }

    /// Returns 32 hexadecimal digits: the 64-bit FNV-1a hash, and a second hash with another multiplier.
    ///
    /// Written by hand because fingerprints are stored by other systems, while Swift's `Hasher` differs between runs.
    private static func hash(_ parts: [String]) -> String {
        var first: UInt64 = 0xCBF2_9CE4_8422_2325
        var second: UInt64 = 0x6C62_272E_07BB_0142
        func add(_ byte: UInt8) {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            second = (second ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            second ^= second >> 32
        }
        for part in parts {
            for byte in part.utf8 { add(byte) }
            // A separator that is no byte of UTF-8, so that ["ab", "c"] and ["a", "bc"] differ.
            add(0xFF)
        }
        return hexadecimal(first) + hexadecimal(second)
    }

    /// Returns the 16 hexadecimal digits of a number.
    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
