/// Texts that UIKit supplies, in all languages. The system uses the language of the device, so they are not divided by
/// language.
package enum SystemTexts {
    /// Returns whether a hint is one that UIKit gives an element of this role.
    package static func isHint(_ text: FoldedText, of role: WordRole?) -> Bool {
        switch role {
        case .switch, .checkBox: switchHints.contains(text)
        case .textField: textFieldHints.contains(text)
        case .slider, .adjustable: adjustableHints.contains(text)
        default: false
        }
    }

    /// Returns whether a value is that of a page control: the word for a page and two numbers.
    package static func isPageNumber(_ value: String) -> Bool {
        let numbers = value.split { !$0.isNumber }
        return numbers.count == 2 && pageWords.contains(where: FoldedText(value).contains)
    }

    /// Returns whether a label is that of the accessory of a row.
    package static func isAccessoryName(_ label: String) -> Bool { accessoryNames.contains(FoldedText(label)) }

    /// Returns whether a label is that of the button that clears a text field.
    package static func isNameOfClearButton(_ label: String) -> Bool { clearButtonNames.contains(FoldedText(label)) }

    private static let clearButtonNames = folded(
        """
        Clear text
        텍스트 지우기
        清除文本
        清除文字
        テキストを消去
        Text löschen
        Effacer le texte
        Borrar texto
        Limpar texto
        Cancella testo
        Wis tekst
        Очистить текст
        مسح النص
        Metni sil
        टेक्स्ट साफ़ करें
        Rensa text
        Wyczyść tekst
        """)

    private static let switchHints = folded(
        """
        Double-tap to toggle setting
        Double-tap to toggle
        설정을 전환하려면 이중 탭하십시오
        설정을 전환하려면 두 번 탭하십시오
        이중 탭하여 설정을 전환하십시오
        轻点两下来切换设置
        轻点两下以切换设置
        连按两次来切换设置
        點兩下來切換設定
        點兩下以切換設定
        ダブルタップして設定を切り替えます
        Zum Umschalten doppeltippen
        Doppeltippen, um die Einstellung zu ändern
        Touchez deux fois pour modifier le réglage
        Touchez deux fois pour activer ou désactiver le réglage
        Toca dos veces para cambiar el ajuste
        Pulsa dos veces para cambiar el ajuste
        Toque duas vezes para alternar o ajuste
        Toque duas vezes para alterar o ajuste
        Tocca due volte per modificare l’impostazione
        Tocca due volte per attivare o disattivare l’impostazione
        Tik dubbel om de instelling te wijzigen
        Tik twee keer om de instelling te wijzigen
        Коснитесь дважды, чтобы переключить настройку
        Коснитесь дважды, чтобы изменить настройку
        اضغط مرتين لتبديل الإعداد
        انقر مرتين لتبديل الإعداد
        Ayarı değiştirmek için çift dokunun
        सेटिंग टॉगल करने के लिए डबल टैप करें
        सेटिंग टॉगल करने के लिए दो बार टैप करें
        Dubbeltryck för att ändra inställningen
        Tryck två gånger för att ändra inställningen
        Stuknij dwukrotnie, aby przełączyć ustawienie
        Stuknij dwukrotnie, aby zmienić ustawienie
        """)

    private static let textFieldHints = folded(
        """
        Double-tap to edit
        편집하려면 이중 탭하십시오
        편집하려면 두 번 탭하십시오
        轻点两下来编辑
        轻点两下以编辑
        連按兩下來編輯
        點兩下來編輯
        點兩下以編輯
        編集するにはダブルタップします
        ダブルタップして編集します
        Zum Bearbeiten doppeltippen
        Doppeltippen zum Bearbeiten
        Touchez deux fois pour modifier
        Toca dos veces para editar
        Pulsa dos veces para editar
        Toque duas vezes para editar
        Tocca due volte per modificare
        Tik dubbel om te bewerken
        Tik twee keer om te wijzigen
        Коснитесь дважды, чтобы редактировать
        Коснитесь дважды для редактирования
        اضغط مرتين للتعديل
        انقر مرتين للتحرير
        Düzenlemek için çift dokunun
        संपादित करने के लिए डबल टैप करें
        संपादित करने के लिए दो बार टैप करें
        Dubbeltryck för att redigera
        Tryck två gånger för att redigera
        Stuknij dwukrotnie, aby edytować
        """)

    private static let adjustableHints = folded(
        """
        Swipe up or down with one finger to adjust the value
        Swipe up or down to adjust the value
        값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오
        값을 조절하려면 한 손가락으로 위나 아래로 쓸어넘기십시오
        用一个手指向上或向下轻扫来调整值
        单指向上或向下轻扫来调整值
        使用單指向上或向下輕掃來調整數值
        用一指向上或向下滑動來調整數值
        1本指で上または下にスワイプして値を調整します
        値を調整するには、1本指で上または下にスワイプします
        Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen
        Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur
        Desliza un dedo hacia arriba o hacia abajo para ajustar el valor
        Deslize para cima ou para baixo com um dedo para ajustar o valor
        Scorri verso l’alto o verso il basso con un dito per regolare il valore
        Veeg met één vinger omhoog of omlaag om de waarde aan te passen
        Смахните вверх или вниз одним пальцем, чтобы настроить значение
        اسحب لأعلى أو لأسفل بإصبع واحد لضبط القيمة
        Değeri ayarlamak için bir parmağınızla yukarı veya aşağı kaydırın
        मान समायोजित करने के लिए एक उँगली से ऊपर या नीचे स्वाइप करें
        Svep uppåt eller nedåt med ett finger för att justera värdet
        Przesuń jednym palcem w górę lub w dół, aby zmienić wartość
        """)

    private static let pageWords = folded(
        "page\n페이지\n页\n頁\nページ\nSeite\npágina\npagina\nстраница\nстр\nصفحة\nsayfa\nपृष्ठ\nपेज\nsida\nsidan\nstrona")

    private static let accessoryNames = folded(
        """
        More Info
        추가 정보
        更多信息
        更多資訊
        詳細情報
        詳しい情報
        Weitere Informationen
        Weitere Infos
        Plus d’infos
        Plus d’informations
        Más información
        Mais Informações
        Altre info
        Maggiori informazioni
        Meer info
        Подробнее
        Дополнительная информация
        مزيد من المعلومات
        المزيد من المعلومات
        Daha Fazla Bilgi
        अधिक जानकारी
        Mer info
        Mer information
        Więcej informacji
        checkmark
        chevron
        chevron.forward
        chevron.right
        """)

    /// Returns the lines of a text, folded.
    private static func folded(_ lines: String) -> FoldedSet {
        FoldedSet(lines.utf8.split(separator: UInt8(ascii: "\n")).map { FoldedText(String(Substring($0))) })
    }
}
