extension RuleWords {
    package static let english = RuleWords(
        .english, list: .english,
        decorative: """
            background, background image, background picture, backdrop, divider, divider line, dividing line, separator, \
            separator line, horizontal line, vertical line, horizontal rule, shadow, drop shadow, spacer, gradient, \
            gradient overlay, overlay, decoration, decorative, decorative image, ornament, placeholder image, blank image
            """)
}

extension WordList {
    package static let english = WordList(
        roles: [
            .button: "button, btn, floating action button",
            .image: "image, img, icon, graphic, ~picture, ~pic, ~photo, ~photograph, ~illustration",
            .link: "link, hyperlink",
            .textField:
                "text field, textfield, text box, textbox, edit box, input box, entry box, entry field, input field, ~text input, ~field, ~input",
            .slider: "slider",
            .tab: "tab",
            .switch: "switch, toggle, toggle switch",
            .checkBox: "checkbox, check box, tick box",
            .radioButton: "radio button, radiobutton",
            .adjustable: "adjustable",
            .header: "heading, ~header",
        ],
        leading: [.button, .slider, .checkBox],
        prepositions: "of, showing, depicting, de, d, du",
        determiners:
            "a, an, the, this, that, these, my, your, our, his, her, their, any, each, every, no, which, other",
        roleFollowers: "for, to, of, that, which, with, in, on, at, by, and, or, is, opens, closes, shows",
        verbs: """
            add, attach, change, choose, close, copy, create, delete, download, edit, get, hide, insert, new, next, open, \
            paste, pick, previous, remove, save, scan, select, send, share, show, take, upload, use, view
            """,
        exceptions: """
            button mushroom, button mushrooms, button up, button down, button cell, button cells, button phone, button nose, \
            button maker, button hole, belly button, benjamin button, jenson button, panic button, nuclear button, \
            snooze button, action button, side button, light switch, nintendo switch, network switch, kill switch, power switch, code switch, \
            bar tab, soccer field, football field, playing field, baseball field, force field, magnetic field, \
            fashion icon, style icon, pop icon, cultural icon, gay icon, missing link, picture in picture, deep link, short link, magic link
            """,
        vague: """
            click here, tap here, press here, here, click, read more, continue reading, this, this page, click this link, \
            tap this link, click this, tap this, click me, tap me, press me
            """,
        vagueOnLinks: """
            more, see more, learn more, find out more, more info, more information, more details, this link, go, \
            details, \
            show more, view more, discover more, explore more, read on, get more info, view, open, info, click for more, see details, view details
            """,
        chosen: "selected, not selected, unselected, deselected, checked, not checked, unchecked, ticked, pressed",
        switched: "on, off, enabled, disabled, turned on, turned off",
        statesAtEnd: """
            on, off, enabled, disabled, selected, not selected, checked, unchecked, unselected, not checked, is on, is off, are on, \
            are off, is enabled, is disabled, turned on, turned off, is turned on, is turned off, switched on, switched off, \
            is switched on, is switched off, is selected, is checked
            """,
        stateNames: """
            turn, turns, turned, switch, clear, select, put, add, sign, log, hands, always, auto, automatic, automatically, keep, \
            leave, when, if, what, time, stay, carry, hold, show, hide, lock, take, get, set, cut, shut, power, back, \
            and, or, not, is, are, be, try, move, day, based, come, comes, follow, depends, screen, only, delete, signed, works, while, whenever, until, unless
            """,
        genericImages:
            "banner, logo, thumbnail, placeholder, hero image, banner image, user avatar, user image, screenshot, product image",
        gestures: "tap, double tap, click, double click, press, long press, swipe, tap and hold",
        gestureFollowers:
            "to, here, on, and, the, this, that, for, twice, left, right, up, down, a, an, any, anywhere, with, once, again, or",
        doubled: """
            bye bye, night night, no no, yes yes, ha ha, knock knock, yo yo, so so, tut tut, hush hush, boo boo, choo choo, \
            bora bora, walla walla, pago pago, baden baden, duran duran, new york new york, talk talk, liar liar, \
            blah blah, wow wow, tom tom, pom pom, cha cha, can can, aye aye, bang bang, candy candy, mahi mahi, couscous, \
            that that, had had, very very, really really, wagga wagga, sing sing, dik dik, beep beep, tuk tuk, goody goody, \
            sirhan sirhan, home sweet home home, the the
            """)
}
