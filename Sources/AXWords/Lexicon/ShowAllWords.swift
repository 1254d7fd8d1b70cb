/// The names of buttons that show the rest of a section.
package enum ShowAllWords {
    /// Returns whether a name is that of such a button: `Show all`.
    package static func contains(_ name: FoldedText) -> Bool { phrases.contains(name) }

    private static let phrases = FoldedText.set(
        """
        show all, see all, view all, show more, see more, view more, alle anzeigen, alle ansehen, mehr anzeigen, tout afficher, \
        tout voir, voir tout, afficher tout, voir plus, ver todo, ver todos, ver todas, mostrar todo, mostra tutto, mostra tutti, \
        vedi tutto, vedi tutti, ver tudo, mostrar tudo, alles weergeven, toon alles, bekijk alles, alles bekijken, visa alla, \
        se alla, pokaż wszystko, zobacz wszystko, tümünü gör, tümünü göster, показать все, смотреть все, посмотреть все, \
        すべて表示, すべて見る, もっと見る, 모두 보기, 전체 보기, 전체보기, 더 보기, 더보기, 查看全部, 显示全部, 查看更多, 顯示全部, 顯示更多, \
        عرض الكل, رؤية الكل, عرض المزيد, सभी देखें
        """)
}
