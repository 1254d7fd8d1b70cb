extension RuleWords {
    package static let turkish = RuleWords(
        .turkish, list: .turkish,
        decorative: """
            arka plan, arka plan resmi, arkaplan, ayırıcı, ayraç, ayırıcı çizgi, gölge, boşluk, degrade, renk geçişi, süsleme, \
            dekorasyon
            """,
        sharedWithEnglish: """
            alarm blog film filtre final hotel link normal not notes post radar spam test top transfer video web zoom
            """)
}

extension WordList {
    package static let turkish = WordList(
        roles: [
            .button: "düğme, düğmesi, düğmeye, düğmesine, düğmesini, buton, butonu, butona",
            .image: """
            görüntü, görüntüsü, simge, simgesi, ikon, ikonu, ~görsel, ~görseli, ~resim, ~resmi, ~fotoğraf, ~fotoğrafı, \
            ~grafik, ~grafiği
            """,
            .link: "bağlantı, bağlantısı, link, linki",
            .textField: "metin alanı, metin kutusu, giriş alanı",
            .slider: "kaydırıcı, kaydırıcısı, ~sürgü",
            .tab: "sekme, sekmesi",
            .switch: "geçiş düğmesi, ~anahtar, ~anahtarı",
            .checkBox: "onay kutusu",
            .radioButton: "radyo düğmesi, seçenek düğmesi",
            .adjustable: "ayarlanabilir",
            .header: "üstbilgi",
        ],
        leading: [.button],
        prepositions: "şunu, gösteren",
        determiners: "bir, bu, şu, her, o",
        verbs: "yeni, sonraki, önceki",
        vague: "buraya tıklayın, buraya tıkla, tıklayın, tıkla, buraya dokunun, burada, buraya, devamını oku",
        vagueOnLinks: """
            daha fazla, daha fazla bilgi, daha fazla göster, daha fazlası, ayrıntılar, detaylar, \
            daha çok, devamı, daha fazla oku, daha fazlasını öğren, detaylı bilgi
            """,
        chosen: "seçildi, seçili, seçilmedi, seçili değil, işaretlendi, işaretli, işaretli değil",
        switched: "açık, kapalı",
        statesAtEnd: "açık, kapalı, seçildi, seçili",
        stateNames: "her, hep, otomatik, zaman",
        genericImages: "logo, küçük resim",
        gesturesComeLast: true,
        gestures: """
            dokunun, dokun, dokunarak, çift dokunun, tıklayın, tıkla, tıklayarak, kaydırın, kaydırarak, basın, basarak, basılı tutun
            """,
        reduplicates: true)
}
