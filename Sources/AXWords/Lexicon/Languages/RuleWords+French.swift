extension RuleWords {
    package static let french = RuleWords(
        .french, list: .french,
        decorative: """
            arrière plan, image d arrière plan, fond, fond d écran, image de fond, séparateur, ligne de séparation, \
            trait de séparation, ombre, ombre portée, espaceur, dégradé, décoration, image décorative
            """,
        sharedWithEnglish: """
            accept activity alarme archive attachment balance blog comment contact contacts continue contact coupons date \
            description destination details discount discount distance duration file files filters forward general groups \
            hotel image images import information inbox installer item language like likes live message messages mute note \
            notes notification notifications newsletter options orange pause permission personnel photo photos post posts \
            premium product prix question questions quit restaurant sale shopping signal simple site sort statut status stop store \
            support surface texte theme ticket tickets top total type update version video volume watch web week weekend zip
            """)
}

extension WordList {
    package static let french = WordList(
        roles: [
            .button: "bouton",
            .image: "image, icône, ~graphique, ~photo, ~photographie, ~illustration",
            .link: "lien, hyperlien",
            .textField: "champ de texte, champ de saisie, zone de texte, ~champ",
            .slider: "curseur, réglette",
            .tab: "onglet",
            .switch: "interrupteur, bouton de commutation, bascule",
            .checkBox: "case à cocher",
            .radioButton: "bouton radio, bouton d option",
            .adjustable: "ajustable, réglable",
            .header: "en-tête",
        ],
        leading: [.button, .slider, .checkBox, .textField, .tab, .link],
        putsRoleFirst: true,
        prepositions: "de, d, du, des, représentant, montrant",
        determiners: """
            un, une, le, la, les, l, ce, cet, cette, ces, mon, ma, votre, ton, ta, son, sa, notre, leur, du, des, au, aux, \
            chaque, aucun, aucune
            """,
        verbs: """
            ajouter, copier, coller, créer, enregistrer, envoyer, fermer, insérer, modifier, nouveau, nouvel, nouvelle, \
            ouvrir, partager, supprimer, choisir
            """,
        exceptions:
            "bouton action, bouton latéral, bouton photo, bouton de panique, bouton d or, boutons d or, bouton de manchette, bouton de rose, bouton de fièvre",
        vague: "cliquez ici, cliquer ici, appuyez ici, touchez ici, ici, lire plus, lire la suite",
        vagueOnLinks: """
            plus, en savoir plus, voir plus, afficher plus, plus d infos, plus d informations, suite, détails, \
            voir, ouvrir, plus de détails, voir les détails, savoir plus, lire l article
            """,
        chosen: """
            sélectionné, sélectionnée, non sélectionné, non sélectionnée, coché, cochée, décoché, décochée, non coché, \
            non cochée
            """,
        switched: "activé, activée, désactivé, désactivée",
        statesAtEnd: "activé, activée, désactivé, désactivée, sélectionné, sélectionnée",
        stateNames: "toujours, si, quand, est",
        genericImages: "bannière, logo, vignette",
        gestures: "touchez, toucher, cliquez, cliquer, appuyez, appuyer, balayez, balayer, tapez deux fois, tapotez",
        doubled: "nous nous, vous vous, tam tam, cha cha, plan plan")
}
