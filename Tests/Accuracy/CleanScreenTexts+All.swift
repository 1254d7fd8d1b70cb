extension CleanScreenTexts {
    /// Twelve screens in eight languages.
    static let all = [
        CleanScreenTexts(
            "en", "Greenhouse", "Back", "Share", "Tomatoes", "Water them early in the morning.",
            "Red tomatoes on a vine",
            "Plot name", "South wall", "Passcode", "Night heating", "Humidity", "Seeds sorted", "Water now",
            "Plan a week",
            "Starts the pump in the greenhouse.", "Planting calendar", "Pump two", "Runs at noon", "Weather",
            "Rain is expected tonight.", "Beds", "Tools", "Diary"),
        CleanScreenTexts(
            "en", "Ferry trips", "Harbour", "Save trip", "Departures", "The last boat leaves at dusk.",
            "Ferry near a lighthouse", "Passenger", "Ines Moor", "Ticket code", "Window seat", "Deck brightness",
            "Boarding", "Buy ticket", "Compare fares", "Reserves a place on the next boat.", "Luggage rules",
            "Island line", "Leaves from pier four", "Arrivals", "Two boats are late.", "Trips", "Piers", "Account"),
        CleanScreenTexts(
            "de", "Bäckerei", "Zurück", "Teilen", "Brote", "Heute frisch aus dem Ofen.",
            "Roggenbrot auf einem Holzbrett",
            "Abholname", "Jana Voss", "Kennwort", "Erinnerung am Morgen", "Röstgrad", "Sammelpunkte",
            "Jetzt vorbestellen",
            "Filialen ansehen", "Reserviert das Brot bis zum Abend.", "Zutatenliste", "Dinkelbrot", "Noch vier Stück",
            "Kuchen", "Am Sonntag gibt es Apfelkuchen.", "Theke", "Rezepte", "Merkzettel"),
        CleanScreenTexts(
            "fr", "Randonnées", "Retour", "Partager", "Sentiers", "Le chemin longe la rivière.",
            "Pont de pierre au printemps", "Surnom", "Camille Roux", "Mot de passe", "Alertes météo",
            "Distance maximale",
            "Carte téléchargée", "Commencer la marche", "Inviter un ami", "Enregistre le parcours du jour.",
            "Conseils de sécurité", "Boucle du lac", "Huit kilomètres", "Refuges", "Le refuge du col est ouvert.",
            "Parcours", "Journal", "Profil"),
        CleanScreenTexts(
            "ja", "図書室", "戻る", "共有", "新着の本", "今月は料理の本が増えました。", "窓辺に並ぶ本棚", "利用者名", "佐藤はな",
            "暗証番号", "返却のお知らせ", "文字の大きさ", "読書の進み具合", "貸出を予約", "棚を見る", "この本を一週間取り置きます。",
            "利用の決まり", "山の暮らし", "貸出中です", "催し", "土曜日に朗読会があります。", "本棚", "検索", "記録"),
        CleanScreenTexts(
            "ja", "天気だより", "一覧", "編集", "今日の空", "午後から雲が広がります。", "雲の間から見える富士山", "地点名", "鎌倉",
            "合言葉", "雨の通知", "音の大きさ", "更新の状況", "地点を追加", "週間予報", "選んだ町の予報を表示します。", "観測について",
            "海沿いの風", "夕方に強まります", "明日の空", "朝は冷え込むでしょう。", "予報", "地図", "設定"),
        CleanScreenTexts(
            "ko", "동네 도서관", "뒤로", "공유", "새로 들어온 책", "이번 달에는 요리책이 늘었습니다.", "창가에 놓인 책장", "회원 이름",
            "김하늘", "비밀번호", "반납 알림", "글자 크기", "독서 진행", "대출 예약", "서가 보기", "이 책을 일주일 동안 보관합니다.",
            "이용 안내", "산골의 하루", "대출 중입니다", "행사", "토요일에 낭독회가 열립니다.", "책장", "탐색", "기록"),
        CleanScreenTexts(
            "ko", "꽃집", "이전", "편집", "오늘의 꽃", "해바라기가 막 도착했습니다.", "노란 해바라기 꽃다발", "받는 사람", "박서준",
            "암호", "배송 알림", "예산", "포장 진행", "꽃다발 주문", "가게 찾기", "저녁까지 꽃을 준비합니다.", "관리 방법", "장미 한 송이",
            "내일 도착합니다", "화분", "선인장은 물을 적게 주세요.", "매장", "찜", "주문"),
        CleanScreenTexts(
            "zh-Hans", "茶馆", "返回", "分享", "今日新茶", "龙井刚刚送到店里。", "竹桌上的青瓷茶壶", "取茶人", "李小雨", "密码",
            "到店提醒", "茶汤浓度", "备茶进度", "预订座位", "查看茶单", "为您保留靠窗的座位。", "品茶须知", "桂花乌龙", "还剩三份",
            "活动安排", "周六晚上有古琴演奏。", "茶单", "门店", "足迹"),
        CleanScreenTexts(
            "ar", "المكتبة", "رجوع", "مشاركة", "كتب جديدة", "وصلت كتب الطبخ هذا الشهر.", "رف خشبي قرب النافذة",
            "اسم القارئ", "ليلى حداد", "كلمة المرور", "تذكير الإعادة", "حجم الخط", "تقدم القراءة", "حجز الكتاب",
            "تصفح الرفوف", "يحفظ الكتاب لمدة أسبوع.", "شروط الاستعارة", "حياة الجبل", "معار الآن", "المناسبات",
            "تقام أمسية شعرية يوم السبت.", "الرفوف", "البحث", "السجل"),
        CleanScreenTexts(
            "ru", "Пекарня", "Назад", "Поделиться", "Свежий хлеб", "Сегодня прямо из печи.",
            "Ржаной хлеб на деревянной доске", "Имя получателя", "Анна Лис", "Пароль", "Утреннее напоминание",
            "Степень прожарки", "Сбор заказа", "Заказать хлеб", "Найти пекарню", "Отложит хлеб до вечера.",
            "Состав и калории", "Пшеничный батон", "Осталось четыре", "Пироги", "В воскресенье будет яблочный пирог.",
            "Витрина", "Рецепты", "Заметки"),
        CleanScreenTexts(
            "ru", "Походы", "Карта", "Изменить", "Маршруты", "Тропа идёт вдоль реки.", "Каменный мост весной",
            "Прозвище",
            "Мира", "Код доступа", "Погодные оповещения", "Длина пути", "Загрузка карты", "Начать поход",
            "Позвать друга", "Записывает путь за день.", "Советы по безопасности", "Вокруг озера", "Восемь километров",
            "Приюты", "Приют на перевале открыт.", "Пути", "Дневник", "Друзья"),
    ]
}
