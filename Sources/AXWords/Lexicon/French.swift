extension Lexicon {
    /// French.
    package static let french = Lexicon(
        "fr", "French",
        voiceOver: [
            .selected: "Sélectionné.",
            .selectedElement: "Sélectionné : %1",
            .dimmed: "Estompé.",
            .on: "Activé.",
            .off: "Désactivé.",
            .mixed: "Mixte.",
            .isEditing: "Modification en cours.",
            .expanded: "Développé.",
            .collapsed: "Réduit.",
            .button: "Bouton.",
            .backButton: "Bouton Retour.",
            .back: "Retour",
            .switchButton: "Bouton de commutation.",
            .tab: "Onglet.",
            .textField: "Champ de texte.",
            .secureTextField: "Champ de texte sécurisé.",
            .searchField: "Champ de recherche.",
            .heading: "En-tête.",
            .headingLevel: "En-tête de niveau %1.",
            .link: "Lien.",
            .adjustable: "Ajustable.",
            .image: "Image.",
            .position: "%1 sur %2.",
            .listStart: "Début de la liste.",
            .listEnd: "Fin de la liste.",
            .landmark: "Repère.",
            .landmarkEnd: "Fin.",
            .row: "Rangée %1.",
            .column: "Colonne %1.",
            .actionsAvailable: "Actions disponibles.",
            .moreContent: "Contenu supplémentaire disponible.",
            .switchHint: "Touchez deux fois pour changer le réglage.",
            .editHint: "Touchez deux fois pour modifier.",
            .editingHint: "Utilisez le rotor pour accéder à Mots mal orthographiés",
            .adjustHint: "Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.",
        ],
        talkBack: [
            .button: "Bouton",
            .switchButton: "Bouton",
            .checkBox: "Case à cocher",
            .radioButton: "Case d'option",
            .editBox: "Zone d'édition",
            .password: "mot de passe",
            .image: "Image",
            .slider: "Curseur",
            .progressBar: "Barre de progression",
            .dropDownList: "Liste déroulante",
            .list: "Liste",
            .grid: "Grille",
            .webView: "Vue Web",
            .heading: "Titre",
            .disabled: "désactivé",
            .selected: "sélectionné",
            .checked: "coché",
            .notChecked: "non coché",
            .on: "activé",
            .off: "désactivé",
            .unlabelled: "Sans libellé",
            .doubleTap: "Appuyer deux fois",
            .activateHint: "%1 pour activer",
            .toggleHint: "%1 pour cocher ou désélectionner",
            .editHint: "%1 pour modifier le texte",
            .changeHint: "%1 pour modifier",
        ],
        words: Words(
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
                un, une, le, la, les, l, ce, cet, cette, ces, mon, ma, votre, ton, ta, son, sa, notre, leur, du, des, \
                au, aux, chaque, aucun, aucune
                """,
            verbs: """
                ajouter, copier, coller, créer, enregistrer, envoyer, fermer, insérer, modifier, nouveau, nouvel, \
                nouvelle, ouvrir, partager, supprimer, choisir
                """,
            exceptions: """
                bouton action, bouton latéral, bouton photo, bouton de panique, bouton d or, boutons d or, \
                bouton de manchette, bouton de rose, bouton de fièvre
                """,
            vague: "cliquez ici, cliquer ici, appuyez ici, touchez ici, ici, lire plus, lire la suite",
            vagueOnLinks: """
                plus, en savoir plus, voir plus, afficher plus, plus d infos, plus d informations, suite, détails, \
                voir, ouvrir, plus de détails, voir les détails, savoir plus, lire l article
                """,
            chosen: """
                sélectionné, sélectionnée, non sélectionné, non sélectionnée, coché, cochée, décoché, décochée, \
                non coché, non cochée
                """,
            switched: "activé, activée, désactivé, désactivée",
            statesAtEnd: "activé, activée, désactivé, désactivée, sélectionné, sélectionnée",
            stateNames: "toujours, si, quand, est",
            genericImages: "bannière, logo, vignette",
            gestures: """
                touchez, toucher, cliquez, cliquer, appuyez, appuyer, balayez, balayer, tapez deux fois, tapotez
                """,
            doubled: "nous nous, vous vous, tam tam, cha cha, plan plan"),
        unmistakable: Words(
            roles: [
                .button: "bouton",
                .image: "icône",
                .link: "hyperlien",
                .textField: "champ de texte, champ de saisie, zone de texte",
                .tab: "onglet",
                .switch: "interrupteur",
                .checkBox: "case à cocher",
                .radioButton: "bouton radio",
            ],
            prepositions: "de, d, du, des, que, représentant, montrant",
            determiners: "un, une, le, la, les, ce, cet, cette",
            verbs: "ajouter, créer, nouveau, nouvel, choisir, changer",
            exceptions: """
                bouton d or, boutons d or, bouton action, bouton latéral, bouton photo, bouton de manchette, \
                bouton de rose, bouton de fièvre, bouton de panique, zone de texte libre
                """,
            vague: "ici, cliquez ici, cliquer ici, appuyez ici, touchez ici, cette page, lire plus, lire la suite",
            vagueOnLinks: "en savoir plus, voir plus, afficher plus, plus d infos, plus d informations",
            chosen: """
                sélectionné, sélectionnée, non sélectionné, non sélectionnée, coché, cochée, non coché, non cochée, \
                décoché, décochée
                """,
            switched: "activé, activée, désactivé, désactivée",
            statesAtEnd: """
                activé, activée, désactivé, désactivée, sélectionné, sélectionnée, activées, désactivées, activés, \
                désactivés
                """,
            stateNames: "si, toujours, quand, est, ne, non"),
        lists: [
            .usualWords: """
            retour, modifier, recherche, connexion, connecter, compte, aide, lecture, nouveau, nouvelle, favoris, \
            historique, langue, calendrier, carte, aujourd, hui, demain, fenêtre, tout, tous, toutes, toute, \
            voir, continuer, passer, terminé, commencer, quitter, appeler, payer, le, la, les, des, une, un, du, \
            au, aux, et, est, pour, avec, dans, sur, vous, votre, vos, ne, pas, mot, passe, de, par, ou, ce, \
            cette, ces, mes, mon, ma, notre, qui, que, se, sont, en, plus, informations, liste
            """,
            .ownWords: """
            annuler, fermer, enregistrer, supprimer, ajouter, suivant, précédent, envoyer, partager, rechercher, \
            paramètres, réglages, accueil, accepter, refuser, valider, confirmer, déconnexion, déconnecter, \
            inscrire, oublié, confidentialité, télécharger, actualiser, choisir, sélectionner, créer, afficher, \
            masquer, activer, désactiver, panier, commander, acheter, réessayer, terminer, ouvrir, ignorer, \
            utilisateur
            """,
            .sharedWithEnglish: """
            accept, activity, alarme, archive, attachment, balance, blog, comment, contact, contacts, continue, \
            coupons, date, description, destination, details, discount, distance, duration, file, files, filters, \
            forward, general, groups, hotel, image, images, import, information, inbox, installer, item, \
            language, like, likes, live, message, messages, mute, note, notes, notification, notifications, \
            newsletter, options, orange, pause, permission, personnel, photo, photos, post, posts, premium, \
            product, prix, question, questions, quit, restaurant, sale, shopping, signal, simple, site, sort, \
            statut, status, stop, store, support, surface, texte, theme, ticket, tickets, top, total, type, \
            update, version, video, volume, watch, web, week, weekend, zip
            """,
            .commandLabels: """
            retour, suivant, précédent, valider, voir tout, voir plus, tout voir, afficher plus, charger plus, \
            en savoir plus, lire la suite, se connecter, se déconnecter, s inscrire, créer un compte, \
            mot de passe oublié, ajouter au panier, payer maintenant, acheter maintenant, commander maintenant, \
            plus tard, pas maintenant, continuer mes achats, passer la commande, supprimer le compte, \
            envoyer un message, tout supprimer, tout sélectionner, réessayer, terminé, étape suivante, \
            retour à l accueil, modifier le profil, donner un avis, enregistrer les modifications, \
            ne plus afficher, j accepte
            """,
            .commands: """
            enregistrer, envoyer, annuler, continuer, confirmer, valider, supprimer, supprimer le compte, \
            ajouter, ajouter au panier, modifier, se connecter, connexion, se déconnecter, déconnexion, \
            s'inscrire, créer un compte, acheter, payer, commander, appliquer, fermer, terminé, réessayer, \
            télécharger, accepter, refuser, plus tard, s'abonner, suivre, ignorer, passer
            """,
            .showAll: "tout afficher, tout voir, voir tout, afficher tout, voir plus",
            .editingCommands: "annuler, rétablir, couper, copier, coller, gras, italique, souligné",
            .pagingCommands: "page précédente, page suivante, première page, dernière page, réinitialiser",
            .sendingCommands: "envoyer, publier, répondre",
            .iconCommands: "recherche, plus d options",
            .iconBeginnings: "icône",
            .iconEndings: "icône",
            .iconPrepositions: "de, d, du, des, pour",
            .documents: """
            conditions d utilisation, conditions générales, politique de confidentialité, mentions légales, \
            paramètres du compte
            """,
            .providerPrepositions: "avec, via",
            .shortCommands: "voir, mon, ma, mes",
            .longWords: """
            navigation, conversation, information, notifications, paramètres, confidentialité, rechercher, \
            télécharger, supprimer, enregistrer, connexion, déconnexion, notification
            """,
            .valuePrepositions: "de, par",
            .wordsBeforeTotal: "de",
            .continuations: "lire plus, lire la suite",
            .genericNames: "élément, élément de liste",
            .numberedNames: "élément",
            .fieldPrompts: """
            saisir du texte, saisissez du texte, saisir, entrez du texte, obligatoire, champ obligatoire
            """,
            .disclosureIndicators: "chevron, flèche, flèche droite, chevron droit, avancer",
            .scrollBars: "barre de défilement",
            .articles: "une, un",
            .logoWords: "logo, symbole",
            .decorative: """
            arrière plan, image d arrière plan, fond, fond d écran, image de fond, séparateur, \
            ligne de séparation, trait de séparation, ombre, ombre portée, espaceur, dégradé, décoration, \
            image décorative
            """,
            .decorativeAnywhere: """
            élément décoratif, image décorative, décoration, ligne décorative, dégradé, arrière plan, \
            image d arrière plan, image de fond, séparateur, ligne de séparation
            """,
            .decorativeInCode: "fond, ligne, ombre",
            .draftNames: "texte d exemple, texte de remplacement, insérer le titre, espace réservé, texte à venir",
            .draftImageNames: "description, description de l image, texte alternatif",
            .draftMarkers: "insérer",
            .draftNotes: "ne pas traduire",
            .draftPlaces: "ici",
            .draftTexts: "description, texte, titre, légende",
            .draftFillers: "votre, insérer, ajouter",
            .possibleDrafts: "test, titre, étiquette, texte, essai",
            .screenshotNames: "capture d’écran, capture d'écran",
            .elementsInCode: "bouton",
            .compoundWords: "de",
            .dateWords: "mis à jour, créé, modifié, publié, depuis, expire",
            .greetings: "bonjour, salut",
            .activations: "activé, activée, désactivé, désactivée",
            .stateAdjectives: """
            développé, développée, développés, déplié, dépliée, dépliés, replié, repliée, repliés, repliées, \
            sélectionné, sélectionnée, sélectionnés, coché, cochée, décoché, décochée
            """,
            .notBeforeState: "aucun, aucune, rien, tout, tous, toutes, est, sont",
            .disclosureStates: "développé, développée, déplié, dépliée, replié, repliée",
            .unavailableStates: "désactivé, désactivée, indisponible, non disponible, grisé",
            .onOrOff: "activé, désactivé",
            .selectedAtStart: "onglet actif, onglet actuel, onglet sélectionné, non sélectionné, non coché",
            .selectedAtEnd: "onglet sélectionné, non sélectionné, non sélectionnée, non coché, non cochée",
            .conditions: "au moins, jusqu à",
            .weakConditions: "seulement si, doit, activer, désactivé",
            .positions: "sur, onglet, de, d",
            .demonstratives: "ce, cet, cette",
            .introductions: "c est un, c est une, ceci est un, ceci est une",
            .gestureNames: "cliquer pour payer, appuyer pour payer",
            .gesturePhrases: """
            appuyez pour, appuyez ici, appuyez sur, appuyez deux fois, touchez pour, touchez ici, \
            touchez deux fois, cliquez pour, cliquez ici, cliquez sur, cliquez deux fois, balayez vers, \
            balayez pour, tapotez pour, tapotez deux fois, double cliquez, appuyez longuement, maintenez appuyé, \
            glissez pour, glissez vers, faites glisser pour
            """,
            .switchHints: """
            Touchez deux fois pour modifier le réglage, Touchez deux fois pour activer ou désactiver le réglage
            """,
            .textFieldHints: "Touchez deux fois pour modifier",
            .adjustableHints: "Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur",
            .pageWords: "page",
            .accessoryNames: "Plus d’infos, Plus d’informations",
            .clearButtonNames: "Effacer le texte",
            .passwordsAtStart: "mot de passe",
            .passwordsInIdentifiers: "motdepasse, mot_de_passe",
            .pins: "code pin, saisir le code pin",
            .visibility: "afficher, masquer, montrer",
            .units: "minutes, minute, heures, heure, secondes, jours, jour, semaines, mois, ans, pas",
            .currencies: "euro, euros, dollar, dollars",
            .currencySigns: "Fr.",
        ])
}
