extension Detector {
    /// Text that was read in another encoding than it was written in, or that has a replacement character.
    package static let brokenEncodings = [misreadText, misreadUTF8]

    /// Text that was read in an encoding of East Asia or of Cyrillic.
    private static let misreadText = Detector(
        "text in another encoding", in: "é",
        finds: ["锟斤拷": "锟斤", "浣犲ソ": "浣犲ソ", "Íàñòðîéêè": "Íàñòðîéêè", "voilÃ  !": "Ã  ", "Ã  la carte": "Ã  "],
        ignores: ["你好", "設定", "Ã", "×÷×÷×÷", "Éé", "José", "다니엘", "Настройки", "عربي"]
    ) { text in
        // A no-break space after the letter is the second byte of "à".
        if let piece = ["锟斤", "Ã  ", "Ã\u{A0} "].first(where: text.holds) { return piece }
        if isMisreadHan(text) { return text }
        // Cyrillic in Windows-1251 gives letters with accents in a row.
        let runs = text.unicodeScalars.split { !(0xC0...0xFF ~= $0.value) || $0 == "×" || $0 == "÷" }
        return runs.first { $0.count >= 6 && Set($0).count >= 4 }.map(String.init)
    }

    /// Whether four of ten characters are Han that are rare in Chinese and Japanese, but usual when UTF-8 is read as
    /// GBK or Shift JIS.
    private static func isMisreadHan(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { 0x3040...0x9FFF ~= $0.value }
        let rare = letters.filter(rareHan.contains)
        return rare.count * 10 >= letters.count * 4 && Set(rare).count >= 2
    }

    /// Han that neither the usual characters of simplified and traditional Chinese nor those of Japanese have.
    private static let rareHan = Set(
        """
        鍏鍙浣鍒璐浠鏂锛鈥璁閫鏀鎻璇瓨櫎堟唽埛鎴戠殑鐗鏇鎵缂瀹愮鐢勮鍦鐩旂鐭犲敤樿绠幇銆纭栨秷濆犻杩斿洖栭鎼\
        伅氱煡鐧綍︽瀵嗙爜崟棌嗕棴紑栬緫姞嬩竴姝屾垚甯闅瓥鍗忚愪鐐禐绮笣嗛墖箰椈皵浘棿湡瑷椾綋皬煶囧姩呴湰嬭\
        紶囦鑱瘽愰啋绗旇姟栫晫娆緭嬫岃蹇鍑囨崲﹀儴鎺崘鐑闂闄繎鍟嗗搧牸鏁浼樻儬欓呭湇嶉簬戜鏉冮檺鏄亾绋嶅悗鍐\
        嶈绔嵆叆夋嫨潃＄悊繝繧縺髢菫懃謌蜑帙夂譛荳蠖
        """.unicodeScalars)

    /// A piece of UTF-8 that was read as Latin-1 or Windows-1252, or a replacement character.
    private static let misreadUTF8 = Detector(
        "UTF-8 in another encoding", in: "é",
        finds: ["cafÃ©": "Ã©", "donâ€™t": "â€™", "a\u{FFFD}b": "\u{FFFD}", "ðŸ˜€": "ðŸ˜€"],
        ignores: ["café", "»Ä«", "“Ã”", "naïve", "Menu – page", "5 €"]
    ) { text in
        // The scalars in a row that would be bytes beyond ASCII in Windows-1252, and these bytes.
        var run: [Unicode.Scalar] = []
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar == "\u{FFFD}" { return String(scalar) }
            if let byte = byte(of: scalar) {
                run.append(scalar)
                bytes.append(byte)
            } else if !run.isEmpty {
                if let found = sequence(in: bytes) { return String(run[found]) }
                run = []
                bytes = []
            }
        }
        return sequence(in: bytes).map { String(run[$0]) }
    }

    /// Returns the text that a piece of UTF-8 was meant to be; `nil` for other pieces, such as a replacement character.
    package static func meaning(ofMisread piece: String) -> String? {
        let bytes = piece.unicodeScalars.compactMap(byte)
        guard bytes.count == piece.unicodeScalars.count, length(bytes[...]) == bytes.count else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the range of the first sequence of UTF-8 in bytes beyond ASCII that are next to each other.
    private static func sequence(in bytes: [UInt8]) -> Range<Int>? {
        var start = 0
        while start < bytes.count {
            guard let length = length(bytes[start...]) else {
                start += 1
                continue
            }
            let next = start + length
            if isCertain(bytes[start..<next]) || Self.length(bytes[next...]) != nil { return start..<next }
            start = next
        }
        return nil
    }

    /// Returns the length of the sequence of UTF-8 at the start of bytes; `nil` if there is none.
    private static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        let length: Int
        switch bytes.first ?? 0 {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard bytes.count >= length else { return nil }
        // Other bytes become several replacement characters.
        let decoded = String(decoding: bytes.prefix(length), as: UTF8.self)
        return decoded.unicodeScalars.count == 1 ? length : nil
    }

    /// Whether the sequence alone is no text: a letter of Latin, a sign such as `’`, a mark of the byte order or an
    /// emoji. What follows the first letter must not be a sign that ends a word or a quotation.
    private static func isCertain(_ sequence: ArraySlice<UInt8>) -> Bool {
        let rest = sequence.dropFirst()
        guard let first = sequence.first, let second = rest.first else { return false }
        return switch first {
        case 0xC2, 0xC3: !wordEnds.contains(second)
        // `»Ä«` is a quotation in German.
        case 0xC4, 0xC5: !wordEnds.contains(second) && second != 0xAB
        case 0xE2: [0x80, 0x82, 0x84, 0x86, 0x98, 0x9C].contains(second)
        // Kana, and Han of which a sign is none of a quotation.
        case 0xE3: 0x81...0x83 ~= second
        case 0xE4...0xE9: rest.contains { 0x80...0x9F ~= $0 && !wordEnds.contains($0) }
        case 0xEF: second == 0xBB || second == 0xBF
        case 0xF0: true
        default: false
        }
    }

    /// Quotation marks, dashes, the ellipsis, bullets, the trademark sign and the no-break space in Windows-1252.
    private static let wordEnds: Set<UInt8> = [
        0x82, 0x84, 0x85, 0x8B, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9B, 0xA0, 0xB7, 0xBB,
    ]

    /// Returns the byte beyond ASCII that a scalar is in Latin-1 or Windows-1252.
    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x80...0xFF: UInt8(scalar.value)
        case 0x152...0x2122: windows1252[scalar.value]
        default: nil
        }
    }

    /// The scalars from 0x80 to 0x9F in Windows-1252.
    private static let windows1252: [UInt32: UInt8] = [
        0x20AC: 0x80, 0x201A: 0x82, 0x192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86, 0x2021: 0x87, 0x2C6: 0x88,
        0x2030: 0x89, 0x160: 0x8A, 0x2039: 0x8B, 0x152: 0x8C, 0x17D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93,
        0x201D: 0x94, 0x2022: 0x95, 0x2013: 0x96, 0x2014: 0x97, 0x2DC: 0x98, 0x2122: 0x99, 0x161: 0x9A, 0x203A: 0x9B,
        0x153: 0x9C, 0x17E: 0x9E, 0x178: 0x9F,
    ]
}
