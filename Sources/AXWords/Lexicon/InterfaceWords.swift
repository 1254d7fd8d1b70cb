/// English words of user interfaces, to find labels that were not translated.
package enum InterfaceWords {
    /// Returns the number of words of an interface in a label, if the label consists of little else.
    ///
    /// At least two thirds of the words have to be such words, articles and prepositions; otherwise the label may be a name.
    /// - Parameter language: The language of the screen, whose own words do not count.
    package static func count(in label: FoldedText, language: Language?) -> Int {
        guard label.scalars.count <= longestLabel else { return 0 }
        let words = label.text.split(separator: " ").map(String.init)
        let shared = language.flatMap { sharedWords[$0] } ?? []
        let found = words.filter { english.contains($0) && !shared.contains($0) }
        let known = words.count { english.contains($0) || connecting.contains($0) }
        return known * 3 >= words.count * 2 ? Set(found).count : 0
    }

    /// How many words of interfaces a label has that is the same in two languages.
    package struct Counts {
        /// Those that the other language does not have.
        package var own = 0
        /// Those of `own` that rarely name anything else.
        package var certain = 0
        /// All.
        package var all = 0
        /// Small words such as "your" that no other language of the lists has.
        package var functionWords = 0
    }

    /// Returns the words of interfaces in a label that is the same in two languages. Words that name things as well, such as
    /// "parcel", count in labels of several words.
    ///
    /// - Parameter language: The other language, whose own words do not count as English.
    package static func counts(in label: FoldedText, comparedTo language: Language?) -> Counts {
        guard label.scalars.count <= longestLabel else { return Counts() }
        let words = Set(label.text.split(separator: " ").map(String.init))
        let shared = language.flatMap { sharedWords[$0] } ?? []
        var counts = Counts()
        counts.functionWords = words.count { functionWords.contains($0) }
        for word in words where english.contains(word) || words.count > 1 && inPhrases.contains(word) {
            counts.all += 1
            if shared.contains(word) { continue }
            counts.own += 1
            if english.contains(word) { counts.certain += 1 }
        }
        return counts
    }

    /// Returns whether a word in small letters is one of user interfaces.
    package static func contains(_ word: String) -> Bool { english.contains(word) }

    /// Returns whether a word in small letters is one of those that also name goods, places and works.
    package static func isInPhrases(_ word: String) -> Bool { inPhrases.contains(word) }

    /// Returns whether a text in small letters is the beginning of a word of user interfaces.
    package static func isBeginning(_ text: String) -> Bool {
        english.contains { $0.hasPrefix(text) } || inPhrases.contains { $0.hasPrefix(text) }
    }

    /// The number of scalars of the longest label that is considered.
    private static let longestLabel = 200

    /// Verbs and nouns of interfaces. Words that are used in many languages, such as "OK", "login" or "live", are left out.
    private static let english = Set(
        wordsOf: """
            about accept accepted account accounts activity add added address addresses again agree alarm alert alerts all allow amount \
            answer apply approve archive ask attach attachment available back balance basket begin birthday block book booking bookings \
            bookmark bookmarks browse buy calendar call cancel canceled cancelled card cards cart categories category change changes \
            checkout choose city clear close closed collapse color comment comments company compare complete completed confirm connect \
            connected contact contacts continue copy country coupons create current customer daily date day days decline default delete \
            deleted deliver delivery deny deposit description destination details device devices disable disabled discard discount \
            discover dismiss done download downloads draft drafts due duration earn edit empty enable enabled end enter error exit \
            expand expired explore export failed favorite favorites favourites feedback fields file files filter filters find finish \
            first follow followers following forgot forward found free friends general get gift groups guest help hide highlights \
            history hotel image images import inbox information insert install invite invoice item items join keep keyboard language \
            languages last latest learn leave library like likes load loading location lock logout manage mark message messages missing \
            monthly more move mute name network never new newest next nickname notes notification notifications number off offers open \
            optional options order orders other overview paid password paste pause pay payment payments pending people permission \
            personal phone photo photos pick play popular post posts preferences preview previous price privacy proceed product products \
            profile purchase purchases quantity question questions quit rate read reason receipt receive recent recommended record redo \
            refresh refund register reject related remind reminder reminders remove rename repeat replace reply report request required \
            reset restart restore results resume retry return review reviews rewards sale save saved schedule scheduled search security \
            see select selected sell send sent settings share shipping shop show sign size skip sort start state status stop store \
            submit subscribe subscription success summary support swipe switch tap task tasks terms text theme tickets time title today \
            tomorrow top total track transactions transfer translate trash trips try turn type undo unlock unread unsubscribe update \
            updated upgrade upload use user username users verify version view views visit volume warning watch weather week weekly \
            welcome wishlist withdraw yes yesterday zip
            """)

    /// Words of interfaces that also name goods, places and works.
    private static let inPhrases = Set(
        wordsOf: """
            accessibility ads advanced appearance appointment appointments arrival articles artists ascending attachments backup bag \
            battery bids bill bills brightness buyer captions channels chapters chat choice chosen colour colours condition conditions \
            conversation conversations dark dates delayed departure descending diary directions dislike distance documents double driver \
            earnings episode episodes evening event events extra fare fee fees flight flights folder folders font fonts forgotten game \
            games gender goal goals hear height hour hours ingredients journal later left length letter letters level levels licence \
            licences license licenses lines list lists log lowest luggage lyrics mail map meal meals media meeting meetings membership \
            memories method methods minute minutes mode month months morning music nearby news night nights nothing oldest ongoing page \
            pages parcel parcels part participants parts passenger passengers past people per pickup picture pictures pin plan plans \
            player points policy power prices print programme progress queue quick range rating ratings recently recipe recipes remember \
            resend returns ride right rights ringtone room rooms scan scores screen seat seats seconds seller sessions shipment \
            shipments shopping shuffle sizes sleep sold song songs sound sounds space speed spending spent steps storage subscriptions \
            subtitles subtotal suggestions switch table tap tax taxes tip tips title topic topics tracking traffic transfers trending \
            trip unavailable unblock unfollow unmute upcoming usage values visible voice wallet wallpaper warranty ways weight winner \
            words work workout workouts world wrapping write year years
            """)

    /// Pronouns and other small words that no other language of the lists has.
    private static let functionWords = Set(
        wordsOf:
            "and anything asked every everything have how must near now our the this what when where which with you your"
    )

    /// Articles, functionWords and prepositions.
    private static let connecting = Set(
        wordsOf: """
            a an the and or of to in on for from with by at as is are be it up out off into your my our you me i no not this that \
            here now can will password email apple google
            """)

    /// By language: the words of interfaces that count as words of the language.
    private static let sharedWords = Dictionary(
        uniqueKeysWithValues: RuleWords.all.map { ($0.language, Set(wordsOf: $0.sharedWithEnglish)) })
}
