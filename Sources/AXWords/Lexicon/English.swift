extension Lexicon {
    /// English, with the terms of VoiceOver as AccessibilitySnapshot prints them.
    package static let english = Lexicon(
        "en", "English",
        voiceOver: [
            .selected: "Selected.",
            .selectedElement: "Selected: %1",
            .dimmed: "Dimmed.",
            .on: "On.",
            .off: "Off.",
            .mixed: "Mixed.",
            .isEditing: "Is editing.",
            .expanded: "Expanded.",
            .collapsed: "Collapsed.",
            .button: "Button.",
            .backButton: "Back Button.",
            .back: "Back",
            .switchButton: "Switch Button.",
            .tab: "Tab.",
            .textField: "Text Field.",
            .secureTextField: "Secure Text Field.",
            .searchField: "Search Field.",
            .heading: "Heading.",
            .headingLevel: "Heading Level %1.",
            .link: "Link.",
            .adjustable: "Adjustable.",
            .image: "Image.",
            .position: "%1 of %2.",
            .listStart: "List Start.",
            .listEnd: "List End.",
            .landmark: "Landmark.",
            .landmarkEnd: "End.",
            .row: "Row %1.",
            .column: "Column %1.",
            .actionsAvailable: "Actions Available.",
            .moreContent: "More Content Available.",
            .switchHint: "Double tap to toggle setting.",
            .editHint: "Double tap to edit.",
            .editingHint: "Use the rotor to access Misspelled Words",
            .adjustHint: "Swipe up or down with one finger to adjust the value.",
        ],
        talkBack: [
            .button: "Button",
            .switchButton: "Switch",
            .checkBox: "Check box",
            .radioButton: "Radio button",
            .editBox: "Edit box",
            .password: "password",
            .image: "Image",
            .slider: "Slider",
            .progressBar: "Progress bar",
            .dropDownList: "Drop down list",
            .list: "List",
            .grid: "Grid",
            .webView: "Webview",
            .heading: "Heading",
            .disabled: "disabled",
            .selected: "selected",
            .checked: "checked",
            .notChecked: "not checked",
            .on: "on",
            .off: "off",
            .unlabelled: "Unlabelled",
            .doubleTap: "Double-tap",
            .activateHint: "%1 to activate",
            .toggleHint: "%1 to toggle",
            .editHint: "%1 to edit text",
            .changeHint: "%1 to change",
        ],
        words: Words(
            roles: [
                .button: "button, btn, floating action button",
                .image: "image, img, icon, graphic, ~picture, ~pic, ~photo, ~photograph, ~illustration",
                .link: "link, hyperlink",
                .textField: """
                text field, textfield, text box, textbox, edit box, input box, entry box, entry field, \
                input field, ~text input, ~field, ~input
                """,
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
            determiners: """
                a, an, the, this, that, these, my, your, our, his, her, their, any, each, every, no, which, other
                """,
            roleFollowers: "for, to, of, that, which, with, in, on, at, by, and, or, is, opens, closes, shows",
            verbs: """
                add, attach, change, choose, close, copy, create, delete, download, edit, get, hide, insert, new, \
                next, open, paste, pick, previous, remove, save, scan, select, send, share, show, take, upload, use, \
                view
                """,
            exceptions: """
                button mushroom, button mushrooms, button up, button down, button cell, button cells, button phone, \
                button nose, button maker, button hole, belly button, benjamin button, jenson button, panic button, \
                nuclear button, snooze button, action button, side button, light switch, nintendo switch, \
                network switch, kill switch, power switch, code switch, bar tab, soccer field, football field, \
                playing field, baseball field, force field, magnetic field, fashion icon, style icon, pop icon, \
                cultural icon, gay icon, picture of the day, photo of the day, missing link, picture in picture, deep link, short link, magic link
                """,
            vague: """
                click here, tap here, press here, here, click, read more, continue reading, this, this page, \
                click this link, tap this link, click this, tap this, click me, tap me, press me
                """,
            vagueOnLinks: """
                more, see more, learn more, find out more, more info, more information, more details, this link, go, \
                details, show more, view more, discover more, explore more, read on, get more info, view, open, info, \
                click for more, see details, view details
                """,
            chosen: "selected, not selected, unselected, deselected, checked, not checked, unchecked, ticked, pressed",
            switched: "on, off, enabled, disabled, turned on, turned off",
            statesAtEnd: """
                on, off, enabled, disabled, selected, not selected, checked, unchecked, unselected, not checked, \
                is on, is off, are on, are off, is enabled, is disabled, turned on, turned off, is turned on, \
                is turned off, switched on, switched off, is switched on, is switched off, is selected, is checked
                """,
            stateNames: """
                turn, turns, turned, switch, clear, select, put, add, sign, log, hands, always, auto, automatic, \
                automatically, keep, leave, when, if, what, time, stay, carry, hold, show, hide, lock, take, get, \
                set, cut, shut, power, back, and, or, not, is, are, be, try, move, day, based, come, comes, follow, \
                depends, screen, only, delete, signed, works, while, whenever, until, unless
                """,
            genericImages: """
                banner, logo, thumbnail, placeholder, hero image, banner image, user avatar, user image, screenshot, \
                product image
                """,
            gestures: "tap, double tap, click, double click, press, long press, swipe, tap and hold",
            gestureFollowers: """
                to, here, on, and, the, this, that, for, twice, left, right, up, down, a, an, any, anywhere, with, \
                once, again, or
                """,
            doubled: """
                bye bye, night night, no no, yes yes, ha ha, knock knock, yo yo, so so, tut tut, hush hush, boo boo, \
                choo choo, bora bora, walla walla, pago pago, baden baden, duran duran, new york new york, talk talk, \
                liar liar, blah blah, wow wow, tom tom, pom pom, cha cha, can can, aye aye, bang bang, candy candy, \
                mahi mahi, couscous, that that, had had, very very, really really, wagga wagga, sing sing, dik dik, \
                beep beep, tuk tuk, goody goody, sirhan sirhan, home sweet home home, the the
                """),
        lists: [
            .usualWords: """
            the, and, of, to, for, with, your, you, this, that, is, are, not, from, by, or, it, be, my, our, at, \
            back, next, previous, save, close, add, send, share, search, select, create, show, hide, turn, \
            change, view, see, read, learn, more, new, all, open, continue, account, password, username, privacy, \
            help, upload, choose, buy, pay, call, language, today, sign, out, done, ok, enter, allow, deny, \
            agree, accept, submit, clear, name, address, order, orders, item, items, list, photo, photos, \
            message, messages, number, when, where, what, how, no, yes, about, after, before, tap, find, get, \
            set, use, manage, history, calendar, text, color, colour, theme, display, font, system, background, \
            task, tasks, start, complete, completed, days, time, date, week, month, year, minutes, hour, day, \
            page, line, size, position, scroll, first, last, files, screen, app, version, support, info, \
            information, report, user, users, profile, home, main, video, music, sound, volume, phone, device, \
            network, data, storage, battery, general, advanced, options, option, action, actions, less, top, \
            left, right, up, down, over, under, free, title, city, country, state, street, email, group, people, \
            person, friends, comment, comments, posts, following, followers, category, categories, details, \
            description, required, location, map, route, weather, score, favorite, other, additional, price, \
            total, product, products, shop, store, sale, results, result, login, register, welcome, card, cards, \
            payment, method, balance, receive, request, if, was, has, have, will, can, do, don, does, make, \
            every, each, only, used, using, their, its, they, we, us, than, then, there, here, just, into, off, \
            please, try, again, yourself, thank, thanks, full, birth, personal
            """,
            .ownWords: """
            cancel, delete, remove, edit, settings, forgot, forgotten, enable, disable, skip, retry, choose, \
            shopping, notifications, favorites, favourites, yesterday, tomorrow, dismiss, decline
            """,
            .interfaceWords: """
            about, accept, accepted, account, accounts, activity, add, added, address, addresses, again, agree, \
            alarm, alert, alerts, all, allow, amount, answer, apply, approve, archive, ask, attach, attachment, \
            available, back, balance, basket, begin, birthday, block, book, booking, bookings, bookmark, \
            bookmarks, browse, buy, calendar, call, cancel, canceled, cancelled, card, cards, cart, categories, \
            category, change, changes, checkout, choose, city, clear, close, closed, collapse, color, comment, \
            comments, company, compare, complete, completed, confirm, connect, connected, contact, contacts, \
            continue, copy, country, coupons, create, current, customer, daily, date, day, days, decline, \
            default, delete, deleted, deliver, delivery, deny, deposit, description, destination, details, \
            device, devices, disable, disabled, discard, discount, discover, dismiss, done, download, downloads, \
            draft, drafts, due, duration, earn, edit, empty, enable, enabled, end, enter, error, exit, expand, \
            expired, explore, export, failed, favorite, favorites, favourites, feedback, fields, file, files, \
            filter, filters, find, finish, first, follow, followers, following, forgot, forward, found, free, \
            friends, general, get, gift, groups, guest, help, hide, highlights, history, hotel, image, images, \
            import, inbox, information, insert, install, invite, invoice, item, items, join, keep, keyboard, \
            language, languages, last, latest, learn, leave, library, like, likes, load, loading, location, lock, \
            logout, manage, mark, message, messages, missing, monthly, more, move, mute, name, network, never, \
            new, newest, next, nickname, notes, notification, notifications, number, off, offers, open, optional, \
            options, order, orders, other, overview, paid, password, paste, pause, pay, payment, payments, \
            pending, people, permission, personal, phone, photo, photos, pick, play, popular, post, posts, \
            preferences, preview, previous, price, privacy, proceed, product, products, profile, purchase, \
            purchases, quantity, question, questions, quit, rate, read, reason, receipt, receive, recent, \
            recommended, record, redo, refresh, refund, register, reject, related, remind, reminder, reminders, \
            remove, rename, repeat, replace, reply, report, request, required, reset, restart, restore, results, \
            resume, retry, return, review, reviews, rewards, sale, save, saved, schedule, scheduled, search, \
            security, see, select, selected, sell, send, sent, settings, share, shipping, shop, show, sign, size, \
            skip, sort, start, state, status, stop, store, submit, subscribe, subscription, success, summary, \
            support, swipe, switch, tap, task, tasks, terms, text, theme, tickets, time, title, today, tomorrow, \
            top, total, track, transactions, transfer, translate, trash, trips, try, turn, type, undo, unlock, \
            unread, unsubscribe, update, updated, upgrade, upload, use, user, username, users, verify, version, \
            view, views, visit, volume, warning, watch, weather, week, weekly, welcome, wishlist, withdraw, yes, \
            yesterday, zip
            """,
            .ambiguousInterfaceWords: """
            accessibility, ads, advanced, appearance, appointment, appointments, arrival, articles, artists, \
            ascending, attachments, backup, bag, battery, bids, bill, bills, brightness, buyer, captions, \
            channels, chapters, chat, choice, chosen, colour, colours, condition, conditions, conversation, \
            conversations, dark, dates, delayed, departure, descending, diary, directions, dislike, distance, \
            documents, double, driver, earnings, episode, episodes, evening, event, events, extra, fare, fee, \
            fees, flight, flights, folder, folders, font, fonts, forgotten, game, games, gender, goal, goals, \
            hear, height, hour, hours, ingredients, journal, later, left, length, letter, letters, level, levels, \
            licence, licences, license, licenses, lines, list, lists, log, lowest, luggage, lyrics, mail, map, \
            meal, meals, media, meeting, meetings, membership, memories, method, methods, minute, minutes, mode, \
            month, months, morning, music, nearby, news, night, nights, nothing, oldest, ongoing, page, pages, \
            parcel, parcels, part, participants, parts, passenger, passengers, past, people, per, pickup, \
            picture, pictures, pin, plan, plans, player, points, policy, power, prices, print, programme, \
            progress, queue, quick, range, rating, ratings, recently, recipe, recipes, remember, resend, returns, \
            ride, right, rights, ringtone, room, rooms, scan, scores, screen, seat, seats, seconds, seller, \
            sessions, shipment, shipments, shopping, shuffle, sizes, sleep, sold, song, songs, sound, sounds, \
            space, speed, spending, spent, steps, storage, subscriptions, subtitles, subtotal, suggestions, \
            switch, table, tap, tax, taxes, tip, tips, title, topic, topics, tracking, traffic, transfers, \
            trending, trip, unavailable, unblock, unfollow, unmute, upcoming, usage, values, visible, voice, \
            wallet, wallpaper, warranty, ways, weight, winner, words, work, workout, workouts, world, wrapping, \
            write, year, years
            """,
            .functionWords: """
            and, anything, asked, every, everything, have, how, must, near, now, our, the, this, what, when, \
            where, which, with, you, your
            """,
            .connectingWords: """
            a, an, the, and, or, of, to, in, on, for, from, with, by, at, as, is, are, be, it, up, out, off, \
            into, your, my, our, you, me, i, no, not, this, that, here, now, can, will, password, email, apple, \
            google
            """,
            .hintWords: """
            the, this, these, those, your, you, with, from, which, when, where, then, into, adds, opens, closes, \
            shows, hides, plays, saves, deletes, removes, sends, shares, starts, stops, turns, goes, moves, \
            changes, chooses, selects, displays, dismisses, cancels, confirms, downloads, uploads, returns, \
            switches, expands, collapses, continues, edits, creates, searches, refreshes, updates, settings, \
            screen, account, message, messages, password, address, delete, remove, change, choose, choosing, \
            enter, between, another, without, previous, current
            """,
            .sharedHintWords: """
            a, an, of, to, in, on, for, and, or, it, is, are, will, be, at, by, open, close, show, hide, play, \
            save, send, share, start, stop, turn, go, move, select, display, cancel, confirm, download, upload, \
            return, switch, edit, create, search, update, list, page, item, photo, video, menu, view, off, next, \
            back, details, more, new
            """,
            .commandLabels: """
            cancel, delete, remove, save, save changes, close, submit, dismiss, add to cart, add to bag, \
            add to basket, sign out, sign in, log out, log in, sign up, view all, see all, show all, show more, \
            load more, learn more, read more, find out more, continue as guest, buy now, pay now, order now, \
            try again, get started, go back, back to overview, not now, maybe later, delete account, \
            create account, view details, show details, forgot password, forgot your password, change password, \
            edit profile, mark as read, mark all as read, select all, clear all, turn on, turn off, skip for now, \
            send message, proceed to checkout, place order, view cart, start now, keep shopping, \
            continue shopping, write a review, report a problem
            """,
            .commands: """
            save, save changes, send, submit, cancel, continue, confirm, delete, delete account, delete all, \
            remove, add, add to cart, add to bag, edit, log in, sign in, log out, sign out, sign up, register, \
            create account, buy, buy now, pay, pay now, checkout, place order, order now, apply, close, done, \
            retry, try again, get started, download, upload, accept, decline, allow, not now, subscribe, \
            unsubscribe, follow, unfollow, book now, reserve, verify, resend code, skip
            """,
            .showAll: "show all, see all, view all, show more, see more, view more",
            .editingCommands: """
            undo, redo, go back, go forward, cut, copy, paste, bold, italic, underline, strikethrough
            """,
            .pagingCommands: "back, forward, previous page, next page, first page, last page, reset",
            .sendingCommands: "send, send message, post, reply, tweet, add post",
            .iconCommands: """
            close, menu, search, back, settings, more, more options, hamburger, hamburger menu, filter, home, \
            cart, shopping cart, info, help, plus, back arrow, left arrow, right arrow, notification, \
            notifications, bell, gear, trash, cancel, next, previous, refresh, logout, log out, sign out, send, \
            save, share, play, pause, favourites, favorites, bookmarks
            """,
            .iconPhrases: "icon of",
            .iconBeginnings: "icon",
            .iconEndings: "icon, symbol",
            .documents: """
            terms of use, terms of service, terms and conditions, privacy policy, cookie policy, \
            privacy settings, account settings, notification settings
            """,
            .providerPrepositions: "with, via",
            .shortCommands: "add, buy, get, set, pay, use, see, view, new, all, my, your, now",
            .smallWords: "the, a, an, to, of, and, for, your, with, from",
            .wholeWords: "with, over, info, pass, down, high, check, wall, disc, rest, past, star, late, near, logo",
            .wholeWordsOfNames: "face, link, micro, insta, car, pass, shop, form, all, new, art, men, back, out, in",
            .longWords: """
            preferences, navigation, accessibility, appearance, conversation, subscription, information, \
            favourites, notifications, notification
            """,
            .valuePrepositions: "by, from, in, to, at",
            .wordsBeforeTotal: "of",
            .continuations: "read more, continue reading",
            .genericNames: """
            element, component, clickable, unlabelled, unlabeled, no label, no description, unnamed, list item, \
            menu item, view item, image view, icon button, image button
            """,
            .genericDescriptions: "thumbnail, item, control, object, widget, picture, graphic, thing, symbol, action",
            .containerNames: """
            container for fragments, container for fragment, fragment container, content container, main container, \
            root container, root layout, root view, main layout, parent layout, container layout, layout container, \
            frame layout, linear layout, relative layout, constraint layout, coordinator layout, nav host fragment, \
            navigation host fragment, view container, scroll container, list container, card container, button container, \
            container view, main content container, recycler view, scroll view, view group
            """,
            .explanations:
                "indicates when, indicates whether, indicates if, container for the, layout for the, view for the",
            .genericImageNouns: "pic, picture, graphic",
            .numberedNames: "item, view, element, control, component",
            .fieldPrompts: """
            enter text, enter text here, enter value, enter a value, enter here, type here, type text, \
            type something, input, input text, text, value, required, required field, mandatory
            """,
            .disclosureIndicators: """
            forward, arrow, right arrow, arrow right, disclosure, disclosure indicator, disclosure arrow, \
            chevron, right chevron, chevron right, caret
            """,
            .scrollBars: "scroll bar, scrollbar",
            .articles: "a, an",
            .logoWords: "logo, symbol",
            .decorative: """
            background, background image, background picture, backdrop, divider, divider line, dividing line, \
            separator, separator line, horizontal line, vertical line, horizontal rule, shadow, drop shadow, \
            spacer, gradient, gradient overlay, overlay, decoration, decorative, decorative image, ornament, \
            placeholder image, blank image
            """,
            .decorativeInCode: "line, lines, arrow, dots, border, blob, swirl, squiggle, hairline, texture",
            .decorations: """
            background, backdrop, divider, separator, spacer, shadow, overlay, gradient, decoration, ornament, \
            dividers, separators
            """,
            .decorativeShapes: """
            line, lines, shape, shapes, wave, waves, blob, blobs, pattern, texture, border, dots, dot, circle, \
            circles, image, element, elements, graphic, icon, illustration, swirl, underline, art, flourish, \
            curve
            """,
            .decorativeMarks: """
            decorative, background, divider, separator, decoration, dotted, dashed, curved, ornamental
            """,
            .decorativePlaces: """
            card, header, footer, section, top, bottom, left, right, screen, page, hero, list, tab, bar, button, \
            row, cell, image, menu, inner, outer, side, main, center, middle, corner
            """,
            .decorativeLooks: """
            decorative, dotted, dashed, curved, thin, thick, horizontal, vertical, gray, grey, white, black, \
            blue, red, green, yellow, orange, purple, pink, dark, light, blurred, blur, gradient, colored, \
            coloured, abstract, soft, small, large, transparent, drop, box
            """,
            .draftNames: """
            placeholder, your title, your text, my label, hello blank fragment, change me, changeme, replace me, \
            replace this text, sample text, sample title, sample label, example text, dummy, dummy text, \
            dummy label, dummy title, filler text, label text, button text, button title, button label, \
            your text here, your title here, test button, test label, testlabel, testbutton, insert title, \
            insert headline, insert label, insert alt text, insert description, my button, untitled button, \
            title text, subtitle text, button 1 title
            """,
            .draftImageNames: """
            description, image description, picture description, alt, alt text, alternative text, image alt, \
            image alt text, image caption
            """,
            .draftMarkers: "dummy, placeholder, draft, insert, your",
            .draftNotes: "do not translate, don t translate",
            .draftPlaces: "here, goes here",
            .draftTexts: "text, title, subtitle, headline, heading, caption, label, copy, description, content",
            .draftFillers: """
            your, insert, add, enter, put, some, the, a, place, write, goes, button, image, alt, main, sub
            """,
            .possibleDrafts: """
            title, subtitle, label, text, value, heading, headline, placeholder, tbd, tbc, tba, new text, \
            text view, test
            """,
            .screenshotNames: "screenshot, screen shot",
            .sentenceWords: """
            a, an, the, and, or, of, to, for, in, on, with, by, from, at, is, are, your, my, our, you, we, it, \
            this, that, no, not
            """,
            .compoundBeginnings: """
            non, self, real, full, half, part, long, short, high, low, multi, semi, anti, pre, post, well, all, \
            hip, sci, two, one, first, second, third, mid, ultra, old, new, pop, log, sign, opt, plug, add, make, \
            set, ice, free, single, double
            """,
            .compoundEndings: "free, time, off, down, made, based, like, wide, friendly",
            .compoundWords: "to, in, the, of, and, by, on, up, or, a, do, out",
            .dateWords: """
            updated, updated at, created, created at, modified, modified at, published, joined, since, until, \
            expires, expires at, expired, due, due date, last seen, last login, last sync, synced, timestamp, \
            start date, end date, delivered, scheduled for
            """,
            .greetings: "hello, hi, hey, welcome, dear, by, from, for",
            .countedWords: """
            items, results, reviews, stars, points, likes, followers, views, minutes, hours, days, miles, \
            messages, people, ratings, comments, photos, songs, unread
            """,
            .notBeforeNull: """
            is, are, be, was, were, remains, still, or, not, and, currently, left, as, equals, return, returns, \
            the, a, an, any, plus, minus
            """,
            .notAfterNull: """
            behavior, behaviour, variable, variables, term, terms, symbol, symbols, method, methods, function, \
            functions, reference, references, value, values, index, key, keys, property, properties, island, \
            object, objects, pointer, pointers, hypothesis, check, checks, and, or, byte, bytes, character, \
            characters, safety, point, points
            """,
            .activations: "enabled, disabled",
            .stateAdjectives: "expanded, collapsed, selected, unselected, deselected, checked, unchecked",
            .notBeforeState: """
            no, none, nothing, all, items, item, not, any, every, please, the, is, are, be, as, only, if, when, \
            and, or, to, delete, remove, move, copy, export, import, archive, print, mute, restore, merge, share, \
            send, mark, unmark, clear, apply, compare, download, upload, edit, hide, show, save, add, play, open, \
            close, cancel, confirm, use, pick, view, keep, find, replace, rename, get, set, update, sync, invert, \
            last, recently, currently, my, your, file, files, double, spell
            """,
            .disclosureStates: "expanded, collapsed",
            .unavailableStates: "disabled, not available, unavailable, dimmed, greyed out, grayed out, inactive",
            .onOrOff: "on, off, enabled, disabled, on off, off on",
            .selectedAtStart: """
            currently selected, currently active, current tab, selected tab, active tab, not selected, \
            not checked
            """,
            .selectedAtEnd: """
            tab selected, tab is selected, tab not selected, tab active, is selected, is not selected, \
            not selected, not checked, unchecked, unselected, deselected
            """,
            .conditions: "at least, until, unless, is required, are required",
            .weakConditions: "can only, only if, only when, must, enable, disabled, unavailable",
            .positions: "of, out, tab, item, page",
            .demonstratives: "this",
            .introductions: "this is a, this is an, this is the, it is a",
            .gestureNames: """
            slide to type, slide to text, tap to pay, touch to pay, click to pay, click and collect, tap and go, \
            press on nails
            """,
            .gesturePhrases: """
            touch and hold to, touch to, touch here to, double tap to, pull down to, hold to, hold down to, \
            press and hold to, scroll down to, slide to, drag to, pinch to, pull to refresh, pull to reload
            """,
            .switchHints: "Double-tap to toggle setting, Double-tap to toggle",
            .textFieldHints: "Double-tap to edit",
            .adjustableHints: """
            Swipe up or down with one finger to adjust the value, Swipe up or down to adjust the value
            """,
            .pageWords: "page",
            .accessoryNames: "More Info",
            .clearButtonNames: "Clear text",
            .passwords: "password, passcode, passphrase",
            .passwordsInIdentifiers: "password, passcode",
            .passwordsInCode: "password, passcode",
            .pins: "pin, enter pin, enter your pin, your pin, new pin, confirm pin, card pin",
            .passwordTails: "again, confirmation, required, optional, here",
            .visibility: "show, hide, reveal, unmask, visible, visibility, eye, toggle",
            .units: """
            hr, hrs, mins, sec, secs, hours, hour, minutes, minute, seconds, second, days, day, weeks, week, \
            months, month, years, year, steps, percent
            """,
            .currencies: "euro, euros, dollar, dollars",
            .abbreviations: "inc, co, ltd, corp, bros, jr, sr, etc, approx",
        ])
}
