/// Names that could be those of any element, and so name none.
package enum GenericNames {
    /// Whole names of controls.
    package static let words = FoldedText.set(
        """
        element, component, clickable, unlabelled, unlabeled, no label, no description, unnamed, list item, menu item, view item, \
        image view, imageview, icon button, iconbutton, image button, imagebutton, listenelement, elemento, élément, élément de liste, \
        elemento de lista, item da lista, öğe, elemen, 元素, 要素, 요소, элемент, عنصر
        """)

    /// Content descriptions of Android that only say that something is there.
    package static let descriptions = FoldedText.set("item, control, object, widget, picture, graphic, thing, symbol")

    /// Words for images which with a number are no name.
    package static let images = FoldedText.set(
        "bild, grafik, obraz, resim, görsel, gambar, pic, picture, graphic, img, ikon, 图片, 圖片, 画像")

    /// Names of controls that may have a number in a list of content.
    package static let numbered = FoldedText.set("item, view, element, control, component, elemento, élément, öğe")

    /// Whether an element with this role seldom has a number in its name.
    package static func isSeldomNumbered(_ role: WordRole) -> Bool {
        switch role {
        case .button, .image, .textField, .slider, .checkBox: true
        case .link, .tab, .switch, .radioButton, .adjustable, .header: false
        }
    }

    /// Whole names of text fields in code, without their number.
    package static let fieldsInCode = FoldedText.set(
        "edittext, edit text, textfield, textinput, text input, texteditor, inputfield, uitextfield, hint, hint text, placeholder"
    )

    /// Whole names of text fields that say only that something can be entered, or has to be.
    package static let fields = FoldedText.set(
        """
        enter text, enter text here, enter value, enter a value, enter here, type here, type text, type something, input, \
        input text, text, value, required, required field, mandatory, text eingeben, hier eingeben, eingabe, eingeben, pflichtfeld, \
        erforderlich, saisir du texte, saisissez du texte, saisir, entrez du texte, obligatoire, champ obligatoire, \
        introduce texto, introduzca texto, introducir texto, ingresar texto, escribe aquí, escriba aquí, obligatorio, \
        campo obligatorio, requerido, digite aqui, digite o texto, inserir texto, obrigatório, campo obrigatório, inserisci testo, \
        scrivi qui, obbligatorio, campo obbligatorio, voer tekst in, typ hier, verplicht, verplicht veld, metin girin, \
        buraya yazın, zorunlu, zorunlu alan, ange text, skriv här, obligatoriskt, wpisz tekst, wpisz tutaj, wymagane, \
        pole wymagane, введите текст, обязательное поле, обязательно, ادخل النص, اكتب هنا, مطلوب, यहां लिखें, यहाँ लिखें, आवश्यक, \
        请输入, 请填写, 请输入内容, 输入, 必填, 請輸入, 請填寫, 輸入, 必填欄位, 入力してください, テキストを入力, 入力, 必須, 입력하세요, \
        입력해 주세요, 텍스트를 입력하세요, 텍스트 입력, 입력, 필수, masukkan teks, ketik di sini, wajib
        """)
}
