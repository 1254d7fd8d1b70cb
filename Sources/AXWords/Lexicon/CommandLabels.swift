/// Whole names of buttons in languages with Latin letters that are commands in one language, and neither words of another one nor the
/// names of persons, places or works.
///
/// The words of `VocabularyLanguage` also decide in which language a screen is; these do not. They are folded as `FoldedText` folds them.
package enum CommandLabels {
    /// Returns the BCP 47 tags of the languages in which a whole label is a command; `nil` if it is none.
    package static func languages(of label: FoldedText) -> [String]? { tags[label.fingerprint] }

    /// The tags of the languages by the fingerprint of the label.
    private static let tags: [UInt64: [String]] = {
        var tags: [UInt64: [String]] = [:]
        tags.reserveCapacity(700)
        for (tag, labels) in all {
            var label: UInt64 = 0
            // The space after a comma is no part of a label.
            for scalar in labels.unicodeScalars where label != 0 || scalar != " " {
                if scalar == "," {
                    tags[label, default: []].append(tag)
                    label = 0
                } else {
                    label = FoldedText.fingerprint(label, adding: scalar.value)
                }
            }
            tags[label, default: []].append(tag)
        }
        return tags
    }()

    /// The number of scalars of the longest label.
    package static let longest = 32

    /// The labels of a language, with commas between them.
    package static var lists: [String] { all.map(\.value) }

    private static let all: KeyValuePairs = [
        "en": """
        cancel, delete, remove, save, save changes, close, submit, dismiss, add to cart, add to bag, add to basket, sign out, \
        sign in, log out, log in, sign up, view all, see all, show all, show more, load more, learn more, read more, find out more, \
        continue as guest, buy now, pay now, order now, try again, get started, go back, back to overview, not now, maybe later, \
        delete account, create account, view details, show details, forgot password, forgot your password, change password, \
        edit profile, mark as read, mark all as read, select all, clear all, turn on, turn off, skip for now, send message, \
        proceed to checkout, place order, view cart, start now, keep shopping, continue shopping, write a review, report a problem
        """,
        "de": """
        weiter, fertig, suchen, mehr laden, mehr anzeigen, mehr erfahren, weiter zur kasse, zur kasse, zum warenkorb, \
        in den warenkorb, jetzt kaufen, jetzt bestellen, jetzt bezahlen, bestellung aufgeben, alle anzeigen, alles anzeigen, \
        alle ansehen, passwort vergessen, später, nicht jetzt, konto erstellen, konto löschen, erneut versuchen, nochmal versuchen, \
        erneut senden, zurück zur übersicht, los geht s, jetzt starten, ausloggen, einloggen, auswählen, als gelesen markieren, \
        weiterlesen, weiter einkaufen, merken, abonnieren, folgen, abspielen, drucken, ausdrucken, verstanden, alle löschen, \
        alle auswählen, karte anzeigen, route berechnen, nachricht schreiben, bewertung schreiben
        """,
        "fr": """
        retour, suivant, précédent, valider, voir tout, voir plus, tout voir, afficher plus, charger plus, en savoir plus, \
        lire la suite, se connecter, se déconnecter, s inscrire, créer un compte, mot de passe oublié, ajouter au panier, \
        payer maintenant, acheter maintenant, commander maintenant, plus tard, pas maintenant, continuer mes achats, passer la commande, \
        supprimer le compte, envoyer un message, tout supprimer, tout sélectionner, réessayer, terminé, étape suivante, \
        retour à l accueil, modifier le profil, donner un avis, enregistrer les modifications, ne plus afficher, j accepte
        """,
        "es": """
        siguiente, atrás, ver todo, ver todos, ver todas, ver más, mostrar más, cargar más, leer más, más información, iniciar sesión, \
        cerrar sesión, crear cuenta, crear una cuenta, regístrate, añadir al carrito, agregar al carrito, comprar ahora, pagar ahora, \
        ahora no, más tarde, olvidé mi contraseña, has olvidado tu contraseña, eliminar cuenta, enviar mensaje, seguir comprando, \
        finalizar compra, realizar pedido, volver al inicio, volver a intentar, inténtalo de nuevo, seleccionar todo, borrar todo, \
        guardar cambios, editar perfil, continuar como invitado, empezar ahora, siguiente paso
        """,
        "pt": """
        próximo, seguinte, ver tudo, ver todos, ver mais, mostrar mais, carregar mais, leia mais, saiba mais, fazer login, \
        iniciar sessão, terminar sessão, criar conta, criar uma conta, adicionar ao carrinho, comprar agora, pagar agora, agora não, \
        mais tarde, esqueci minha senha, esqueci a senha, excluir conta, enviar mensagem, continuar comprando, finalizar compra, \
        fazer pedido, tentar novamente, selecionar tudo, salvar alterações, guardar alterações, editar perfil, próximo passo
        """,
        "it": """
        indietro, vedi tutto, vedi tutti, mostra tutto, mostra altro, carica altro, scopri di più, leggi di più, leggi tutto, \
        aggiungi al carrello, acquista ora, compra ora, paga ora, non ora, più tardi, password dimenticata, crea account, \
        crea un account, elimina account, invia messaggio, continua gli acquisti, procedi al pagamento, effettua l ordine, \
        riprova, seleziona tutto, salva modifiche, modifica profilo, torna indietro, torna alla home, accedi, esci, inizia ora
        """,
        "nl": """
        volgende, vorige, bekijk alles, alles bekijken, toon alles, toon meer, meer laden, meer tonen, meer weten, lees meer, \
        lees verder, nu kopen, nu betalen, nu bestellen, niet nu, later misschien, wachtwoord vergeten, account aanmaken, \
        account verwijderen, in winkelwagen, in winkelmand, naar de kassa, verder winkelen, bestelling plaatsen, opnieuw proberen, \
        probeer opnieuw, alles selecteren, wijzigingen opslaan, profiel bewerken, bericht versturen, aan de slag, ga verder
        """,
        "sv": """
        lägg till, lägg i varukorgen, ta bort, logga in, logga ut, visa alla, visa mer, visa allt, ladda fler, läs mer, köp nu, \
        betala nu, inte nu, senare, glömt lösenord, skapa konto, radera konto, försök igen, markera alla, spara ändringar, \
        redigera profil, skicka meddelande, till kassan, fortsätt handla, kom igång, hoppa över
        """,
        "da": """
        tilbage, næste, gem ændringer, slet, annuller, fortsæt, vis alle, vis mere, læs mere, log ind, log ud, køb nu, betal nu, \
        ikke nu, glemt adgangskode, opret konto, slet konto, prøv igen, vælg alle, rediger profil, læg i kurv, til kassen, kom i gang
        """,
        "nb": """
        tilbake, lukk, lagre, lagre endringer, slett, avbryt, fortsett, vis alle, vis mer, les mer, logg inn, logg ut, kjøp nå, \
        betal nå, ikke nå, glemt passord, opprett konto, slett konto, prøv igjen, velg alle, rediger profil, legg i handlekurv, \
        til kassen, kom i gang
        """,
        "fi": """
        takaisin, seuraava, edellinen, sulje, tallenna, poista, peruuta, jatka, näytä kaikki, näytä lisää, lue lisää, kirjaudu sisään, \
        kirjaudu ulos, osta nyt, maksa nyt, ei nyt, unohtuiko salasana, luo tili, poista tili, yritä uudelleen, valitse kaikki, \
        tallenna muutokset, muokkaa profiilia, lisää ostoskoriin, kassalle, aloita, lähetä, muokkaa
        """,
        "pl": """
        wstecz, dalej, następny, poprzedni, pokaż więcej, pokaż wszystko, zobacz wszystko, zobacz więcej, czytaj więcej, zaloguj się, \
        wyloguj się, kup teraz, zapłać teraz, nie teraz, zapomniałem hasła, nie pamiętasz hasła, utwórz konto, usuń konto, \
        spróbuj ponownie, zaznacz wszystko, zapisz zmiany, edytuj profil, dodaj do koszyka, do kasy, rozpocznij
        """,
        "cs": """
        zpět, další, předchozí, zavřít, uložit, smazat, zrušit, pokračovat, zobrazit vše, zobrazit více, číst dále, přihlásit se, \
        odhlásit se, koupit nyní, zaplatit, teď ne, zapomenuté heslo, vytvořit účet, smazat účet, zkusit znovu, vybrat vše, \
        uložit změny, upravit profil, přidat do košíku, k pokladně, odeslat, upravit, hledat, nastavení
        """,
        "tr": """
        ileri, devam et, tümünü gör, tümünü göster, daha fazla göster, daha fazla, giriş yap, çikiş yap, hemen al, şimdi öde, \
        şimdi değil, şifremi unuttum, hesap oluştur, hesabi sil, tekrar dene, tümünü seç, değişiklikleri kaydet, profili düzenle, \
        sepete ekle, alişverişe devam et, siparişi tamamla, başla
        """,
        "id": """
        lanjut, kembali, lihat semua, lihat lainnya, tampilkan semua, selengkapnya, masuk, daftar sekarang, beli sekarang, \
        bayar sekarang, nanti saja, lupa kata sandi, buat akun, hapus akun, coba lagi, pilih semua, simpan perubahan, ubah profil, \
        tambah ke keranjang, mulai sekarang
        """,
        "ro": """
        înapoi, următorul, anulează, salvează, șterge, închide, continuă, vezi toate, vezi tot, autentificare, adaugă în coș, \
        cumpără acum, încearcă din nou, deconectare, salvează modificările
        """,
        "hu": """
        vissza, tovább, mégse, mentés, törlés, bezárás, folytatás, összes megtekintése, bejelentkezés, kijelentkezés, kosárba, \
        vásárlás, próbálja újra, beállítások, módosítások mentése
        """,
        "vi": """
        tiếp tục, hủy, huỷ, lưu, xóa, xoá, đóng, quay lại, xem tất cả, xem thêm, đăng nhập, đăng xuất, thêm vào giỏ hàng, mua ngay, \
        thử lại, cài đặt, tiếp theo
        """,
    ]
}
