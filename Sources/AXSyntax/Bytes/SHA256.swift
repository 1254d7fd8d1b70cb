/// SHA-256 (FIPS 180-4) of bytes that come in parts.
package struct SHA256: Sendable {
    private var state = Self.initialState
    /// The bytes since the last whole block of 64.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    package init() { rest.reserveCapacity(64) }

    /// Returns the 32 bytes of the digest of a message.
    package static func digest(_ message: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.update(message)
        return hash.digest
    }

    /// Returns the digest of a message as 64 hexadecimal digits.
    package static func hexadecimal(_ message: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(message)
        return hash.hexadecimal
    }

    /// Adds bytes to the message.
    package mutating func update(_ bytes: some Collection<UInt8>) { update(Array(bytes)) }

    /// Adds bytes to the message.
    package mutating func update(_ bytes: [UInt8]) {
        var words = [UInt32](repeating: 0, count: 64)
        var at = 0
        if !rest.isEmpty {
            at = min(64 - rest.count, bytes.count)
            rest += bytes[..<at]
            if rest.count == 64 {
                mix(rest, at: 0, &words)
                rest.removeAll(keepingCapacity: true)
            }
        }
        while at + 64 <= bytes.count {
            mix(bytes, at: at, &words)
            at += 64
        }
        rest += bytes[at...]
        count += UInt64(bytes.count)
    }

    /// The 32 bytes of the digest of the message so far.
    package var digest: [UInt8] {
        var padded = self
        var padding: [UInt8] = [0x80]
        padding += [UInt8](repeating: 0, count: (119 - rest.count) % 64)
        for shift in stride(from: 56, through: 0, by: -8) {
            padding.append(UInt8(truncatingIfNeeded: (count << 3) >> shift))
        }
        padded.update(padding)
        return padded.state.flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// The digest in hexadecimal digits, as `sha256sum` prints it.
    package var hexadecimal: String {
        String(decoding: digest.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdef".utf8)

    /// Mixes the block of 64 bytes from `start` on into the state. `words` has room for the 64 words of the schedule.
    private mutating func mix(_ bytes: [UInt8], at start: Int, _ words: inout [UInt32]) {
        for index in 0..<16 {
            let at = start + 4 * index
            let first = UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
            words[index] = first | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
        }
        for index in 16..<64 {
            let one = words[index - 15]
            let other = words[index - 2]
            let first = (one &>> 7 | one &<< 25) ^ (one &>> 18 | one &<< 14) ^ one &>> 3
            let second = (other &>> 17 | other &<< 15) ^ (other &>> 19 | other &<< 13) ^ other &>> 10
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        let constants = Self.constants
        for index in 0..<64 {
            let choice = e & f ^ ~e & g
            let majority = a & b ^ a & c ^ b & c
            let sum = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
            let next = h &+ sum &+ choice &+ constants[index] &+ words[index]
            let other = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
            (h, g, f, e) = (g, f, e, d &+ next)
            (d, c, b, a) = (c, b, a, next &+ other &+ majority)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let initialState: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}
