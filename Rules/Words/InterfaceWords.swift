import AXTree

/// English words of user interfaces, to find labels that were not translated.
enum InterfaceWords {
    /// Returns the number of words of an interface in a label, if the label consists of little else.
    ///
    /// At least two thirds of the words have to be such words, articles and prepositions; otherwise the label may be a name.
    /// - Parameter language: The language of the screen, whose own words do not count.
    static func count(in label: FoldedText, language: Language?) -> Int {
        guard label.scalars.count <= longestLabel else { return 0 }
        let words = label.text.split(separator: " ").map(String.init)
        let shared = language.flatMap { sharedWords[$0] } ?? []
        let found = words.filter { english.contains($0) && !shared.contains($0) }
        let known = words.count { english.contains($0) || connecting.contains($0) }
        return known * 3 >= words.count * 2 ? Set(found).count : 0
    }

    /// The number of scalars of the longest label that is considered.
    private static let longestLabel = 200

    /// Verbs and nouns of interfaces. Words that are used in many languages, such as "OK", "login" or "live", are left out.
    private static let english = Set(
        wordsOf: """
            about accept accepted account accounts activity add added address addresses again agree alarm alert alerts all allow \
            amount answer apply approve archive ask attach attachment available back balance begin birthday block book booking bookings \
            bookmark bookmarks browse buy calendar call cancel canceled cancelled card cards cart categories category change \
            checkout choose city clear close closed collapse color comment comments company compare complete completed confirm \
            connect connected contact contacts continue copy country coupons create current customer daily date day days decline \
            default delete deleted deliver delivery deny deposit description destination details device devices disable disabled \
            discard discount discover dismiss done download downloads draft drafts due duration earn edit empty enable enabled end \
            enter error exit expand expired explore export failed favorite favorites favourites feedback fields file files filter \
            filters find finish first follow followers following forgot forward found free friends general get gift groups guest \
            help hide highlights history hotel image images import inbox information insert install invite invoice item items \
            join keep keyboard language languages last latest learn leave library like likes load loading location lock logout \
            manage mark message messages missing monthly more move mute name network never new newest next nickname notes notification \
            notifications number off offers open optional order orders other overview paid password paste pause pay payment payments \
            pending people permission personal phone photo photos pick play popular post posts preferences preview previous price \
            privacy proceed product products profile purchase purchases quantity question questions quit rate read reason receipt \
            receive recent recommended record redo refresh refund register reject related remind reminder reminders remove \
            rename repeat replace reply report request required reset restart restore results resume retry return review reviews \
            rewards sale save saved schedule scheduled search security see select selected sell send sent settings share shipping \
            shop show sign size skip sort start state status stop store submit subscribe subscription success summary support \
            swipe switch tap task tasks terms text theme tickets time title today tomorrow top total track transactions transfer \
            translate trash trips try turn type undo unlock unread unsubscribe update updated upgrade upload use user username users \
            verify version view views visit volume warning watch weather week weekly welcome wishlist withdraw yes yesterday zip
            """)

    /// Articles, pronouns and prepositions.
    private static let connecting = Set(
        wordsOf: """
            a an the and or of to in on for from with by at as is are be it up out off into your my our you me i no not this that \
            here now can will password email apple google
            """)

    /// By language, the English words of interfaces that are also words of the language, or usual in it.
    private static let sharedWords: [Language: Set<String>] = [
        .german: Set(
            wordsOf: """
                alarm all activity archive book city comment company coupons download downloads export feedback filter filters follower \
                followers forward general hotel import information inbox image installer item items like likes live login logout \
                name network notes not newest off open optional partner person personal pause performance post posts profile \
                quiz rate report reset retour sale shop show sport start status stop store support switch team test text ticket \
                tickets title top track update upgrade upload users version video view views volume watch warnung wishlist zoom
                """),
        .french: Set(
            wordsOf: """
                accept activity alarme archive attachment balance blog comment contact contacts continue contact coupons date \
                description destination details discount discount distance duration file files filters forward general groups \
                hotel image images import information inbox installer item language like likes live message messages mute note \
                notes notification notifications newsletter options orange pause permission personnel photo photos post posts \
                premium product prix question questions quit restaurant sale shopping signal simple site sort statut status stop store \
                support surface texte theme ticket tickets top total type update version video volume watch web week weekend zip
                """),
        .spanish: Set(
            wordsOf: """
                error final general hotel like likes no normal notes original personal popular post posts regular retry social \
                start status stock stop store ticket tickets top total video virtual visual web import export final central general \
                actual total
                """),
        .portuguese: Set(
            wordsOf: """
                backup cookies feedback final general hotel item items like likes links login logout mouse normal online original \
                personal popular post posts regular retry show site sites social start status stop store ticket tickets top total \
                upgrade upload video virtual visual web download downloads
                """),
        .italian: Set(
            wordsOf: """
                account accounts activity backup chat computer copy download downloads due feedback file files film filters follow \
                follower followers forward hotel inbox item items like likes link login logout monitor mouse network no notes \
                password post posts privacy reset sale shop show smartphone sport start status stop store switch tablet task \
                ticket tickets top track update upgrade upload user username volume web week weekend welcome wishlist zoom
                """),
        .dutch: Set(
            wordsOf: """
                account accounts alarm all back balance basis begin best bestand browse book check checkout coupons contact \
                contacts cover dag delete details device download downloads due email end error extra favorite feedback filter \
                filters gift general groep help hotel import in inbox item items kaart last like likes link live login logout loop \
                network open over optional order orders pending password pauze performance permanent plan play post posts \
                preview product privacy profiel quiz reset review reviews reminder retour route sale samen scan service share shop \
                show size sport start status stop store support switch team test ticket tickets tips top total track trip \
                trips type update updates upgrade upload user version video view want warm was watch water week weekend wishlist
                """),
        .turkish: Set(
            wordsOf:
                "alarm blog film filtre final hotel link normal not notes post radar spam test top transfer video web zoom"
        ),
        .swedish: Set(
            wordsOf: """
                alarm album all blog block bonus design due end extra feedback film filter find first hotel import konto like \
                likes link logo not notes normal open pass paus permission plan post profil start status stop support \
                switch test text tips top total track transport trend type update video volume web ring man be
                """),
        .polish: Set(
            wordsOf:
                "alarm album blog film filter hotel import link login post reset start status stop test transfer top video"
        ),
    ]
}
