/// The terms of TalkBack in 17 languages.
///
/// Source: google/talkback (`strings_compositor.xml`, October 2024).
package enum TalkBackTerm: Int, CaseIterable, Sendable {
    // Roles.
    case button, switchButton, checkBox, radioButton, editBox, password, image
    case slider, progressBar, dropDownList, list, grid, webView, heading
    // States, and what is said of a view without a name.
    case disabled, selected, checked, notChecked, on, off, unlabelled
    // How to operate a view: `%1` is the gesture `doubleTap`.
    case doubleTap, activateHint, toggleHint, editHint, changeHint

    /// Returns the term in a language.
    package func text(in language: Language) -> String { (Self.texts[language] ?? Self.english)[rawValue] }

    private static let english = [
        "Button", "Switch", "Check box", "Radio button", "Edit box", "password", "Image", "Slider",
        "Progress bar", "Drop down list", "List", "Grid", "Webview", "Heading", "disabled", "selected",
        "checked", "not checked", "on", "off", "Unlabelled", "Double-tap", "%1 to activate", "%1 to toggle",
        "%1 to edit text", "%1 to change",
    ]

    private static let texts: [Language: [String]] = [
        .german: [
            "Schaltfläche", "Schalter", "Kästchen", "Optionsfeld", "Bearbeitungsfeld", "Passwort", "Bild",
            "Schieberegler", "Statusleiste", "Drop-down-Liste", "Liste", "Raster", "Webansicht", "Überschrift",
            "deaktiviert", "ausgewählt", "aktiviert", "nicht aktiviert", "an", "aus", "Unbenannt", "doppeltippen",
            "Zum Aktivieren %1", "Zum Wechseln %1", "Zum Bearbeiten von Text %1", "Zum Ändern %1",
        ],
        .french: [
            "Bouton", "Bouton", "Case à cocher", "Case d'option", "Zone d'édition", "mot de passe", "Image",
            "Curseur", "Barre de progression", "Liste déroulante", "Liste", "Grille", "Vue Web", "Titre",
            "désactivé", "sélectionné", "coché", "non coché", "activé", "désactivé", "Sans libellé",
            "Appuyer deux fois", "%1 pour activer", "%1 pour cocher ou désélectionner", "%1 pour modifier le texte",
            "%1 pour modifier",
        ],
        .spanish: [
            "Botón", "Interruptor", "Casilla de verificación", "Botón de selección", "Cuadro de edición",
            "contraseña", "Imagen", "Control deslizante", "Barra de progreso", "Lista desplegable", "Lista",
            "Cuadrícula", "Vista web", "Encabezado", "inhabilitado", "seleccionado", "seleccionado",
            "no seleccionado", "activado", "desactivado", "Sin texto", "Toca dos veces", "%1 para activar",
            "%1 para alternar", "%1 para editar texto", "%1 para cambiar",
        ],
        .italian: [
            "Pulsante", "Opzione", "Casella di controllo", "Pulsante di opzione", "Casella di modifica", "password",
            "Immagine", "Cursore", "Barra di avanzamento", "Elenco a discesa", "Elenco", "Griglia",
            "Visualizzazione Web", "Intestazione", "disattivato", "selezionata", "selezionato", "non selezionato",
            "attivato", "disattivato", "Senza etichetta", "Tocca due volte", "%1 per attivare",
            "%1 per attivare/disattivare", "%1 per modificare il testo", "%1 per cambiare",
        ],
        .portuguese: [
            "Botão", "Interruptor", "Caixa de seleção", "Botão de opção", "Caixa de edição", "senha", "Imagem",
            "Controle deslizante", "Barra de progresso", "Lista suspensa", "Lista", "Grade", "Visualização da Web",
            "Título", "desativado", "selecionado", "selecionado", "não selecionado", "ativado", "desativado",
            "Sem marcador", "Tocar duas vezes", "%1 para ativar", "%1 para alternar", "%1 para editar o texto",
            "%1 para modificar",
        ],
        .dutch: [
            "Knop", "Schakelaar", "Selectievakje", "Keuzerondje", "Bewerkingsvak", "wachtwoord", "Afbeelding",
            "Schuifregelaar", "Voortgangsbalk", "Dropdownmenu", "Lijst", "Raster", "Webweergave", "Kop", "uitgezet",
            "geselecteerd", "aangevinkt", "niet aangevinkt", "aan", "uit", "Geen label", "Dubbeltik",
            "%1 om te activeren", "%1 om te schakelen", "%1 om tekst te bewerken", "%1 om te wijzigen",
        ],
        .russian: [
            "Кнопка", "Переключатель", "Флажок", "Переключатель", "Окно редактирования", "пароль.", "Изображение",
            "Ползунок", "Индикатор выполнения", "Раскрывающееся меню", "Список.", "Сетка.", "Веб-представление",
            "Заголовок.", "отключено.", "выбрано.", "отмечено.", "не отмечено.", "включено", "отключено",
            "Без ярлыка", "Коснитесь дважды", "%1, чтобы активировать", "%1, чтобы включить или выключить",
            "%1, чтобы редактировать текст", "%1, чтобы изменить",
        ],
        .polish: [
            "Przycisk", "Przełącz", "Pole wyboru", "Przycisk opcji", "Pole edycji", "hasło", "Zdjęcie", "Suwak",
            "Pasek postępu", "Lista", "Lista", "Siatka", "Komponent WebView", "Nagłówek", "wyłączono", "wybrano",
            "zaznaczono", "nie zaznaczono", "włączono", "wył.", "Bez etykiety", "Kliknij dwukrotnie",
            "%1, aby uaktywnić", "%1, aby przełączyć", "%1, aby edytować tekst", "%1, aby zmienić",
        ],
        .turkish: [
            "Düğme", "Anahtar", "Onay kutusu", "Radyo düğmesi", "Düzenleme kutusu", "şifre", "Resim",
            "Kaydırma çubuğu", "İlerleme çubuğu", "Açılır liste", "Liste", "Kılavuz", "Web görünümü", "Başlık",
            "devre dışı", "seçili", "işaretli", "işaretli değil", "açık", "kapalı", "Etiketsiz", "İki kez dokunun",
            "Etkinleştirmek için %1", "Değiştirmek için %1", "Metni düzenlemek için %1", "Değiştirmek için %1",
        ],
        .swedish: [
            "Knapp", "Reglage", "Kryssruta", "Alternativknapp", "Redigeringsruta", "lösenord", "Bild",
            "Skjutreglage", "Förloppsindikator", "Rullgardinsmeny", "Lista", "Rutnät", "Webview", "Rubrik",
            "inaktiverad", "markerad", "markerad", "inte markerad", "på", "av", "Namnlös", "Tryck två gånger",
            "%1 för att aktivera", "%1 för att aktivera/inaktivera", "%1 för att redigera text", "%1 för att ändra",
        ],
        .arabic: [
            "زر", "مفتاح تحكّم", "مربع اختيار", "زر اختيار", "مربع تعديل", "كلمة المرور", "صورة", "شريط التمرير",
            "شريط التقدم", "قائمة منسدلة", "قائمة", "شبكة", "عرض الويب", "عنوان", "غير مفعّل", "محدد", "تم التحديد",
            "لم يتم التحديد", "مفعّل", "غير مفعّل", "بدون تصنيف", "النقر مرّتين", "يجب %1 للتفعيل.", "%1 للتبديل.",
            "%1 لتعديل النص.", "%1 للتغيير.",
        ],
        .hindi: [
            "बटन", "स्विच", "चेक बॉक्स", "रेडियो बटन", "संपादन बॉक्स", "पासवर्ड", "इमेज", "स्लाइडर", "प्रगति बार",
            "ड्रॉप डाउन सूची", "सूची", "ग्रिड", "वेबव्यू", "टाइटल", "अक्षम", "चयनित", "चेक किया गया",
            "चेक नहीं किया गया", "चालू", "बंद", "लेबल नहीं किया गया", "दो बार टैप करें", "चालू करने के लिए %1",
            "टॉगल करने के लिए %1", "टेक्स्ट में बदलाव करने के लिए %1", "बदलाव करने के लिए %1",
        ],
        .japanese: [
            "ボタン", "スイッチ", "チェックボックス", "ラジオボタン", "編集ボックス", "パスワード", "画像", "スライダー", "進行状況バー", "プルダウンリスト", "リスト",
            "グリッド", "ウェブ表示", "見出し", "無効", "選択済み", "ON", "未選択", "ON", "OFF", "ラベルなし", "ダブルタップ", "有効にするには%1します",
            "切り替えるには%1します", "テキストを編集するには%1します", "変更するには%1します",
        ],
        .korean: [
            "버튼", "스위치", "체크박스", "라디오 버튼", "수정 창", "비밀번호", "이미지", "슬라이더", "진행률 표시줄", "드롭다운 목록", "목록", "바둑판", "웹뷰",
            "제목", "사용할 수 없음", "선택됨", "선택됨", "선택 안됨", "켜짐", "꺼짐", "라벨이 지정되지 않음", "두 번 탭", "활성화하려면 %1하세요",
            "전환하려면 %1하세요", "텍스트를 수정하려면 %1하세요", "변경하려면 %1하세요",
        ],
        .simplifiedChinese: [
            "按钮", "开关", "复选框", "单选按钮", "编辑框", "密码", "图片", "滑块", "进度条", "下拉列表", "列表", "网格", "网页视图", "标题", "已停用",
            "已选中", "已选中", "未选中", "已开启", "已关闭", "未加标签", "点按两次", "%1即可激活", "%1即可切换", "%1即可编辑文字", "%1即可更改",
        ],
        .traditionalChinese: [
            "按鈕", "開關", "核取方塊", "圓形按鈕", "編輯方塊", "密碼", "圖片", "滑桿", "進度列", "下拉式清單", "清單", "格狀", "網頁檢視", "標題", "已停用",
            "已選取", "已勾選", "尚未勾選", "開啟", "關閉", "沒有名稱", "輕觸兩下", "%1即可啟用", "%1即可切換", "%1即可編輯文字", "%1即可變更",
        ],
    ]
}
