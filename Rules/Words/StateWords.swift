/// Words for states by which a name says what a trait, a value or a property of the element has to say. They are not divided by
/// language, because each means the state in any.
enum StateWords {
    /// Returns whether a part of a name says that more is shown, or hidden.
    static func areDisclosure(_ part: FoldedText) -> Bool { disclosure.contains(part) }

    /// Returns whether a part of a name says that the element cannot be used.
    static func areUnavailable(_ part: FoldedText) -> Bool { unavailable.contains(part) }

    /// Returns whether a whole name is a word for on or off.
    static func areOnOrOff(_ name: FoldedText) -> Bool { onOff.contains(name) }

    /// Returns the phrase that says that a tab is selected, or that something is not, at the start or the end of a name.
    static func phrase(in name: FoldedText) -> FoldedText? {
        guard let first = name.scalars.first, let last = name.scalars.last else { return nil }
        return atStart[first]?.first { name.starts(with: $0) && name.scalars.count > $0.scalars.count }
            ?? atEnd[last]?.first { name.ends(with: $0) && name.scalars.count > $0.scalars.count }
    }

    private static let disclosure = FoldedText.set(
        """
        expanded, collapsed, ausgeklappt, eingeklappt, aufgeklappt, zugeklappt, développé, développée, déplié, dépliée, replié, \
        repliée, expandido, expandida, contraído, contraída, desplegado, desplegada, recolhido, recolhida, espanso, espansa, \
        compresso, compressa, uitgevouwen, samengevouwen, uitgeklapt, ingeklapt, genişletildi, daraltıldı, expanderad, \
        expanderat, hopfälld, rozwinięte, rozwinięty, zwinięte, zwinięty, развернуто, свернуто, развернут, свернут, موسع, مطوي, \
        विस्तारित, संक्षिप्त किया गया, 已展开, 已折叠, 已收起, 已展開, 已摺疊, 展開済み, 折りたたみ済み, 展開中, 펼쳐짐, 접힘, 확장됨, 축소됨
        """)

    private static let unavailable = FoldedText.set(
        """
        disabled, not available, unavailable, dimmed, greyed out, grayed out, inactive, deaktiviert, nicht verfügbar, ausgegraut, \
        désactivé, désactivée, indisponible, non disponible, grisé, desactivado, desactivada, deshabilitado, deshabilitada, \
        no disponible, atenuado, desativado, desativada, indisponível, não disponível, disattivato, disattivata, disabilitato, \
        uitgeschakeld, niet beschikbaar, devre dışı, kullanılamıyor, inaktiverad, ej tillgänglig, inte tillgänglig, wyłączone, \
        wyłączony, niedostępne, niedostępny, недоступно, недоступна, недоступен, отключено, неактивно, معطل, معطلة, غير متاح, \
        غير متوفر, अक्षम, अनुपलब्ध, 已禁用, 不可用, 已停用, 無法使用, 無効, 使用不可, 利用不可, 비활성화됨, 사용 안 함, 비활성, 사용할 수 없음, \
        dinonaktifkan, tidak tersedia
        """)

    private static let onOff = FoldedText.set(
        """
        on, off, ein, aus, an, activé, désactivé, activado, desactivado, ativado, desativado, ligado, desligado, attivo, disattivo, \
        attivato, disattivato, aan, uit, açık, kapalı, på, av, włączone, wyłączone, wł, wył, вкл, выкл, включено, \
        выключено, تشغيل, ايقاف, مفعل, معطل, चालू, बंद, 켬, 끔, 켜짐, 꺼짐, 开, 关, 開, 關, 已开启, 已关闭, 已開啟, 已關閉, オン, オフ, enabled, \
        disabled, on off, off on, aktiviert, deaktiviert
        """)

    /// By first scalar.
    private static let atStart = PhraseTable(
        grouping: ordered(
            """
            current tab, selected tab, active tab, not selected, not checked, aktueller tab, aktiver tab, ausgewählter tab, \
            nicht ausgewählt, onglet actif, onglet actuel, onglet sélectionné, non sélectionné, non coché, pestaña actual, pestaña activa, \
            pestaña seleccionada, no seleccionado, aba atual, aba ativa, aba selecionada, não selecionado, scheda attiva, \
            scheda selezionata, non selezionato, huidig tabblad, geselecteerd tabblad, niet geselecteerd, seçili sekme, \
            etkin sekme, aktuell flik, vald flik, inte markerad, ej markerad, bieżąca karta, wybrana karta, выбранная вкладка, \
            текущая вкладка, не выбрано, علامة التبويب المحددة, غير محدد, 当前标签页, 当前选项卡, 目前分頁, 現在のタブ, 선택된 탭, 현재 탭
            """)
    ) { $0.scalars[0] }

    /// By last scalar.
    private static let atEnd = PhraseTable(
        grouping: ordered(
            """
            tab selected, tab is selected, tab not selected, tab active, is selected, is not selected, not selected, not checked, \
            unchecked, unselected, deselected, tab ausgewählt, nicht ausgewählt, nicht angehakt, onglet sélectionné, \
            non sélectionné, non sélectionnée, non coché, non cochée, pestaña seleccionada, no seleccionado, no seleccionada, \
            desmarcado, aba selecionada, não selecionado, não selecionada, scheda selezionata, non selezionato, non selezionata, \
            tabblad geselecteerd, niet geselecteerd, niet aangevinkt, sekmesi seçili, seçili değil, fliken vald, inte markerad, \
            karta wybrana, niezaznaczone, не выбрано, не отмечено, غير محدد, 未选中, 未勾选, 未選取, 未勾選, 未選択, 未チェック, 선택 안 됨, \
            선택되지 않음, tidak dipilih
            """)
    ) { $0.scalars[$0.scalars.count - 1] }

    private static func ordered(_ words: String) -> [FoldedText] {
        FoldedText.list(words).sorted { $0.scalars.count > $1.scalars.count }
    }
}
