extension RuleWords {
    package static let hindi = RuleWords(
        .hindi, list: .hindi,
        decorative: "पृष्ठभूमि, पृष्ठभूमि छवि, बैकग्राउंड, विभाजक, विभाजक रेखा, डिवाइडर, छाया, ग्रेडिएंट, सजावट")
}

extension WordList {
    package static let hindi = WordList(
        roles: [
            .button: "बटन",
            .image: "छवि, इमेज, आइकन, ग्राफ़िक, ~चित्र, ~तस्वीर, ~फ़ोटो",
            .link: "लिंक, ~कड़ी",
            .textField: "टेक्स्ट फ़ील्ड, पाठ फ़ील्ड",
            .slider: "स्लाइडर",
            .tab: "टैब",
            .switch: "स्विच, टॉगल",
            .checkBox: "चेकबॉक्स, चेक बॉक्स",
            .radioButton: "रेडियो बटन",
            .adjustable: "समायोज्य, एडजस्टेबल",
            .header: "हेडिंग",
        ],
        leading: [.button],
        prepositions: "का, की",
        determiners: "एक, यह, इस, वह, उस, हर, कोई",
        verbs: "नया, नई, अगला, पिछला",
        vague: "यहाँ क्लिक करें, यहां क्लिक करें, यहाँ टैप करें, यहां टैप करें, यहाँ, यहां, और पढ़ें",
        vagueOnLinks: "और, अधिक, और देखें, अधिक जानें, अधिक जानकारी, विवरण",
        chosen: "चुना गया, चुनी गई, नहीं चुना गया, चयनित, चेक किया गया",
        switched: "चालू, बंद",
        statesAtEnd: "चालू, बंद, चयनित",
        stateNames: "हमेशा, करें",
        genericImages: "लोगो, बैनर",
        gesturesComeLast: true,
        gestures: "टैप, डबल टैप, क्लिक, स्वाइप, दबाएँ, दबाएं",
        reduplicates: true)
}
