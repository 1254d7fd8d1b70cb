extension Lexicon {
    /// Words that belong to no language or to all.
    package static let anyLanguage = Lexicon(
        "und", "any language",
        lists: [
            .iconEndings: "img",
            .providers: "google, facebook, apple, microsoft, twitter, linkedin, instagram",
            .genericNames: "imageview, iconbutton, imagebutton",
            .genericImageNouns: "img",
            .decorativeInCode: "bg, hr",
            .draftNames: "lorem, dolor sit amet",
            .draftMarkers: "wip, todo, tbd, fixme",
            .elementsInCode: """
            button, btn, icon, icn, img, lbl, txt, textview, imageview, textfield, edittext, viewcontroller, \
            checkbox, radiobutton, fab, lnk, ddl, listview, gridview
            """,
            .countedWords: "km, m, mi, ft, kg, g, lb, min, h, s, ms, kb, mb, gb, €, $, £, %",
            .accessoryNames: "checkmark, chevron, chevron.forward, chevron.right",
            .passwordsInIdentifiers: "passwd, pwd",
            .passwordsInCode: "passwd, pwd",
            .units: """
            km, cm, mm, mi, ft, kg, mg, lb, lbs, oz, ml, dl, cl, kcal, cal, kj, kwh, kw, wh, mah, hz, khz, mhz, \
            ghz, db, gb, mb, kb, tb, gib, mib, kbps, mbps, gbps, px, pt, bpm, mph, kmh, km h, rpm, hpa, mmhg, \
            mg dl, mmol l, ppm, min, ms
            """,
            .currencies: """
            usd, eur, gbp, jpy, krw, cny, rmb, inr, rub, try, sek, nok, dkk, pln, chf, brl, cad, aud, hkd, twd, \
            sgd, mxn, sar, aed, egp
            """,
            .unitSymbols: "%, °, °C, °F, ℃, ℉, ‰, m², km², m³, /h, km/h, m/s, m, g, h, s, l",
            .currencySigns: "$, €, £, ¥, ￥, ₩, ₹, ₽, ₺, ₴, ₫, ฿, ₪, ₱, R$, US$",
        ])
}
