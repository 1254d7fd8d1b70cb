/// Words for states by which a name says what a trait, a value or a property of the element has to say. They are not divided by
/// language, because each means the state in any.
package enum StateWords {
    /// Returns whether a part of a name says that more is shown, or hidden.
    package static func areDisclosure(_ part: FoldedText) -> Bool { disclosure.contains(part) }

    /// Returns whether a part of a name says that the element cannot be used.
    package static func areUnavailable(_ part: FoldedText) -> Bool { unavailable.contains(part) }

    /// Returns whether a whole name is a word for on or off.
    package static func areOnOrOff(_ name: FoldedText) -> Bool { onOff.contains(name) }

    /// Returns the adjective for a state that follows a name of one to three words without a separator: `Details collapsed`. A count
    /// ("3 selected") or "all" before it makes it a summary.
    package static func adjective(endingName name: FoldedText) -> FoldedText? {
        guard name.scalars.count <= 60, let last = name.scalars.last else { return nil }
        if last >= 0x2E80 {
            return unspacedAdjectives.first { name.scalars.count > $0.scalars.count && name.endsAnywhere(with: $0) }
        }
        guard let space = name.scalars.lastIndex(of: 0x20), 5...16 ~= name.scalars.count - space - 1 else { return nil }
        let word = name.scalars[(space + 1)...]
        guard adjectives.contains(word) || activations.contains(word) else { return nil }
        let before = name.scalars[..<space].split(separator: 0x20)
        let isName =
            before.count <= 3
            && !before.contains { part in
                part.contains { 0x30...0x39 ~= $0 } || noNames.contains(part)
            }
        return isName ? FoldedText(scalars: word) : nil
    }

    /// Returns whether an adjective says that something is on or off, which the name of a row or of a wide button may show.
    package static func areActivation(_ adjective: FoldedText) -> Bool { activations.contains(adjective) }

    private static let activations = FoldedText.set(
        """
        enabled, disabled, aktiviert, deaktiviert, activé, activée, désactivé, désactivée, activado, activada, desactivado, desactivada, \
        deshabilitado, deshabilitada, habilitado, habilitada, ativado, ativada, desativado, desativada, attivato, attivata, disattivato, \
        disattivata, disabilitato, ingeschakeld, uitgeschakeld, aktiverad, inaktiverad, avaktiverad, aktiveret, deaktiveret, aktivert, \
        deaktivert, włączone, włączony, włączona, wyłączone, wyłączony, wyłączona, zapnuto, vypnuto, включено, включен, включена, \
        выключено, выключен, выключена, отключено, увімкнено, вимкнено
        """)
    private static let adjectives = FoldedText.set(
        """
        expanded, collapsed, selected, unselected, deselected, checked, unchecked, ausgeklappt, eingeklappt, aufgeklappt, zugeklappt, \
        ausgewählt, abgewählt, angehakt, développé, développée, développés, déplié, dépliée, dépliés, replié, repliée, repliés, repliées, \
        sélectionné, sélectionnée, sélectionnés, coché, cochée, décoché, décochée, desplegado, desplegada, desplegados, expandido, \
        expandida, expandidos, contraído, contraída, contraídos, seleccionado, seleccionada, desmarcado, desmarcada, recolhido, recolhida, \
        recolhidos, selecionado, selecionada, espanso, espansa, espansi, compresso, compressa, compressi, selezionato, selezionata, \
        deselezionato, uitgevouwen, samengevouwen, uitgeklapt, ingeklapt, geselecteerd, aangevinkt, uitgevinkt, expanderad, expanderat, \
        utfälld, hopfälld, ihopfälld, markerad, udvidet, utvidet, laajennettu, kutistettu, tiivistetty, valittu, rozwinięte, rozwinięty, \
        rozwinięta, zwinięte, zwinięty, zwinięta, zaznaczone, zaznaczony, zaznaczona, wybrany, wybrana, wybrane, rozbaleno, rozbalená, \
        rozbalený, sbaleno, sbalená, sbalený, vybráno, vybraný, vybraná, развернуто, развернут, развернута, развернуты, раскрыто, свернуто, \
        свернут, свернута, свернуты, выбрано, выбран, выбрана, розгорнуто, згорнуто, вибрано, обрано, genişletildi, daraltıldı, seçili, \
        seçildi, موسعة, مطوية, محددة, विस्तारित, संक्षिप्त, चयनित
        """)
    private static let unspacedAdjectives = FoldedText.list(
        """
        已展开, 已折叠, 已收起, 已展開, 已摺疊, 已收合, 已选中, 已选择, 已選取, 展開済み, 展開中, 折りたたみ済み, 折りたたみ中, 折りたたまれています, \
        選択済み, 選択中, 펼쳐짐, 접힘, 확장됨, 축소됨, 선택됨
        """)
    /// The words of a name in which an adjective at the end is a summary, the object of a verb or a part of a sentence.
    private static let noNames = FoldedText.set(
        """
        no, none, nothing, all, items, item, not, any, every, please, the, is, are, be, as, only, if, when, and, or, to, delete, remove, \
        move, copy, export, import, archive, print, mute, restore, merge, share, send, mark, unmark, clear, apply, compare, download, \
        upload, edit, hide, show, save, add, play, open, close, cancel, confirm, use, pick, view, keep, find, replace, rename, get, set, \
        update, sync, invert, last, recently, currently, my, your, file, files, double, spell, nichts, keine, kein, alle, alles, nicht, \
        zuletzt, wurde, ist, aucun, aucune, rien, tout, tous, toutes, est, sont, ninguno, ninguna, nada, todo, todos, todas, no, nenhum, \
        nenhuma, tudo, nessuno, nessuna, nulla, tutti, tutto, non, geen, niets, niet, alles, inga, ingen, inte, intet, ikke, ingenting, \
        ei, mitään, brak, nic, nie, wszystkie, žádný, ничего, не, нет, все, файл, нічого, değil, hiçbir, hepsi, не
        """)

    /// Returns the phrase that says that a tab is selected, or that something is not, at the start or the end of a name.
    package static func phrase(in name: FoldedText) -> FoldedText? {
        guard let first = name.scalars.first, let last = name.scalars.last else { return nil }
        return atStart[first]?.first { name.starts(with: $0) && name.scalars.count > $0.scalars.count }
            ?? atEnd[last]?.first { name.ends(with: $0) && name.scalars.count > $0.scalars.count }
    }

    private static let disclosure = FoldedText.set(
        """
        expanded, collapsed, ausgeklappt, eingeklappt, aufgeklappt, zugeklappt, développé, développée, déplié, dépliée, replié, \
        repliée, expandido, expandida, contraído, contraída, desplegado, desplegada, recolhido, recolhida, espanso, espansa, \
        utfälld, ihopfälld, udvidet, utvidet, foldet ud, foldet sammen, laajennettu, kutistettu, rozbaleno, sbaleno, розгорнуто, згорнуто, compresso, compressa, uitgevouwen, samengevouwen, uitgeklapt, ingeklapt, genişletildi, daraltıldı, expanderad, \
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
            currently selected, currently active, current tab, selected tab, active tab, not selected, not checked, aktueller tab, aktiver tab, ausgewählter tab, \
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
