extension Lexicon {
    /// Turkish.
    package static let turkish = Lexicon(
        "tr", "Turkish",
        voiceOver: [
            .selected: "Seçili.",
            .selectedElement: "Seçili: %1",
            .dimmed: "Soluk.",
            .on: "Açık.",
            .off: "Kapalı.",
            .mixed: "Karışık.",
            .isEditing: "Düzenleniyor.",
            .expanded: "Genişletilmiş.",
            .collapsed: "Daraltılmış.",
            .button: "Düğme.",
            .backButton: "Geri düğmesi.",
            .back: "Geri",
            .switchButton: "Geçiş düğmesi.",
            .tab: "Sekme.",
            .textField: "Metin alanı.",
            .secureTextField: "Güvenli metin alanı.",
            .searchField: "Arama alanı.",
            .heading: "Başlık.",
            .headingLevel: "Başlık düzeyi %1.",
            .link: "Bağlantı.",
            .adjustable: "Ayarlanabilir.",
            .image: "Görüntü.",
            .position: "%1 / %2.",
            .listStart: "Liste başı.",
            .listEnd: "Liste sonu.",
            .row: "Satır %1.",
            .column: "Sütun %1.",
            .actionsAvailable: "Eylemler mevcut.",
            .moreContent: "Daha fazla içerik mevcut.",
            .switchHint: "Ayarı değiştirmek için çift dokunun.",
            .editHint: "Düzenlemek için çift dokunun.",
            .adjustHint: "Değeri ayarlamak için tek parmakla yukarı veya aşağı kaydırın.",
        ],
        talkBack: [
            .button: "Düğme",
            .switchButton: "Anahtar",
            .checkBox: "Onay kutusu",
            .radioButton: "Radyo düğmesi",
            .editBox: "Düzenleme kutusu",
            .password: "şifre",
            .image: "Resim",
            .slider: "Kaydırma çubuğu",
            .progressBar: "İlerleme çubuğu",
            .dropDownList: "Açılır liste",
            .list: "Liste",
            .grid: "Kılavuz",
            .webView: "Web görünümü",
            .heading: "Başlık",
            .disabled: "devre dışı",
            .selected: "seçili",
            .checked: "işaretli",
            .notChecked: "işaretli değil",
            .on: "açık",
            .off: "kapalı",
            .unlabelled: "Etiketsiz",
            .doubleTap: "İki kez dokunun",
            .activateHint: "Etkinleştirmek için %1",
            .toggleHint: "Değiştirmek için %1",
            .editHint: "Metni düzenlemek için %1",
            .changeHint: "Değiştirmek için %1",
        ],
        words: Words(
            roles: [
                .button: "düğme, düğmesi, düğmeye, düğmesine, düğmesini, buton, butonu, butona",
                .image: """
                görüntü, görüntüsü, simge, simgesi, ikon, ikonu, ~görsel, ~görseli, ~resim, ~resmi, ~fotoğraf, \
                ~fotoğrafı, ~grafik, ~grafiği
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
                daha fazla, daha fazla bilgi, daha fazla göster, daha fazlası, ayrıntılar, detaylar, daha çok, \
                devamı, daha fazla oku, daha fazlasını öğren, detaylı bilgi
                """,
            chosen: "seçildi, seçili, seçilmedi, seçili değil, işaretlendi, işaretli, işaretli değil",
            switched: "açık, kapalı",
            statesAtEnd: "açık, kapalı, seçildi, seçili",
            stateNames: "her, hep, otomatik, zaman",
            genericImages: "logo, küçük resim",
            gesturesComeLast: true,
            gestures: """
                dokunun, dokun, dokunarak, çift dokunun, tıklayın, tıkla, tıklayarak, kaydırın, kaydırarak, basın, \
                basarak, basılı tutun
                """,
            reduplicates: true),
        unmistakable: Words(
            roles: [
                .button: "düğmesi, düğme, butonu, buton",
                .image: "görseli, simgesi, ~resmi, ~fotoğrafı",
                .link: "bağlantısı",
                .textField: "metin alanı, metin kutusu",
                .slider: "kaydırıcı, kaydırıcısı",
                .tab: "sekmesi",
                .switch: "geçiş düğmesi",
                .checkBox: "onay kutusu",
                .radioButton: "radyo düğmesi",
            ],
            determiners: "bir, bu",
            verbs: "yeni",
            vague: "buraya tıklayın, buraya tıkla, buraya dokunun, bu sayfa, devamını oku",
            vagueOnLinks: "daha fazla, daha fazla bilgi, daha fazlası, burada, burda, ayrıntılar",
            chosen: "seçildi, seçili, seçili değil, seçilmedi",
            switched: "etkin",
            statesAtEnd: "seçildi, etkin, devre dışı"),
        lists: [
            .usualWords: """
            sil, ekle, geri, ileri, sonraki, önceki, ara, anasayfa, ana, sayfa, kabul, giriş, çikiş, yap, kayit, \
            ol, hesap, hesabim, şifre, kullanici, gizlilik, yardim, indir, seç, yeni, aç, sepet, öde, satin, al, \
            favoriler, geçmiş, dil, takvim, harita, bugün, dün, yarin, tümü, tümünü, menüye, dön, devam, et, \
            atla, tekrar, dene, tamam, menü, mesajlar, ve, bir, bu, için, ile, çok, daha, değil, en, gör, var, \
            yok, adet
            """,
            .ownWords: """
            kapat, kaydet, düzenle, kaldir, gönder, paylaş, ayarlar, bildirimler, reddet, onayla, şifremi, \
            unuttum, oynat, güncelle, oluştur, göster, gizle, sepete, vazgeç, iptal, temizle, ayarlari
            """,
            .sharedWithEnglish: """
            alarm, blog, film, filtre, final, hotel, link, normal, not, notes, post, radar, spam, test, top, \
            transfer, video, web, zoom
            """,
            .commandLabels: """
            ileri, devam et, tümünü gör, tümünü göster, daha fazla göster, daha fazla, giriş yap, çikiş yap, \
            hemen al, şimdi öde, şimdi değil, şifremi unuttum, hesap oluştur, hesabi sil, tekrar dene, \
            tümünü seç, değişiklikleri kaydet, profili düzenle, sepete ekle, alişverişe devam et, \
            siparişi tamamla, başla
            """,
            .commands: """
            kaydet, gönder, iptal, devam, devam et, onayla, sil, hesabı sil, ekle, sepete ekle, düzenle, \
            giriş yap, çıkış yap, kayıt ol, hesap oluştur, satın al, öde, uygula, kapat, bitti, tekrar dene, \
            indir, yükle, kabul et, reddet, şimdi değil, abone ol, atla
            """,
            .showAll: "tümünü gör, tümünü göster",
            .editingCommands: "geri al, yinele",
            .pagingCommands: "önceki sayfa, sonraki sayfa",
            .sendingCommands: "gönder, gönderi, gönderi ekle, yanıtla",
            .iconCommands: "menü, arama",
            .iconEndings: "ikon, ikonu, simgesi",
            .documents: "kullanım koşulları, gizlilik politikası, hizmet şartları",
            .longWords: "bildirimler, ayarlar",
            .continuations: "devamını oku",
            .genericNames: "öğe",
            .genericImageNouns: "grafik, resim, görsel, ikon",
            .numberedNames: "öğe",
            .fieldPrompts: "metin girin, buraya yazın, zorunlu, zorunlu alan",
            .disclosureIndicators: "ileri, ok işareti, sağ ok",
            .scrollBars: "kaydırma çubuğu",
            .logoWords: "logo, logosu",
            .decorative: """
            arka plan, arka plan resmi, arkaplan, ayırıcı, ayraç, ayırıcı çizgi, gölge, boşluk, degrade, \
            renk geçişi, süsleme, dekorasyon
            """,
            .decorativeAnywhere: "dekoratif, dekoratif görsel, arka plan, arka plan resmi, ayırıcı, ayraç",
            .decorativeInCode: "gölge",
            .draftNames: "yer tutucu, örnek metin, deneme metni",
            .possibleDrafts: "başlık, etiket, metin, deneme",
            .dateWords: "güncellendi, oluşturuldu",
            .stateAdjectives: "genişletildi, daraltıldı, seçili, seçildi",
            .notBeforeState: "değil, hiçbir, hepsi",
            .disclosureStates: "genişletildi, daraltıldı",
            .unavailableStates: "devre dışı, kullanılamıyor",
            .onOrOff: "açık, kapalı",
            .selectedAtStart: "seçili sekme, etkin sekme",
            .selectedAtEnd: "sekmesi seçili, seçili değil",
            .conditions: "en az",
            .positions: "sekme, sekmeden, sekmenin, öğeden, öğe",
            .demonstratives: "bu",
            .introductions: "bu bir",
            .gestureNames: "basın bülten, basın odası, basın toplantı",
            .lastWordsOfGestures: "dokunun, tıklayın",
            .switchHints: "Ayarı değiştirmek için çift dokunun",
            .textFieldHints: "Düzenlemek için çift dokunun",
            .adjustableHints: "Değeri ayarlamak için bir parmağınızla yukarı veya aşağı kaydırın",
            .pageWords: "sayfa",
            .accessoryNames: "Daha Fazla Bilgi",
            .clearButtonNames: "Metni sil",
            .passwords: "şifre, şifreniz, parola, parolanız",
            .passwordsAtStart: "mevcut şifre",
            .passwordsInIdentifiers: "sifre",
            .pins: "pin girin",
            .passwordTails: "girin, giriniz, tekrar, tekrarı",
            .visibility: "göster, gizle",
            .units: "saat, dakika, dk, saniye, sn, gün, hafta, ay, yıl, adım",
            .currencies: "tl, euro, lira",
        ])
}
