extension RuleWords {
    package static let dutch = RuleWords(
        .dutch, list: .dutch,
        decorative: """
            achtergrond, achtergrondafbeelding, scheidingslijn, scheidingsteken, verdeler, schaduw, afstandhouder, verloop, \
            kleurverloop, decoratie, decoratieve afbeelding
            """,
        sharedWithEnglish: """
            account accounts alarm all back balance basis begin best bestand browse book check checkout coupons contact \
            contacts cover dag delete details device download downloads due email end error extra favorite feedback filter \
            filters gift general groep help hotel import in inbox item items kaart last like likes link live login logout loop \
            network open over optional order orders pending password pauze performance permanent plan play post posts \
            preview product privacy profiel quiz reset review reviews reminder retour route sale samen scan service share shop \
            show size sport start status stop store support switch team test ticket tickets tips top total track trip \
            trips type update updates upgrade upload user version video view want warm was watch water week weekend wishlist
            """)
}

extension WordList {
    package static let dutch = WordList(
        roles: [
            .button: "+knop",
            .image: "afbeelding, icoon, pictogram, ~plaatje, ~foto, ~symbool, ~grafiek",
            .link: "link, koppeling, hyperlink",
            .textField: "+tekstveld, +invoerveld, ~veld",
            .slider: "schuifknop, schuifregelaar",
            .tab: "tab, +tabblad",
            .switch: "+schakelaar, schakelknop",
            .checkBox: "+selectievakje, +aankruisvak",
            .radioButton: "keuzerondje, +radioknop",
            .adjustable: "aanpasbaar, instelbaar",
            .header: "koptekst, ~kop",
        ],
        leading: [.button, .slider, .checkBox],
        prepositions: "van, met",
        determiners:
            "een, de, het, deze, dit, die, dat, mijn, jouw, je, uw, onze, ons, geen, elke, ieder, iedere, andere",
        verbs:
            "nieuw, nieuwe, volgende, vorige, kopieer, deel, voeg, open, sluit, stuur, bewaar, kies, plak, wijzig, verwijder",
        exceptions: "actieknop, zijknop, paniekknop, lichtschakelaar",
        vague: "klik hier, tik hier, hier, lees meer, lees verder, meer lezen",
        vagueOnLinks: """
            meer, meer informatie, meer info, meer weten, bekijk meer, details, \
            toon meer, bekijk, meer details, ontdek meer
            """,
        chosen: "geselecteerd, niet geselecteerd, aangevinkt, uitgevinkt, niet aangevinkt",
        switched: "aan, uit, ingeschakeld, uitgeschakeld",
        statesAtEnd: "aan, uit, ingeschakeld, uitgeschakeld, geselecteerd",
        stateNames: "zet, zetten, schakel, schakelt, altijd, automatisch, als, wanneer, log, meld, doe, ga",
        genericImages: "banner, logo, miniatuur",
        gestures: "tik, tikken, dubbeltik, klik, klikken, druk, veeg, vegen",
        gestureFollowers:
            "om, hier, op, en, de, het, een, voor, twee, tweemaal, dubbel, naar, met, links, rechts, omhoog, omlaag, deze"
    )
}
