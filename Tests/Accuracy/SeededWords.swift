/// The words of a language with which defects are made.
struct SeededWords: Sendable {
    /// The word for a button, with what joins it to a label.
    let button: String
    /// The state of a switch that is on.
    let state: String
    /// The state of a switch that is on, as it is joined to a label without a comma.
    let bareState: String
    /// A label with a gesture.
    let gesture: String
    /// A label with a gesture in other words.
    let otherGesture: String
    /// The name of a button beside the title of a section.
    let showAll: String
    /// A hint with a gesture.
    let hintGesture: String
    /// A hint with the word for a button.
    let hintRole: String
    /// A vague link.
    let vague: String
    /// A word for a decoration.
    let decoration: String
    /// A long text of words in the language, without commas: a list may be longer.
    let long: String

    /// The words by language.
    static let all: [String: SeededWords] = [
        "en": SeededWords(
            button: " button", state: ", on", bareState: " on", gesture: "Tap to see details",
            otherGesture: "Museum, touch and hold to open",
            showAll: "Show all", hintGesture: "Double tap to play.",
            hintRole: "This button saves the draft.", vague: "Click here", decoration: "divider",
            long:
                "We deliver every order that was placed before noon on the same day and tell you by mail when it leaves our house"
        ),
        "de": SeededWords(
            button: "schaltfläche", state: ", ein", bareState: " eingeschaltet", gesture: "Doppeltippen, um zu öffnen",
            otherGesture: "Zum Öffnen doppeltippen",
            showAll: "Alle anzeigen",
            hintGesture: "Doppeltippen, um abzuspielen", hintRole: "Mit dieser Taste sichern Sie den Entwurf.",
            vague: "Weiter", decoration: "Trennlinie",
            long:
                "Wir liefern jede Bestellung die vor dem Mittag eingeht noch am selben Tag und melden uns sobald sie unser Haus verlässt"
        ),
        "fr": SeededWords(
            button: " bouton", state: ", activé", bareState: " activé", gesture: "Musée, touchez deux fois pour ouvrir",
            otherGesture: "Appuyez deux fois pour ouvrir",
            showAll: "Tout afficher",
            hintGesture: "Touchez deux fois pour ouvrir", hintRole: "Ce bouton garde le brouillon.",
            vague: "Cliquez ici", decoration: "Séparateur",
            long:
                "Nous livrons chaque commande passée avant midi le jour même et nous vous écrivons dès que le colis quitte notre maison"
        ),
        "ja": SeededWords(
            button: "ボタン", state: "、オン", bareState: "オン", gesture: "ダブルタップで開く", otherGesture: "開くにはダブルタップします",
            showAll: "すべて表示", hintGesture: "ダブルタップで再生します",
            hintRole: "このボタンで下書きを保存します", vague: "詳しくはこちら", decoration: "区切り線",
            long: "正午までに届いたご注文は当日のうちに丁寧に包んで発送して荷物が店を出た時点で到着の予定時刻を電子の便りでお知らせいたしますのでどうぞ安心してお待ちくださいますようお願いいたします"),
        "ko": SeededWords(
            button: " 버튼", state: ", 켬", bareState: " 켬", gesture: "탭하여 자세히 보기", otherGesture: "열려면 두 번 탭하세요",
            showAll: "모두 보기", hintGesture: "두 번 탭하여 재생합니다.",
            hintRole: "이 버튼은 초안을 저장합니다.", vague: "여기를 클릭하세요", decoration: "배경",
            long: "정오 이전에 들어온 주문은 그날 안에 정성껏 포장하여 보내 드리고 물건이 가게를 떠나는 대로 도착 예정 시각을 전자 편지로 알려 드리니 안심하고 기다려 주시기 바랍니다"),
        "zh-Hans": SeededWords(
            button: "按钮", state: "，开", bareState: "已开启", gesture: "双击打开", otherGesture: "轻点两下以打开",
            showAll: "查看全部", hintGesture: "双击播放", hintRole: "此按钮保存草稿",
            vague: "点击这里", decoration: "分隔线",
            long: "中午之前收到的订单会在当天仔细包装并且寄出包裹离开本店的时候我们会通过电子邮件告诉您预计到达的时间请您放心等待如果有任何问题也欢迎随时联系我们的店员"),
        "ar": SeededWords(
            button: " زر", state: "، تشغيل", bareState: " مفعل", gesture: "انقر نقرًا مزدوجًا للفتح",
            otherGesture: "انقر مرتين للفتح",
            showAll: "عرض الكل", hintGesture: "انقر نقرًا مزدوجًا للفتح",
            hintRole: "هذا الزر يحفظ المسودة.", vague: "اضغط هنا", decoration: "خلفية",
            long:
                "نوصل كل طلب يصلنا قبل الظهر في اليوم نفسه ونكتب إليكم فور خروج الطرد من متجرنا حتى تعرفوا موعد وصوله إلى منزلكم"
        ),
        "ru": SeededWords(
            button: " кнопка", state: ", включено", bareState: " включено", gesture: "Нажмите, чтобы продолжить",
            otherGesture: "Дважды коснитесь, чтобы открыть",
            showAll: "Показать все",
            hintGesture: "Нажмите дважды, чтобы открыть", hintRole: "Эта кнопка сохраняет черновик.",
            vague: "Нажмите здесь", decoration: "разделитель",
            long:
                "Мы доставляем каждый заказ принятый до полудня в тот же день и пишем вам как только посылка покидает наш магазин"
        ),
    ]
}
