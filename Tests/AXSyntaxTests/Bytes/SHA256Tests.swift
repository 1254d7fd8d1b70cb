import AXSyntax
import TestSupport
import AXSyntax
import TestSupport
import Testing

/// SHA-256 against the examples of the standard (FIPS 180-4, NIST's "Example Values"). The browser
/// of `.ci/browser` checks the digests of a page too: it runs no script whose digest is wrong.
@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "The standard's own examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func examples(text: String, expected: String) {
        var hash = SHA256()
        hash.update(text.utf8)
        #expect(hash.hexadecimal == expected)
    }

    @Test("In parts of any length as in one")
    func parts() {
        var random = SeededRandom(256)
        for length in 0...200 {
            let bytes = (0..<length).map { _ in UInt8(random.int(0...255)) }
            var (hash, rest) = (SHA256(), bytes[...])
            while !rest.isEmpty {
                let part = rest.prefix(random.int(0...70))
                hash.update(part)
                rest = rest.dropFirst(part.count)
                _ = hash.digest
            }
            #expect(hash.digest == SHA256.digest(bytes), "\(length)")
        }
    }

    @Test("In base 64 as openssl writes it")
    func base64() {
        #expect(SHA256.base64("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
        #expect(SHA256.base64("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    }
}
