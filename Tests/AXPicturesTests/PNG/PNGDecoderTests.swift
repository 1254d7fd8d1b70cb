import AXPictures
import Foundation
import TestSupport
import Testing

@Suite("PNG decoder")
struct PNGDecoderTests {
    private static let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)

    private func message(_ bytes: [UInt8], _ limits: PictureLimits = PictureLimits()) -> String? {
        do throws(PictureError) {
            _ = try PictureReader.read(bytes, limits: limits)
            return nil
        } catch { return error.description }
    }

    @Test("Gray, color, palette and alpha become ARGB")
    func kinds() throws {
        #expect(try PNGDecoder.decode(PNGBuilder().bytes).pixels == [Self.black, Self.white, Self.white, Self.black])
        let color = PNGBuilder(width: 1, height: 1, color: 2, rows: [[0, 1, 2, 3]])
        #expect(try PNGDecoder.decode(color.bytes).pixels == [0xFF01_0203])
        let alpha = PNGBuilder(width: 1, height: 1, color: 6, rows: [[0, 1, 2, 3, 4]])
        #expect(try PNGDecoder.decode(alpha.bytes).pixels == [0x0401_0203])
        let palette = PNGBuilder(
            width: 3, height: 1, depth: 2, color: 3,
            chunks: [("PLTE", [9, 8, 7, 1, 2, 3, 0, 0, 0]), ("tRNS", [255, 128])], rows: [[0, 0b0001_1000]])
        #expect(try PNGDecoder.decode(palette.bytes).pixels == [0xFF09_0807, 0x8001_0203, Self.black])
        let deep = PNGBuilder(width: 1, height: 1, depth: 16, rows: [[0, 0x80, 0x80]])
        #expect(try PNGDecoder.decode(deep.bytes).pixels == [0xFF80_8080])
        let key = PNGBuilder(chunks: [("tRNS", [0, 255])])
        #expect(try PNGDecoder.decode(key.bytes).pixels[1] == 0x00FF_FFFF)
    }

    @Test("Every filter is undone")
    func filters() throws {
        // Every row is 10, 20, 40, 80: what each filter leaves of it, by hand.
        let rows: [[UInt8]] = [
            [0, 10, 20, 40, 80], [1, 10, 10, 20, 40], [2, 0, 0, 0, 0], [3, 5, 5, 10, 20], [4, 0, 0, 0, 0],
        ]
        let picture = try PNGDecoder.decode(PNGBuilder(width: 4, height: 5, rows: rows).bytes)
        let row: [UInt32] = [0xFF0A_0A0A, 0xFF14_1414, 0xFF28_2828, 0xFF50_5050]
        #expect(Array(picture.pixels) == Array(repeating: row, count: 5).flatMap(\.self))
    }

    @Test(
        "The pixels of files of another encoder are those of another decoder",
        .enabled(if: set != nil, "AXAUDIT_PNGS is not set"))
    func otherDecoder() throws {
        let folder = try #require(Self.set)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        #expect(files.count > 60)
        for file in files.sorted() {
            let picture = try PNGDecoder.decode(Array(Data(contentsOf: folder.appendingPathComponent(file))))
            let expected = try Data(contentsOf: folder.appendingPathComponent(file.dropLast(3) + "rgba"))
            #expect(expected.count == 4 * picture.pixels.count, "\(file)")
            var difference = 0
            for (index, pixel) in picture.pixels.enumerated() {
                for (offset, shift) in [16, 8, 0, 24].enumerated() {
                    let component = Int(pixel >> UInt32(shift) & 0xFF)
                    difference = max(difference, abs(component - Int(expected[4 * index + offset])))
                }
            }
            // Pillow cuts 16 bits, and Little CMS rounds in between.
            let mayDiffer = file.contains("16") || file.hasPrefix("g0") || file == "p3.png"
            #expect(difference <= (mayDiffer ? 1 : 0), "\(file)")
        }
    }

    /// The folder that `.ci/pictures.py` has filled.
    private static let set = ProcessInfo.processInfo.environment["AXAUDIT_PNGS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }

    // MARK: Colors

    @Test("Display P3 becomes sRGB, and other profiles are named")
    func profiles() throws {
        var red = PNGBuilder(width: 1, height: 1, color: 2, rows: [[0, 255, 0, 0]])
        red.chunks = [("cICP", [12, 13, 0, 1])]
        // Outside of sRGB: its red, and neither green nor blue.
        #expect(try PNGDecoder.decode(red.bytes).pixels == [0xFFFF_0000])
        // 128 of each is the same gray in both.
        var gray = PNGBuilder(width: 1, height: 1, color: 2, rows: [[0, 128, 128, 128]])
        gray.chunks = [("cICP", [12, 13, 0, 1])]
        #expect(try PNGDecoder.decode(gray.bytes).pixels == [0xFF80_8080])
        red.chunks = [("iCCP", Array("x".utf8) + [0, 0] + PNGBuilder.stored([1, 2, 3]))]
        let picture = try PNGDecoder.decode(red.bytes)
        #expect(picture.notes == ["the color profile of the picture is not known; its colors are taken as sRGB"])
        #expect(picture.pixels == [0xFFFF_0000])
    }

    @Test("A gamma other than that of sRGB is applied, unless the file says sRGB")
    func gamma() throws {
        var file = PNGBuilder(width: 1, height: 1, chunks: [("gAMA", PNGBuilder.number(100_000))], rows: [[0, 55]])
        // 55 / 255 of the light is 127.5 in sRGB.
        #expect(try PNGDecoder.decode(file.bytes).pixels == [0xFF80_8080])
        file.chunks.append(("sRGB", [0]))
        #expect(try PNGDecoder.decode(file.bytes).pixels == [0xFF37_3737])
        file.chunks = [("gAMA", PNGBuilder.number(45455))]
        #expect(try PNGDecoder.decode(file.bytes).pixels == [0xFF37_3737])
    }

    // MARK: Damage

    @Test("Every kind of damage is named with its offset")
    func damage() {
        let good = PNGBuilder().bytes
        #expect(message(good) == nil)
        #expect(message([]) == "found an empty file, expected a PNG image")
        #expect(
            message(Array(good.dropLast(12)))
                == "byte 62: the file ends without the chunk IEND; it may have been cut off")
        #expect(
            message(Array(good.prefix(50))) == "byte 50: the file ends within the chunk IDAT; it may have been cut off")
        var wrong = good
        wrong[45] ^= 1
        #expect(
            message(wrong)
                == "byte 33: the contents of the chunk IDAT have another CRC than the file says; it is damaged")
        var data = PNGBuilder.stored([0, 0, 255, 0, 255, 0])
        data[data.count - 1] ^= 1
        #expect(
            message(PNGBuilder(data: data).bytes)
                == "byte 33: the compressed data of the picture is damaged: its contents have another Adler-32 checksum than the file says"
        )
        #expect(
            message(PNGBuilder(rows: [[0, 0, 255]]).bytes) == "byte 33: the data ends before the last row of 2×2 pixels"
        )
        #expect(
            message(PNGBuilder(rows: Array(repeating: [0, 1, 2], count: 3)).bytes)
                == "byte 33: there is more data than a picture of 2×2 pixels has")
        #expect(message(PNGBuilder(rows: [[9, 0, 255]]).bytes) == "byte 33: a row has the filter 9, expected 0 to 4")
        #expect(
            message(PNGBuilder(depth: 3).bytes) == "byte 24: color type 0 with 3 bits a sample is not in PNG")
        #expect(
            message(PNGBuilder(chunks: [("ABCD", [])]).bytes) == "byte 33: found the chunk ABCD, which is not in PNG")
        #expect(
            message(PNGBuilder(color: 3).bytes) == "byte 33: the picture has no palette: no chunk PLTE before the data")
    }

    @Test("What is too large is refused before it costs memory")
    func limits() {
        #expect(
            message(PNGBuilder(width: 10_000, height: 5_000).bytes)
                == "byte 16: the picture has 10000×5000 pixels; the limit is 40 megapixels")
        #expect(
            message(PNGBuilder(width: 6_000, height: 6_500, depth: 16, color: 6).bytes)
                == "byte 16: the picture has 297 MiB when decompressed; the limit is 256 MiB")
        #expect(
            message(PNGBuilder(width: 5_000, height: 5_000).bytes)
                == "byte 33: 17 bytes of compressed data cannot be 5000×5000 pixels")
        var limits = PictureLimits()
        limits.fileBytes = 40
        #expect(
            message(PNGBuilder().bytes, limits) == "the file has more than 0 MiB, which is the limit of a picture")
        #expect(message(PNGBuilder(width: 0).bytes) == "byte 16: the size 0×2 is not that of a picture")
    }

    @Test("Other kinds of pictures and frequent accidents are named with the remedy")
    func otherKinds() {
        let png = PNGBuilder().bytes
        let words: [UInt16] = [0xFEFF, 0xFFFD] + png.dropFirst().map { UInt16($0) }
        let utf16: [UInt8] = words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let cases: [([UInt8], String)] = [
            (
                [0xFF, 0xD8, 0xFF, 0xE0],
                "found a JPEG image, expected a PNG image; take the screenshot as PNG; JPEG changes colors"
            ),
            (Array("RIFFxxxxWEBPVP8 ".utf8), "found a WebP image"),
            ([0, 0, 0, 24] + "ftypheic".utf8, "found a HEIC image"),
            (utf16, "found a PNG that was written as text in UTF-16, as PowerShell's > does"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A], "found a PNG whose line ends were changed"),
            (Array("hello".utf8), "found a file of an unknown kind, expected a PNG image"),
        ]
        for (bytes, expected) in cases {
            #expect(message(bytes)?.hasPrefix("byte 0: " + expected) == true, "\(message(bytes) ?? "read")")
        }
    }

    @Test("Every prefix and every changed byte of a file is read or refused")
    func mutations() {
        let good = PNGEncoder.encode(Self.sample)
        for length in 0..<good.count { #expect(message(Array(good.prefix(length))) != nil) }
        var random = SeededRandom(35)
        for _ in 0..<Cases.of(2000) {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if let message = message(bytes) { #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 }) }
        }
    }

    private static var sample: Picture {
        var picture = Picture(width: 31, height: 17, filledWith: 0xFF33_6699)
        for index in picture.pixels.indices where index % 5 == 0 { picture.pixels[index] &+= UInt32(index) }
        for index in picture.pixels.indices { picture.pixels[index] |= 0xFF00_0000 }
        return picture
    }

    @Test("What the encoder writes is read as the same pixels")
    func encoder() throws {
        var random = SeededRandom(35)
        for _ in 0..<Cases.of(50) {
            var picture = Picture(
                width: Int.random(in: 1...70, using: &random), height: Int.random(in: 1...70, using: &random))
            let alpha: UInt32 = Bool.random(using: &random) ? 0xFF00_0000 : 0
            let colors = (0..<3).map { _ in UInt32.random(in: 0...0xFFFF_FFFF, using: &random) | alpha }
            for index in picture.pixels.indices {
                picture.pixels[index] = index % 7 < 5 ? colors[index / 40 % 3] : colors[index % 3] &+ UInt32(index & 3)
                picture.pixels[index] |= alpha
            }
            #expect(try PNGDecoder.decode(PNGEncoder.encode(picture)).pixels == picture.pixels)
        }
        // A repetition longer than the window.
        let flat = Picture(width: 300, height: 400, filledWith: 0xFF12_3456)
        let file = PNGEncoder.encode(flat)
        #expect(file.count < 5000)
        #expect(try PNGDecoder.decode(file).pixels == flat.pixels)
    }

    // MARK: Base64

    @Test("The answer of WebDriver and Base64 alone are read")
    func base64() throws {
        let bytes = PNGBuilder().bytes
        let text = Data(bytes).base64EncodedString()
        let escaped = text.replacingOccurrences(of: "/", with: "\\/")
        for form in [text, text + "\n", "{\"value\": \"\(text)\", \"sessionId\": null}", "{\"value\":\"\(escaped)\"}"] {
            #expect(try PictureReader.read(Array(form.utf8)).pixels == PNGDecoder.decode(bytes).pixels)
        }
        #expect(
            message(Array("{\"a\": 1}".utf8))
                == "byte 0: found JSON without \"value\", expected a PNG image or the answer to /screenshot")
        #expect(message(Array("{\"value\": \"iV*\"}".utf8)) == "byte 13: found a character that is not in Base64")
    }
}
