extension Lexicon {
    /// Romanian.
    package static let romanian = Lexicon(
        "ro", "Romanian",
        talkBack: [
            .button: "Buton",
            .switchButton: "Comutator",
            .checkBox: "Casetă de selectare",
            .radioButton: "Buton radio",
            .editBox: "Casetă de editare",
            .password: "parolă",
            .image: "Imagine",
            .slider: "Glisor",
            .progressBar: "Bară de progres",
            .dropDownList: "Listă drop-down",
            .list: "Listă",
            .grid: "Grilă",
            .webView: "Afișare conținut web",
            .heading: "Titlu",
            .disabled: "dezactivat",
            .selected: "selectat",
            .checked: "bifat",
            .notChecked: "nebifat",
            .on: "activat",
            .off: "dezactivat",
            .unlabelled: "Neetichetat",
            .doubleTap: "Atingere dublă",
            .activateHint: "%1 pentru a activa.",
            .toggleHint: "%1 pentru a comuta",
            .editHint: "%1 pentru a edita textul",
            .changeHint: "%1 pentru a modifica",
        ],
        words: Words(
            roles: [
                .button: "buton, butonul",
                .image: """
                imagine, imaginea, pictogramă, pictograma, iconiță, iconița, ~poză, ~poza, ~fotografie, ~fotografia, \
                ~ilustrație, ~grafic, ~simbol
                """,
                .link: "link, linkul, hyperlink, ~legătură",
                .textField: """
                casetă de text, caseta de text, casetă text, câmp de text, câmpul de text, câmp text, casetă de \
                editare, câmp de editare, câmp de introducere, ~câmp, ~câmpul
                """,
                .slider: "glisor, glisorul, ~cursor",
                .tab: "filă, fila, ~tab",
                .switch: "comutator, comutatorul, ~întrerupător",
                .checkBox: """
                casetă de selectare, caseta de selectare, casetă de selecție, casetă de bifat, caseta de bifat
                """,
                .radioButton: "buton radio, butonul radio, buton de opțiune, buton de opțiuni",
                .header: "~titlu, ~antet",
            ],
            leading: [.button, .slider, .checkBox, .image, .tab],
            putsRoleFirst: true,
            determiners: """
                un, o, unui, unei, acest, această, acestui, acestei, acel, acea, fiecare, niciun, nicio, alt, altă, \
                orice, ce, care, nou, nouă, noul, noua, primul, prima
                """,
            verbs: """
                adaugă, adăugați, copiază, copiați, distribuie, distribuiți, partajează, partajați, trimite, trimiteți, \
                salvează, salvați, șterge, ștergeți, deschide, deschideți, închide, închideți, creează, creați, editează, \
                editați, modifică, modificați, schimbă, alege, alegeți, selectează, selectați, încarcă, încărcați, \
                descarcă, descărcați, lipește, inserează, arată, afișează, ascunde, scanează, nou, nouă, noul, noua, \
                următorul, următoarea, anterior, precedent
                """,
            exceptions: """
                buton de acțiune, butonul acțiune, butonul de acțiune, buton lateral, butonul lateral, buton de panică, \
                butonul de panică, buton de urgență, buton de pornire, butonul de pornire, câmp magnetic, câmp de luptă, \
                întrerupător de lumină
                """,
            vague: """
                apasă aici, apăsați aici, click aici, clic aici, dă click aici, dați click aici, dă clic aici, fă clic \
                aici, faceți clic aici, faceți click aici, atinge aici, atingeți aici, aici, citește mai mult, citiți mai \
                mult, citește mai departe, citește tot, continuă să citești, această pagină, pagina aceasta
                """,
            vagueOnLinks: """
                mai mult, mai multe, vezi mai mult, vezi mai multe, află mai multe, aflați mai multe, află mai mult, mai \
                multe informații, mai multe detalii, informații suplimentare, detalii, vezi detalii, vezi detaliile, \
                vedeți detalii, afișează mai mult, afișează mai multe, arată mai mult, vezi aici
                """,
            chosen: """
                selectat, selectată, neselectat, neselectată, nu este selectat, nu este selectată, bifat, bifată, \
                nebifat, nebifată, debifat, debifată
                """,
            switched: "activat, activată, dezactivat, dezactivată, pornit, pornită, oprit, oprită",
            statesAtEnd: """
                activat, activată, dezactivat, dezactivată, este activat, este activată, este dezactivat, este \
                dezactivată, neselectat, neselectată, bifat, bifată, nebifat, nebifată
                """,
            stateNames: """
                mereu, întotdeauna, dacă, când, automat, nu, este, sunt, fost, toate, tot, nimic, niciun, nicio, rămâne, \
                ultimul
                """,
            genericImages: "banner, logo, siglă, miniatură, imagine de previzualizare, imagine produs",
            gestures: """
                apasă, apăsați, apasă de două ori, apăsați de două ori, apasă lung, atinge, atingeți, atinge de două ori, \
                atingeți de două ori, dă clic, dă click, dați click, fă clic, faceți clic, faceți click, glisează, \
                glisați, ține apăsat
                """,
            doubled: """
                ha ha, hai hai, gata gata, foarte foarte, na na, încet încet, repede repede, abia abia, doar doar
                """),
        unmistakable: Words(
            roles: [
                .button: "buton, butonul",
                .image: "pictogramă",
                .textField: "casetă de text, câmp de text",
                .slider: "glisor",
                .switch: "comutator",
                .checkBox: "casetă de selectare",
                .radioButton: "buton radio",
            ],
            vague: """
                citește mai mult, apasă aici, apăsați aici, dă click aici, faceți clic aici, citește mai departe, citiți \
                mai mult
                """,
            vagueOnLinks: """
                află mai multe, mai mult, mai multe informații, mai multe detalii, vezi detalii, vezi mai mult, vezi mai \
                multe
                """,
            chosen: "selectat, selectată, neselectat, bifat, nebifat",
            switched: "dezactivat, dezactivată",
            statesAtEnd: "dezactivat, dezactivată",
            stateNames: "întotdeauna, dacă, când"),
        lists: [
            .usualWords: """
            și, pentru, nu, este, din, de, la, cu, în, pe, sau, mai, mult, multe, toate, tot, nou, nouă, noi, cont, \
            contul, ajutor, limbă, limba, istoric, azi, astăzi, ieri, mâine, acum, aici, acasă, mesaje, mesaj, \
            utilizator, nume, adresă, adresa, telefon, preț, livrare, comenzi, plată, produse, ai, uitat, vezi, află, \
            detalii, informații, te, poți, vrei, dacă, când, sunt, fost, parola, ultimele, pagina, început, sfârșit, \
            următoarea, anterior, mulțumim, vă, rugăm, introdu, introduceți, alege, alegeți
            """,
            .ownWords: """
            anulează, salvează, șterge, închide, setări, anulați, salvați, ștergeți, închideți, adaugă, adăugați, \
            editează, editați, renunță, trimite, trimiteți, înapoi, următorul, autentificare, conectare, deconectare, \
            parolă, notificări, confirmă, acceptă, respinge, refuză, descarcă, încarcă, actualizează, selectează, \
            creează, afișează, ascunde, activează, dezactivează, coș, coșul, cumpără, plătește, continuă, caută, \
            distribuie, partajează, deschide, comandă, elimină, înregistrare, confidențialitate
            """,
            .sharedWithEnglish: """
            card, chat, date, download, export, feedback, general, hotel, import, like, likes, log, media, minute, \
            notes, parcel, part, pin, plan, post, profile, rate, rating, sale, scan, shop, shopping, show, start, \
            status, stop, text, top, total, transfer, update, upload, volume, wishlist
            """,
            .commandLabels: """
            înapoi, următorul, anulează, salvează, șterge, închide, continuă, vezi toate, vezi tot, autentificare, \
            adaugă în coș, cumpără acum, încearcă din nou, deconectare, salvează modificările, anulați, salvați, \
            ștergeți, închideți, continuați, adaugă, adăugați, editează, editați, trimite, trimiteți, renunță, \
            confirmă, confirmați, caută, căutare, setări, conectare, conectează te, intră în cont, ieși din cont, \
            creează cont, creează un cont, creați un cont, înregistrează te, înregistrare, ai uitat parola, ați uitat \
            parola, am uitat parola, schimbă parola, editează profilul, șterge contul, acceptă, acceptă tot, acceptă \
            toate, respinge, refuză, respinge toate, sunt de acord, am înțeles, mai târziu, nu acum, poate mai \
            târziu, sari peste, omite, continuă ca invitat, continuă cumpărăturile, finalizează comanda, plasează \
            comanda, trimite comanda, plătește acum, adaugă în coșul de cumpărături, vezi coșul, încarcă mai multe, \
            află mai multe, vezi detalii, mai multe detalii, marchează ca citit, selectează tot, șterge tot, trimite \
            mesaj, scrie o recenzie, raportează o problemă, reîncearcă, descarcă, distribuie, începe
            """,
            .commands: """
            salvează, salvați, salvează modificările, trimite, trimiteți, anulează, anulați, renunță, continuă, \
            continuați, confirmă, confirmați, șterge, ștergeți, șterge contul, șterge tot, elimină, adaugă, adăugați, \
            adaugă în coș, editează, editați, modifică, autentificare, conectare, intră în cont, deconectare, ieși \
            din cont, înregistrare, înregistrează te, creează cont, creează un cont, cumpără, cumpără acum, plătește, \
            plătește acum, finalizează comanda, plasează comanda, comandă, comandă acum, aplică, aplicați, închide, \
            închideți, gata, încearcă din nou, reîncearcă, începe, descarcă, încarcă, acceptă, refuză, respinge, \
            permite, nu acum, abonează te, urmărește, rezervă, verifică, sari peste, omite, următorul
            """,
            .showAll: """
            vezi toate, vezi tot, vezi totul, afișează tot, afișează toate, arată tot, arată toate, vezi mai mult, \
            vezi mai multe, afișează mai mult, afișează mai multe
            """,
            .editingCommands: """
            refă, reconfirmați, infirmați, repetă, decupează, decupați, taie, copiază, copiați, lipește, inserați, \
            aldin, cursiv, subliniat, tăiat
            """,
            .pagingCommands: """
            înapoi, înainte, pagina anterioară, pagina precedentă, pagina următoare, prima pagină, ultima pagină, \
            resetează, resetați
            """,
            .sendingCommands: """
            trimite, trimiteți, trimite mesaj, trimite mesajul, răspunde, răspundeți, publică, postează
            """,
            .iconBeginnings: "pictogramă, pictograma, iconiță",
            .iconEndings: "pictogramă, pictograma, iconiță",
            .documents: """
            termeni și condiții, termeni de utilizare, termenii și condițiile, condiții de utilizare, politica de \
            confidențialitate, politică de confidențialitate, politica de cookie uri, setările contului, setări \
            notificări
            """,
            .providerPrepositions: "cu, prin",
            .longWords: """
            setări, notificări, confidențialitate, autentificare, actualizează, informații, accesibilitate, \
            înregistrare, deconectare
            """,
            .continuations: "citește mai mult, citiți mai mult, citește mai departe, citește tot, continuă să citești",
            .genericNames: """
            element, componentă, element din listă, element de listă, element de meniu, neetichetat, fără etichetă
            """,
            .genericImageNouns: "imagine, pictogramă, poză, iconiță, grafic",
            .numberedNames: "element",
            .fieldPrompts: """
            introdu text, introduceți text, introdu textul, scrie aici, scrieți aici, introdu valoarea, obligatoriu, \
            câmp obligatoriu
            """,
            .disclosureIndicators: """
            înainte, săgeată, săgeata, săgeată dreapta, săgeată la dreapta, săgeată spre dreapta
            """,
            .decorative: """
            fundal, imagine de fundal, separator, linie de separare, linie separatoare, linie despărțitoare, umbră, \
            gradient, decorațiune, decor, imagine decorativă, element decorativ, ornament
            """,
            .decorativeAnywhere: "fundal",
            .draftNames: """
            substituent, text substituent, text de exemplu, exemplu de text, text de test, text de probă, text \
            provizoriu, buton de test, introdu titlul aici, titlul aici, textul aici, textul vine aici, descriere în \
            curând
            """,
            .draftImageNames: "descriere imagine, descrierea imaginii, text alternativ, text alt",
            .draftMarkers: "completează, de completat",
            .draftNotes: "a nu se traduce, nu traduce, nu traduceți",
            .draftPlaces: "aici",
            .draftTexts: "text, textul, titlu, titlul, subtitlu, descriere, descrierea, legendă, conținut",
            .draftFillers: "tău, ta, dumneavoastră, introdu, introduceți, adaugă, scrie, vine, un, o",
            .possibleDrafts: "titlu, subtitlu, etichetă, text, test, descriere, probă",
            .activations: "activat, activată, dezactivat, dezactivată",
            .stateAdjectives: "extins, extinsă, restrâns, restrânsă, bifat, nebifat",
            .notBeforeState: """
            niciun, nicio, nimic, tot, toate, toți, nu, este, sunt, fost, ultimul, ultima, șterge, mută, copiază, \
            trimite, elementul, elementele
            """,
            .disclosureStates: "extins, extinsă, restrâns, restrânsă",
            .unavailableStates: """
            indisponibil, indisponibilă, nu este disponibil, nu este disponibilă, dezactivat, dezactivată, inactiv
            """,
            .onOrOff: "activat, activată, dezactivat, dezactivată, pornit, oprit",
            .selectedAtStart: "fila actuală, fila curentă, fila activă, fila selectată, nu este selectat, neselectat",
            .selectedAtEnd: """
            filă selectată, fila selectată, neselectat, neselectată, nu este selectat, nebifat, nebifată
            """,
            .conditions: "cel puțin, până când, cu excepția",
            .weakConditions: "numai dacă, doar dacă, trebuie, activează, dezactivat",
            .positions: "din, filă, fila, pagina, pagină, element",
            .demonstratives: "acest, această, acestui, acestei, aceste, acești",
            .introductions: "acesta este un, aceasta este o, este un, este o",
            .gesturePhrases: """
            apasă aici, apăsați aici, apasă pentru, apăsați pentru, apasă de două ori, apăsați de două ori, apasă \
            lung, atinge de două ori, atingeți de două ori, atinge pentru, atingeți pentru, atingere dublă pentru, dă \
            clic aici, dă click aici, dă click pe, fă clic, faceți clic, faceți click, dați click, glisează pentru, \
            glisați pentru, ține apăsat, țineți apăsat
            """,
            .gesturesAfter: "pentru … apasă, pentru … apăsați, pentru … atinge, pentru … atingeți, pentru … glisează",
            .pageWords: "pagina, pagină",
            .passwords: "parolă, parola",
            .passwordsAtStart: "parolă, parola",
            .passwordsInIdentifiers: "parola",
            .passwordsInCode: "parola",
            .pins: """
            introdu pin, introduceți pin, introdu codul pin, introduceți codul pin, cod pin, codul pin, pin nou, \
            confirmă pin, confirmă codul pin
            """,
            .passwordTails: "din nou, obligatoriu, obligatorie, opțional",
            .visibility: "afișează, afișați, arată, ascunde, ascundeți",
            .units: """
            oră, ore, minut, minute, min, secundă, secunde, sec, zi, zile, săptămână, săptămâni, ani, pași, pas, la \
            sută, procente, buc, bucăți
            """,
            .currencies: "lei",
        ])
}
