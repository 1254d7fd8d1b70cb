/// Units of measurement and currencies, as texts beside a number show them. Words are those of all languages, not divided by
/// language.
package enum Units {
    /// Returns whether the whole text is a unit.
    package static func isUnit(_ text: String) -> Bool { symbols.contains(text) || words.contains(FoldedText(text)) }

    /// Returns whether the whole text is a currency.
    package static func isCurrency(_ text: String) -> Bool {
        currencySigns.contains(text) || currencies.contains(FoldedText(text))
    }

    /// Units of signs, which folding removes, and of one letter, which is a unit in this case only.
    private static let symbols: Set = [
        "%", "°", "°C", "°F", "℃", "℉", "‰", "m²", "km²", "m³", "/h", "km/h", "m/s", "m", "g", "h", "s", "l",
        "ч", "с", "г", "л", "м",
    ]

    private static let words = FoldedText.set(
        """
        km, cm, mm, mi, ft, kg, mg, lb, lbs, oz, ml, dl, cl, kcal, cal, kj, kwh, kw, wh, mah, hz, khz, mhz, \
        ghz, db, gb, mb, kb, tb, gib, mib, kbps, mbps, gbps, px, pt, bpm, mph, kmh, km h, rpm, hpa, mmhg, mg dl, mmol l, ppm, \
        hr, hrs, min, mins, sec, secs, ms, hours, hour, minutes, minute, seconds, second, days, day, weeks, week, \
        months, month, years, year, steps, percent, \
        시간, 분, 초, 일, 주, 개월, 년, 걸음, 킬로미터, 미터, 킬로그램, 그램, 퍼센트, 도, \
        小时, 分钟, 秒, 天, 周, 个月, 年, 步, 公里, 米, 千米, 千克, 公斤, 克, 度, 千卡, 升, 毫升, \
        小時, 分鐘, 個月, 公尺, 公克, 大卡, 公升, 毫升, 時間, 分, 日, 週間, か月, ヶ月, 歩, キロ, メートル, グラム, パーセント, \
        std, stunden, stunde, minuten, sekunden, tage, tag, wochen, monate, jahre, schritte, prozent, \
        heures, heure, secondes, jours, jour, semaines, mois, ans, pas, \
        horas, hora, minutos, minuto, segundos, días, día, semanas, meses, años, pasos, dias, dia, anos, passos, \
        ore, minuti, secondi, giorni, settimane, mesi, anni, passi, \
        uur, uren, seconden, dagen, weken, maanden, jaar, stappen, \
        мин, сек, час, часа, часов, минут, минуты, секунд, дней, дня, недель, месяцев, лет, шагов, км, см, мм, кг, \
        мл, ккал, гб, мб, \
        ساعة, ساعات, دقيقة, دقائق, ثانية, يوم, ايام, كم, كغ, كجم, خطوة, \
        saat, dakika, dk, saniye, sn, gün, hafta, ay, yıl, adım, \
        घंटे, घंटा, मिनट, सेकंड, दिन, किमी, किग्रा, कदम, \
        timmar, timme, tim, minuter, sekunder, dagar, veckor, månader, år, steg, \
        godz, godziny, minut, sekund, dni, tygodni, miesięcy, lat, kroków
        """)

    private static let currencySigns: Set = [
        "$", "€", "£", "¥", "￥", "₩", "₹", "₽", "₺", "₴", "₫", "฿", "₪", "₱", "R$", "US$", "zł", "kr", "kr.", "Fr.",
        "р", "р.",
    ]

    private static let currencies = FoldedText.set(
        """
        usd, eur, gbp, jpy, krw, cny, rmb, inr, rub, try, sek, nok, dkk, pln, chf, brl, cad, aud, hkd, twd, sgd, mxn, sar, aed, \
        egp, zł, kr, tl, euro, euros, dollar, dollars, \
        원, 달러, 유로, 엔, 元, 块, 美元, 欧元, 円, ドル, ユーロ, 圓, 塊, 歐元, руб, рублей, евро, ريال, درهم, جنيه, دينار, रुपये, \
        lira, kronor, złotych
        """)
}
