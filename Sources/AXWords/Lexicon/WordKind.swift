/// What a list of words of a language is for.
///
/// A list is a text with commas between its words and phrases, which `FoldedText` folds. A list that a language does
/// not have finds nothing.
package enum WordKind: CaseIterable, Sendable {
    // MARK: Languages of labels

    /// Usual words of interfaces, also such that several languages have: they tell the language of a screen.
    case usualWords
    /// Words of commands and titles that no other language has, and no person or work as its name.
    case ownWords
    /// English words of interfaces that are also words of the language, or usual in it.
    case sharedWithEnglish

    // MARK: English words in labels that were not translated

    /// Words of interfaces, and rarely of anything else.
    case interfaceWords
    /// Words of interfaces that also name goods, places and works.
    case ambiguousInterfaceWords
    /// Pronouns and other small words that no other language has.
    case functionWords
    /// Articles, pronouns and prepositions between words of interfaces.
    case connectingWords
    /// Words of hints that no other language with Latin letters has.
    case hintWords
    /// Other words of hints.
    case sharedHintWords

    /// Letters of a script that several of the languages share, which only this one has.
    case ownLetters

    // MARK: Commands

    /// Whole names of buttons in Latin letters: commands that are no words of another language and no names.
    case commandLabels
    /// Whole names of buttons that are commands, also where the language is not known.
    case commands
    /// Commands in another script than Latin, which tell that a button is in another language than its screen.
    case nonLatinCommands
    /// Names of buttons that show the rest of a section.
    case showAll
    /// Actions on the history or the format of a text or a page, which are disabled most of the time.
    case editingCommands
    /// Names of a page beside the current one, or of the reset of a setting.
    case pagingCommands
    /// Names for sending what is in a field.
    case sendingCommands
    /// What a button does that shows an icon, in a word that alone would be its name.
    case iconCommands
    /// Words at the start of a name that only icons have: `icon of`.
    case iconPhrases
    /// Words for an icon at the start of the name of a button that shows one.
    case iconBeginnings
    /// Words for an icon at the end of the name of a button that shows one: `Close icon`.
    case iconEndings
    /// Words between the word for an icon and what the button does.
    case iconPrepositions
    /// Names that end with a word for an icon and are those of icons as things.
    case iconThings
    /// Words for a key at the end of the name of a command, in scripts without spaces.
    case keys
    /// What the keys of devices and keypads do, whose names have the word for a key.
    case deviceKeys
    /// Usual names of documents and settings of several words, which are found where they are cut off.
    case documents
    /// Words before the name of a provider of accounts: `Continue with Google`.
    case providerPrepositions
    /// Names of providers of accounts.
    case providers
    /// Words of two or three letters that are said twice by mistake: `Add Add to cart`.
    case shortCommands
    /// Small words that are said twice by mistake within a sentence.
    case smallWords
    /// Whole words with which long words of interfaces begin.
    case wholeWords
    /// Whole words with which words of `documents` or the names of providers begin.
    case wholeWordsOfNames
    /// Long words of interfaces, which are found where they are cut off: `Einstell…`.
    case longWords
    /// Words before a value that is missing: `by ,`.
    case valuePrepositions
    /// Words between a number and a total that is missing: `3 of`.
    case wordsBeforeTotal

    // MARK: Names that describe nothing

    /// Vague phrases that say that the text around them goes on.
    case continuations
    /// Whole names of controls that could be those of any element.
    case genericNames
    /// Content descriptions of Android that only say that something is there.
    case genericDescriptions
    /// Content descriptions that say what a layout is for, instead of what it shows.
    case containerNames
    /// Beginnings of content descriptions that explain the view to developers: `indicates whether`.
    case explanations
    /// Words for images that with a number are no name.
    case genericImageNouns
    /// Names of controls that may have a number in a list of content.
    case numberedNames
    /// Whole names of text fields that say only that something can be entered, or has to be.
    case fieldPrompts
    /// Names of the chevron or arrow at the end of a row that leads on.
    case disclosureIndicators
    /// What UIKit calls a scroll bar, in small letters.
    case scrollBars
    /// Articles before the word for an image at the start of a label: `An image of …`.
    case articles
    /// Words for the picture of a thing beside its name that are no words for an image.
    case logoWords

    // MARK: Decoration

    /// Labels of images that are decoration.
    case decorative
    /// Labels of images that mean decoration in any language.
    case decorativeAnywhere
    /// Names of image assets, in small letters, that mean decoration.
    case decorativeInCode
    /// What a label of words for a decoration and its place or look ends with: `card shadow`.
    case decorations
    /// What such a label ends with if a word of `decorativeMarks` is in it: `background shape`.
    case decorativeShapes
    /// Words by which a shape is a decoration.
    case decorativeMarks
    /// Words for where a decoration is.
    case decorativePlaces
    /// Words for what a decoration looks like.
    case decorativeLooks

    // MARK: Drafts

    /// Names that nobody has written yet.
    case draftNames
    /// Labels of images that describe the description and not the image.
    case draftImageNames
    /// Words in brackets before a name that is not finished.
    case draftMarkers
    /// Notes at the end of a text that is not finished.
    case draftNotes
    /// Words for the place where a text should be: `Title here`.
    case draftPlaces
    /// Kinds of texts that a draft names.
    case draftTexts
    /// Words that a draft has beside the kind of text.
    case draftFillers
    /// Names that are drafts, or that an app may mean.
    case possibleDrafts

    // MARK: Texts of programs

    /// Beginnings of the names that systems give pictures of the screen, in small letters.
    case screenshotNames
    /// Words for kinds of elements in names in code, in ASCII.
    case elementsInCode
    /// Small words that tell a sentence from the name of an image.
    case sentenceWords
    /// First words of compounds with a hyphen: `self-service`.
    case compoundBeginnings
    /// Last words of compounds with a hyphen: `gluten-free`.
    case compoundEndings
    /// Small words between the hyphens of compounds: `state-of-the-art`.
    case compoundWords
    /// Words before a date: `Updated 20240915`.
    case dateWords
    /// Words before the name of a person, where `null` is none.
    case greetings
    /// Units and things that are counted, after `null`.
    case countedWords
    /// Words before `null` in texts about programs and numbers.
    case notBeforeNull
    /// Words after `null` in texts about programs and numbers.
    case notAfterNull

    // MARK: States

    /// Adjectives after a name for being on or off.
    case activations
    /// Other adjectives for states after a name.
    case stateAdjectives
    /// Adjectives for states at the end of a name in scripts without spaces.
    case attachedStateAdjectives
    /// Words of a name in which an adjective at the end is a summary, an object or a part of a sentence.
    case notBeforeState
    /// Words that say that more is shown, or hidden.
    case disclosureStates
    /// Words that say that the element cannot be used.
    case unavailableStates
    /// Whole names that are a word for on or off.
    case onOrOff
    /// Phrases at the start of a name that say that a tab is selected, or that something is not.
    case selectedAtStart
    /// Phrases at the end of a name that say that a tab is selected, or that something is not.
    case selectedAtEnd
    /// Words with which a text says on what a disabled control depends.
    case conditions
    /// Such words that count in a text of five words or more.
    case weakConditions
    /// Words between the numbers of a tab's place in its bar: `2 of 5`.
    case positions

    // MARK: Hints

    /// Words by which a hint speaks of its own element.
    case demonstratives
    /// Such words of scripts without spaces, at the start of a hint.
    case attachedDemonstratives
    /// Beginnings of a sentence that says what the element is.
    case introductions
    /// Names of products, settings and figures that have a word for a gesture.
    case gestureNames
    /// Beginnings of an instruction to perform a gesture that mean nothing else in any language.
    case gesturePhrases
    /// Beginnings of an instruction and the gestures that can end it, with an ellipsis between: `zum … tippen`.
    case gesturesAtEnd
    /// Words that end an instruction in languages whose verb comes last.
    case lastWordsOfGestures
    /// Beginnings of an instruction and the gestures that can follow, with an ellipsis between: `чтобы … нажмите`.
    case gesturesAfter

    // MARK: Texts of the system

    /// Hints that UIKit gives switches, without their commas.
    case switchHints
    /// Hints that UIKit gives text fields, without their commas.
    case textFieldHints
    /// Hints that UIKit gives adjustable elements, without their commas.
    case adjustableHints
    /// Words for a page in the value of a page control.
    case pageWords
    /// Labels of the accessory of a row.
    case accessoryNames
    /// Labels of the button that clears a text field.
    case clearButtonNames

    // MARK: Passwords, units and abbreviations

    /// Words for a password at the end of the name of a field.
    case passwords
    /// Words for a password at the start or the end of the name of a field.
    case passwordsAtStart
    /// Words for a password in scripts without spaces.
    case attachedPasswords
    /// Words for a password at the end of an identifier of Android.
    case passwordsInIdentifiers
    /// Words for a password among the words of an identifier in code.
    case passwordsInCode
    /// Names of fields for a PIN.
    case pins
    /// Words that may follow the word for a password in the name of a field.
    case passwordTails
    /// Words for showing and hiding.
    case visibility
    /// Words for showing and hiding in scripts without spaces.
    case attachedVisibility
    /// Units of measurement, as words.
    case units
    /// Currencies, as words.
    case currencies
    /// Units of one letter in their case, or of signs.
    case unitSymbols
    /// Signs and abbreviations of currencies in their case.
    case currencySigns
    /// Abbreviations that end with a full stop, in small letters and without it.
    case abbreviations
}
