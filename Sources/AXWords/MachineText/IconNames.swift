/// Names of buttons that say that the button shows an icon: `Close icon`.
package enum IconNames {
    /// Returns the word for an icon at the start or the end of a name, if the rest is a command. `App icon` is a thing.
    package static func word(in name: FoldedText) -> FoldedText? {
        guard let last = name.scalars.last, let first = name.scalars.first else { return nil }
        if let word = endings[last]?.first(where: { isEnd($0, of: name) }),
            isCommand(name.scalars.dropLast(word.scalars.count)), !things.contains(name)
        {
            return word
        }
        if name.starts(with: iconOf), name.scalars.count > iconOf.scalars.count { return iconOf }
        guard let word = beginnings[first]?.first(where: name.starts), name.scalars.count > word.scalars.count + 1
        else {
            return nil
        }
        var rest = FoldedText(scalars: name.scalars.dropFirst(word.scalars.count + 1))
        let next = rest.word(at: 0)
        if prepositions.contains(next) { rest = FoldedText(scalars: rest.scalars.dropFirst(next.scalars.count + 1)) }
        return isCommand(rest.scalars[...]) ? word : nil
    }

    /// Returns the Chinese word for a key at the end of the short name of a command: `分享键`. The keys of devices and keypads are called so.
    package static func key(in name: FoldedText) -> FoldedText? {
        guard name.scalars.count == 3, let word = keys.first(where: name.endsAnywhere) else { return nil }
        let rest = FoldedText(scalars: name.scalars.dropLast())
        return !keysOfDevices.contains(rest) && isCommand(rest.scalars[...]) ? word : nil
    }

    /// Returns whether a name ends with a word, which is one of its own in scripts with spaces.
    private static func isEnd(_ word: FoldedText, of name: FoldedText) -> Bool {
        word.scalars[0] < 0x2E80 ? name.ends(with: word) : name.endsAnywhere(with: word)
    }

    /// Returns whether the rest of a name is a command.
    private static func isCommand(_ rest: some Collection<UInt32>) -> Bool {
        let words = rest.split(separator: 0x20)
        guard !words.isEmpty, words.count <= 3 else { return false }
        let text = FoldedText(scalars: words.joined(separator: [0x20]))
        return commands.contains(text) || !Vocabulary.latin.commandLanguages(of: text, native: []).isEmpty
            || NonLatinCommands.contains(text)
    }

    private static let iconOf = FoldedText("icon of")
    private static let endings = PhraseTable(
        grouping: FoldedText.list(
            "icon, img, symbol, icône, icono, ícono, ícone, icona, ikon, ikonu, ikona, simgesi, pictogram, иконка, значок, ايقونة, "
                + "图标, 圖示, アイコン, 아이콘, आइकन")
    ) { $0.scalars[$0.scalars.count - 1] }
    private static let beginnings = PhraseTable(
        grouping: FoldedText.list("icon, icône, icono, ícono, ícone, icona, ikona, иконка, значок, ايقونة")
    ) { $0.scalars[0] }
    /// Names of icons as things: that of an app, or one to show.
    private static let things = FoldedText.set("应用图标, 應用圖示, 显示图标, 顯示圖示, 隐藏图标, 隱藏圖示")
    private static let keys = FoldedText.list("键, 鍵")
    private static let keysOfDevices = FoldedText.set("返回, 删除, 刪除, 确定, 確定, 确认, 確認, 取消, 退出, 更多, 搜索, 搜尋, 音量, 静音, 靜音")
    private static let prepositions = FoldedSet(FoldedText.list("de, d, du, des, do, da, di, del, para, pour, per"))

    /// English words for what a button of an interface does, which alone would be its name.
    private static let commands = FoldedSet(
        FoldedText.list(
            """
            close, menu, search, back, settings, more, more options, hamburger, hamburger menu, filter, home, cart, shopping cart, info, \
            help, plus, back arrow, left arrow, right arrow, notification, notifications, bell, gear, trash, cancel, next, previous, \
            refresh, logout, log out, sign out, send, suche, such, menü, busca, búsqueda, recherche, ricerca, zoeken, arama, sök, \
            szukaj, schliessen, mehr, más, plus d options, mais, altro, meer, save, share, play, pause, favourites, favorites, bookmarks, \
            筛选, 篩選, 排序, 播放, 暂停, 暫停, 喜欢, 喜歡, 点赞, 評論, 评论, 消息, 訊息, 扫码, 掃描, 语音, 語音, 客服, 帮助, 幫助, 静音, 靜音, 全屏, \
            お気に入り, いいね, 再生, 停止, 一時停止, 設定, 保存, 絞り込み, 並べ替え, フィルター, カート, コメント, 音量, ヘルプ, マイページ, ゴミ箱, 矢印, \
            필터, 재생, 정지, 일시정지, 즐겨찾기, 좋아요, 댓글, 정렬, 장바구니, 도움말, 휴지통, 톱니바퀴, 화살표, 음량
            """))
}
