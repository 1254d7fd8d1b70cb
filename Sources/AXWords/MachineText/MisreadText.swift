/// Text that was read in an encoding of East Asia or of Cyrillic although it was written in another: `锟斤拷`, `浣犲ソ`, `Íàñòðîéêè`.
package enum MisreadText {
    /// Returns the first piece of such text.
    package static func first(in text: String) -> String? {
        // A no-break space after the letter is the second byte of "à".
        if let piece = pieces.first(where: { text.index(of: $0) != nil }) { return piece }
        if isMisreadHan(text) { return text }
        // Letters with accents of Latin-1 begin with this byte in UTF-8.
        return text.utf8.contains(0xC3) ? latinRun(in: text) : nil
    }

    private static let pieces = ["锟斤", "Ã  ", "Ã\u{A0} "]

    /// Whether four of ten characters are Han that are rare in Chinese and Japanese, but usual when UTF-8 is read as GBK or Shift JIS.
    private static func isMisreadHan(_ text: String) -> Bool {
        var found: Set<Unicode.Scalar> = []
        var rare = 0
        var letters = 0
        for scalar in text.unicodeScalars where 0x3040...0x9FFF ~= scalar.value {
            letters += 1
            if rareHan.contains(scalar) {
                rare += 1
                found.insert(scalar)
            }
        }
        return found.count >= 2 && rare * 10 >= letters * 4
    }

    /// Returns the first six letters with accents of Latin-1 in a row, or the letters that Cyrillic gives twice in a row in
    /// Windows-1251.
    private static func latinRun(in text: String) -> String? {
        var run: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if 0xC0...0xFF ~= scalar.value, scalar != "×", scalar != "÷" {
                run.append(scalar)
                if run.count >= 6, Set(run).count >= 4 { return String(String.UnicodeScalarView(run)) }
            } else {
                run.removeAll(keepingCapacity: true)
            }
        }
        return nil
    }

    /// Han that neither the usual characters of simplified and traditional Chinese nor those of Japanese have.
    private static let rareHan = Set(
        """
        鍏鍙浣鍒璐浠鏂锛鈥璁閫鏀鎻璇瓨櫎堟唽埛鎴戠殑鐗鏇鎵缂瀹愮鐢勮鍦鐩旂鐭犲敤樿绠幇銆纭栨秷濆犻杩斿洖栭鎼\
        伅氱煡鐧綍︽瀵嗙爜崟棌嗕棴紑栬緫姞嬩竴姝屾垚甯闅瓥鍗忚愪鐐禐绮笣嗛墖箰椈皵浘棿湡瑷椾綋皬煶囧姩呴湰嬭\
        紶囦鑱瘽愰啋绗旇姟栫晫娆緭嬫岃蹇鍑囨崲﹀儴鎺崘鐑闂闄繎鍟嗗搧牸鏁浼樻儬欓呭湇嶉簬戜鏉冮檺鏄亾绋嶅悗鍐\
        嶈绔嵆叆夋嫨潃＄悊繝繧縺髢菫懃謌蜑帙夂譛荳蠖
        """.unicodeScalars)
}
