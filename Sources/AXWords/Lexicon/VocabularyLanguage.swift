/// The vocabulary of one language. Words are folded as `FoldedText` folds them, and separated by spaces.
package struct VocabularyLanguage: Sendable {
    /// The BCP 47 language subtag.
    package let tag: String
    /// The English name, for messages.
    package let name: String
    /// Words of commands and titles that no other language has in its interfaces, and no person or work as its name.
    package let commands: String
    /// Other usual words, some of which several languages have.
    package let common: String

    /// Every language with a vocabulary.
    package static let all: [VocabularyLanguage] = [
        VocabularyLanguage(
            tag: "en", name: "English",
            commands: """
                cancel delete remove edit settings forgot forgotten enable disable skip retry choose shopping \
                notifications favorites favourites yesterday tomorrow dismiss decline
                """,
            common: """
                the and of to for with your you this that is are not from by or it be my our at back next previous save \
                close add send share search select create show hide turn change view see read learn more new all open \
                continue account password username privacy help upload choose buy pay call language today sign out done \
                ok enter allow deny agree accept submit clear name address order orders item items list of photo photos \
                message messages number when where what how no yes about after before tap find get set use manage history \
                calendar \
                text color colour theme display font system background task tasks start complete completed days time date \
                week month year minutes hour day page line size position scroll first last files screen app version \
                support info information report user users profile home main video music sound volume phone device \
                network data storage battery general advanced options option action actions less top left right up down \
                over under free title city country state street email group people person friends comment comments posts \
                following followers category categories details description required location map route weather score favorite other additional price total product \
                products shop store sale results result login register welcome card cards payment method balance receive \
                request if was has have will can do don does make every each only used using their its they we us than \
                then there here just into off please try again yourself thank thanks full birth personal
                """),
        VocabularyLanguage(
            tag: "de", name: "German",
            commands: """
                abbrechen abmelden anmelden registrieren schliessen öffnen speichern löschen bearbeiten hinzufügen \
                entfernen zurück einstellungen benachrichtigungen benachrichtigung übersicht startseite nachrichten \
                passwort kennwort benutzername datenschutz herunterladen hochladen aktualisieren auswählen bestätigen \
                ablehnen übernehmen erstellen anzeigen ausblenden einblenden aktivieren deaktivieren warenkorb bezahlen \
                fortfahren überspringen wiederholen rückgängig abspielen anhören durchsuchen verwalten teilen senden \
                einfügen
                """,
            common: """
                weiter fertig suchen suche nachricht vergessen konto hilfe neu neue neuer neues favoriten verlauf sprache \
                kalender karte heute gestern morgen mehr alle allen und der das den dem für mit von vom zum zur nicht ist \
                auf ein eine einen einem einer sie ihr ihre ihren wird werden noch kein keine über nach beim oder jetzt \
                nur alles ansehen ändern annehmen bestellen kaufen anrufen menü bitte aus an im am es ich du wir als auch \
                bei bis durch unter zwischen seite datei ordner bild bilder wählen eingeben allgemein
                """),
        VocabularyLanguage(
            tag: "fr", name: "French",
            commands: """
                annuler fermer enregistrer supprimer ajouter suivant précédent envoyer partager rechercher paramètres \
                réglages accueil accepter refuser valider confirmer déconnexion déconnecter inscrire oublié \
                confidentialité télécharger actualiser choisir sélectionner créer afficher masquer activer désactiver \
                panier commander acheter réessayer terminer ouvrir ignorer utilisateur
                """,
            common: """
                retour modifier recherche connexion connecter compte aide lecture nouveau nouvelle favoris historique \
                langue calendrier carte aujourd hui demain fenêtre tout tous toutes toute voir continuer passer terminé \
                commencer quitter appeler payer le la les des une un du au aux et est pour avec dans sur vous votre vos \
                ne pas mot passe de par ou ce cette ces mes mon ma notre qui que se sont en plus informations liste
                """),
        VocabularyLanguage(
            tag: "es", name: "Spanish",
            commands: """
                cancelar cerrar guardar eliminar borrar editar añadir agregar quitar compartir buscar búsqueda ajustes \
                configuración notificaciones aceptar rechazar confirmar sesión registrarse contraseña olvidaste \
                privacidad descargar actualizar seleccionar mostrar ocultar activar desactivar carrito comprar omitir \
                reintentar enviar
                """,
            common: """
                volver atrás siguiente anterior inicio iniciar cuenta usuario ayuda reproducir elegir crear nuevo nueva \
                pagar pedir llamar favoritos historial idioma calendario mapa hoy ayer mañana todo todos todas continuar \
                terminar salir abrir empezar aquí ahora más menú navegación mensajes tienda el la los las una un del al \
                es para con por su sus tu que en de lo si no se ver mi mis este esta leer información lista página
                """),
        VocabularyLanguage(
            tag: "pt", name: "Portuguese",
            commands: """
                cancelar fechar salvar guardar excluir eliminar editar adicionar remover voltar compartilhar partilhar \
                pesquisar buscar configurações definições notificações aceitar recusar confirmar senha esqueceu esqueci \
                privacidade baixar transferir atualizar selecionar mostrar ocultar ativar desativar carrinho comprar \
                enviar apagar pular
                """,
            common: """
                seguinte próximo anterior pesquisa ajustes início entrar sair conta usuário utilizador ajuda reproduzir \
                escolher criar novo nova pagar ligar favoritos histórico idioma calendário mapa hoje ontem amanhã tudo \
                todos todas continuar ignorar abrir começar agora mais mensagens loja não os as um uma do da dos das ao \
                para com por seu sua seus que em de no na nos nas se você ver meu minha informações lista
                """),
        VocabularyLanguage(
            tag: "it", name: "Italian",
            commands: """
                annulla chiudi aggiungi rimuovi condividi impostazioni notifiche rifiuta accedi registrati dimenticata \
                riproduci scarica aggiorna seleziona nascondi disattiva carrello acquista riprova elimina invia
                """,
            common: """
                salva modifica indietro avanti successivo precedente cerca ricerca accetta conferma esci utente aiuto \
                scegli crea nuovo nuova mostra attiva paga chiama preferiti cronologia lingua calendario mappa oggi ieri \
                domani tutto tutti tutte continua salta apri inizia adesso messaggi negozio il lo la gli le una un uno \
                del della dei delle dello al alla per con che non di da sono più in tuo tua tuoi mio mia questo questa si \
                vedi informazioni
                """),
        VocabularyLanguage(
            tag: "nl", name: "Dutch",
            commands: """
                annuleren sluiten opslaan bewaren verwijderen bewerken toevoegen terug verzenden versturen instellingen \
                meldingen accepteren weigeren bevestigen inloggen uitloggen aanmelden afmelden registreren wachtwoord \
                gebruikersnaam afspelen bijwerken selecteren weergeven verbergen inschakelen uitschakelen winkelwagen \
                betalen doorgaan overslaan
                """,
            common: """
                volgende vorige delen zoeken startpagina hulp downloaden kiezen aanmaken nieuw nieuwe tonen bestellen \
                kopen bellen favorieten geschiedenis taal vandaag gisteren morgen meer alle openen beginnen gereed klaar \
                berichten vergeten het een van voor met op niet uw je jouw naar bij ook de en te aan uit dit dat geen om \
                zijn
                """),
        VocabularyLanguage(
            tag: "tr", name: "Turkish",
            commands: """
                kapat kaydet düzenle kaldir gönder paylaş ayarlar bildirimler reddet onayla şifremi unuttum oynat \
                güncelle oluştur göster gizle sepete vazgeç iptal temizle ayarlari
                """,
            common: """
                sil ekle geri ileri sonraki önceki ara anasayfa ana sayfa kabul giriş çikiş yap kayit ol hesap hesabim \
                şifre kullanici gizlilik yardim indir seç yeni aç sepet öde satin al favoriler geçmiş dil takvim harita \
                bugün dün yarin tümü tümünü menüye dön devam et atla tekrar dene tamam menü mesajlar ve bir bu için ile çok daha \
                değil en gör var yok adet
                """),
        VocabularyLanguage(
            tag: "sv", name: "Swedish",
            commands: """
                avbryt stäng spara radera redigera tillbaka nästa föregående skicka inställningar aviseringar acceptera \
                bekräfta logga lösenord glömt användarnamn uppdatera dölj aktivera inaktivera varukorg kundvagn betala \
                fortsätt
                """,
            common: """
                lägg till ta bort dela sök neka konto integritet hjälp spela ladda ner välj skapa ny nytt nya visa köp \
                ring favoriter historik språk kalender karta idag igår imorgon alla allt hoppa över klar öppna börja \
                meddelanden och är för med som inte på av den det ett en till från om din ditt dina
                """),
        VocabularyLanguage(
            tag: "pl", name: "Polish",
            commands: """
                anuluj zamknij zapisz usuń edytuj dodaj wyślij udostępnij wyszukaj ustawienia powiadomienia odrzuć \
                potwierdź zaloguj wyloguj zarejestruj hasło prywatność odtwórz pobierz wybierz utwórz pokaż ukryj wyłącz \
                włącz koszyka zapłać kontynuuj pomiń otwórz rozpocznij szukaj
                """,
            common: """
                wstecz dalej następny poprzedni akceptuj się konto użytkownik pomoc aktualizuj nowy nowa nowe koszyk kup \
                zamów zadzwoń ulubione historia język kalendarz mapa dzisiaj dziś wczoraj jutro wszystkie wszystko ponów \
                gotowe wiadomości więcej na do nie jest dla oraz lub od po za czy to
                """),
        VocabularyLanguage(
            tag: "id", name: "Indonesian",
            commands: """
                batal batalkan simpan hapus kembali pengaturan tutup lanjutkan bagikan unduh perbarui tambahkan \
                sembunyikan tampilkan aktifkan nonaktifkan keranjang kirim ubah
                """,
            common: """
                cari masuk keluar daftar akun sandi lupa bantuan pilih buat baru bayar beli bahasa hari ini kemarin besok \
                semua lainnya selesai buka mulai pesan beranda dan yang untuk dengan di ke dari anda tidak atau ini itu \
                saya ada lihat
                """),
        VocabularyLanguage(
            tag: "da", name: "Danish",
            commands: """
                annuller slet rediger tilføj tilbage næste indstillinger notifikationer acceptér afvis bekræft adgangskode \
                brugernavn opdater vælg opret indkøbskurv fortsæt
                """,
            common: """
                luk gem og ikke det den der til af på med for er jeg du din dit dine vi hvad hvordan hjælp søg konto sprog alle mere vis log ind ud \
                køb betal ændringer prøv igen ordre ordrer levering adresse
                """),
        VocabularyLanguage(
            tag: "nb", name: "Norwegian",
            commands: """
                avbryt lukk lagre slett rediger tilbake innstillinger varsler godta avslå bekreft passord brukernavn oppdater velg \
                opprett handlekurv fortsett
                """,
            common: """
                neste og ikke det den der til av på med for er jeg du din ditt dine vi hva hvordan hjelp søk konto språk alle mer vis logg inn ut \
                kjøp betal endringer prøv igjen ordre bestilling bestillinger levering adresse legg
                """),
        VocabularyLanguage(
            tag: "fi", name: "Finnish",
            commands: """
                peruuta sulje tallenna poista muokkaa lisää takaisin seuraava asetukset ilmoitukset hyväksy hylkää vahvista salasana \
                käyttäjätunnus päivitä valitse luo ostoskori jatka kirjaudu
                """,
            common: """
                tai sinun omat miten mitä apua ohje haku hae tili kieli kaikki näytä osta maksa muutokset yritä uudelleen \
                tilaus tilaukset toimitus osoite tilauksesi sovellus
                """),
        VocabularyLanguage(
            tag: "cs", name: "Czech",
            commands: """
                zrušit zavřít uložit smazat upravit přidat zpět další nastavení oznámení přijmout odmítnout potvrdit heslo uživatelské \
                aktualizovat vybrat vytvořit košík pokračovat přihlásit odhlásit
                """,
            common: """
                není nebo vaše váš jak pomoc hledat účet jazyk vše všechny zobrazit koupit zaplatit změny zkusit znovu \
                objednávka objednávky doručení adresa dnes zítra včera
                """),
        VocabularyLanguage(
            tag: "ro", name: "Romanian", commands: "anulează salvează șterge închide setări",
            common: "și pentru nu este din"),
        VocabularyLanguage(
            tag: "hu", name: "Hungarian", commands: "mégse mentés törlés bezárás beállítások",
            common: "és nem vagy egy hogy"),
        VocabularyLanguage(
            tag: "vi", name: "Vietnamese", commands: "hủy huỷ xóa xoá đóng", common: "và của không cho với"),
    ]
}
