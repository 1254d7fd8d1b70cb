import Testing

@testable import AXPictures

/// Files of other kinds than PNG, which a system library may read.
@Suite("Pictures of other kinds")
struct PictureReaderTests {
    /// The first bytes of a file of each kind that screenshots have, and what a person can do without a reader.
    private static let others: [(file: [UInt8], remedy: String)] = [
        ([0xFF, 0xD8, 0xFF, 0xE0], "take the screenshot as PNG"),
        (Array("RIFFxxxxWEBPVP8 ".utf8), "dwebp s.webp -o s.png"),
        ([0, 0, 0, 24] + Array("ftypheic".utf8), "sips -s format png s.heic --out s.png"),
    ]

    private func message(_ bytes: [UInt8], _ decoder: PictureReader.Decoder? = nil) -> String? {
        do throws(PictureError) {
            _ = try PictureReader.read(bytes, others: decoder)
            return nil
        } catch {
            return error.message
        }
    }

    @Test("Without a reader the kinds are named, with the remedy", arguments: others.indices)
    func without(index: Int) {
        let found = message(Self.others[index].file)
        #expect(found?.contains(", expected a PNG image; ") == true)
        #expect(found?.contains(Self.others[index].remedy) == true, "\(found ?? "-")")
    }

    @Test("A reader gets the file, also one in Base64, and gives its picture", arguments: others.indices)
    func with(index: Int) throws {
        let file = Self.others[index].file
        let decoder: PictureReader.Decoder = { bytes, _ throws(PictureError) in
            #expect(bytes == file)
            return Picture(width: 3, height: 2)
        }
        #expect(try PictureReader.read(file, others: decoder).width == 3)
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
        var text = ""
        for start in stride(from: 0, to: file.count, by: 3) {
            let group = (0..<3).map { start + $0 < file.count ? UInt32(file[start + $0]) : 0 }
            let bits = group[0] << 16 | group[1] << 8 | group[2]
            let count = min(3, file.count - start) + 1
            for digit in 0..<count { text.unicodeScalars.append(digits[Int(bits >> UInt32(18 - 6 * digit) & 63)]) }
        }
        #expect(try PictureReader.read(Array(#"{"value": "\#(text)"}"#.utf8), others: decoder).height == 2)
    }

    @Test("What is wrong with the file is the reader's error")
    func damaged() {
        let decoder: PictureReader.Decoder = { _, _ throws(PictureError) in throw PictureError("the file is damaged") }
        #expect(message(Self.others[0].file, decoder) == "the file is damaged")
    }

    @Test("A PNG and what is no screenshot never get to the reader")
    func notScreenshots() throws {
        let decoder: PictureReader.Decoder = { _, _ throws(PictureError) in
            Issue.record("the reader was called")
            return Picture(width: 1, height: 1)
        }
        let png = PNGEncoder.encode(Picture(width: 2, height: 2))
        #expect(try PictureReader.read(png, others: decoder).width == 2)
        #expect(message(Array("GIF89a".utf8), decoder)?.contains("found a GIF image") == true)
        #expect(message([], decoder)?.contains("empty file") == true)
    }
}
