extension PlantedScreen {
    /// The screens.
    static let all = [pharmacy, museum, heating, repair, choir, parcel, ferry, garden]

    private typealias Text = PlantedText

    private static let pharmacy = PlantedScreen(
        name: "Pharmacy", title: Text("Prescription", "Rezept", "Ordonnance", "وصفة طبية"),
        action: Text("Edit", "Bearbeiten", "Modifier", "تعديل"),
        blocks: [
            .heading(Text("Your medicines", "Ihre Medikamente", "Vos médicaments", "أدويتك")),
            .paragraph(
                Text(
                    "We will keep your order for three days at the counter of the pharmacy.",
                    "Wir bewahren Ihre Bestellung drei Tage lang an der Theke der Apotheke auf.",
                    "Nous gardons votre commande pendant trois jours au comptoir de la pharmacie.",
                    "سنحتفظ بطلبك لمدة ثلاثة أيام عند منضدة الصيدلية.")),
            .row(
                Text("Amount to pay", "Zu zahlender Betrag", "Montant à payer", "المبلغ المستحق"), Text(same: "18.40 €")
            ),
            .row(
                Text("Pick up at", "Abholung in", "Retrait à", "الاستلام من"),
                Text("Old Market", "Alter Markt", "Vieux marché", "السوق القديم")),
            .toggle(
                Text(
                    "Remind me to refill", "An Nachbestellung erinnern", "Me rappeler de renouveler",
                    "ذكرني بإعادة الطلب"),
                isOn: true),
            .pair(
                Text("Call", "Anrufen", "Appeler", "اتصال"), Text("Directions", "Anfahrt", "Itinéraire", "الاتجاهات")),
            .card(
                Text("Before you take it", "Vor der Einnahme", "Avant la prise", "قبل تناول الدواء"),
                Text(
                    "Take one tablet with a glass of water after breakfast.",
                    "Nehmen Sie eine Tablette mit einem Glas Wasser nach dem Frühstück.",
                    "Prenez un comprimé avec un verre d'eau après le petit-déjeuner.",
                    "تناول قرصا واحدا مع كوب من الماء بعد الفطور.")),
            .cell(Text("Delivery address", "Lieferadresse", "Adresse de livraison", "عنوان التوصيل")),
            .button(Text("Ask a question", "Eine Frage stellen", "Poser une question", "اطرح سؤالا")),
        ],
        footer: [Text("Send order", "Bestellung senden", "Envoyer la commande", "إرسال الطلب")], isTight: false)

    private static let museum = PlantedScreen(
        name: "Museum", title: Text("Tickets", "Eintrittskarten", "Billets", "التذاكر"),
        action: Text("Help", "Hilfe", "Aide", "مساعدة"),
        blocks: [
            .heading(Text("Opening hours", "Öffnungszeiten", "Horaires", "ساعات العمل")),
            .row(Text("Last entry", "Letzter Einlass", "Dernière entrée", "آخر دخول"), Text(same: "17:30")),
            .row(Text("Adults", "Erwachsene", "Adultes", "البالغون"), Text(same: "12,00 €")),
            .paragraph(
                Text(
                    "Children under twelve do not pay if they come with their parents.",
                    "Kinder unter zwölf zahlen nichts, wenn sie mit ihren Eltern kommen.",
                    "Les enfants de moins de douze ans ne paient pas avec leurs parents.",
                    "لا يدفع الأطفال دون الثانية عشرة إذا جاؤوا مع والديهم.")),
            .icons([
                Text("Share", "Teilen", "Partager", "مشاركة"), Text("Favourite", "Merken", "Favori", "المفضلة"),
                Text("Show map", "Karte anzeigen", "Afficher le plan", "عرض الخريطة"),
            ]),
            .toggle(
                Text("Audio guide", "Audioführer", "Audioguide", "دليل صوتي"), isOn: false),
            .cell(Text("Choose a date", "Datum wählen", "Choisir une date", "اختر التاريخ")),
            .card(
                Text("Guided tours", "Führungen", "Visites guidées", "جولات مع مرشد"),
                Text(
                    "Tours start every hour beside the main stairs.",
                    "Führungen beginnen stündlich neben der Haupttreppe.",
                    "Les visites partent toutes les heures près du grand escalier.",
                    "تبدأ الجولات كل ساعة بجانب الدرج الرئيسي.")),
            .pair(Text("Less", "Weniger", "Moins", "أقل"), Text("More", "Mehr", "Plus", "أكثر")),
        ],
        footer: [Text("Buy tickets", "Karten kaufen", "Acheter des billets", "شراء التذاكر")], isTight: true)

    private static let heating = PlantedScreen(
        name: "Heating", title: Text("Living room", "Wohnzimmer", "Salon", "غرفة المعيشة"),
        action: Text("Settings", "Einstellungen", "Réglages", "الإعدادات"),
        blocks: [
            .toggle(Text("Heating", "Heizung", "Chauffage", "التدفئة"), isOn: true),
            .toggle(Text("Window sensor", "Fenstersensor", "Capteur de fenêtre", "مستشعر النافذة"), isOn: false),
            .heading(Text("Temperature", "Temperatur", "Température", "درجة الحرارة")),
            .row(Text("Now", "Jetzt", "Actuellement", "الآن"), Text(same: "19,5 °C")),
            .row(Text("Wanted", "Gewünscht", "Souhaitée", "المطلوبة"), Text(same: "21 °C")),
            .pair(Text("Cooler", "Kühler", "Plus frais", "أبرد"), Text("Warmer", "Wärmer", "Plus chaud", "أدفأ")),
            .paragraph(
                Text(
                    "The heating saves energy while nobody is at home during the day.",
                    "Die Heizung spart Energie, solange tagsüber niemand zu Hause ist.",
                    "Le chauffage économise de l'énergie quand personne n'est à la maison.",
                    "توفر التدفئة الطاقة عندما لا يكون أحد في المنزل خلال النهار.")),
            .cell(Text("Weekly plan", "Wochenplan", "Programme hebdomadaire", "الخطة الأسبوعية")),
            .button(Text("Remove this room", "Diesen Raum entfernen", "Supprimer cette pièce", "إزالة هذه الغرفة")),
        ],
        footer: [Text("Save changes", "Änderungen sichern", "Enregistrer", "حفظ التغييرات")], isTight: true)

    private static let repair = PlantedScreen(
        name: "Repair", title: Text("Workshop", "Werkstatt", "Atelier", "الورشة"),
        action: Text("Cancel", "Abbrechen", "Annuler", "إلغاء"),
        blocks: [
            .paragraph(
                Text(
                    "Tell us what is broken and we will call you back with a price.",
                    "Sagen Sie uns, was kaputt ist, und wir rufen Sie mit einem Preis zurück.",
                    "Dites-nous ce qui est cassé et nous vous rappelons avec un prix.",
                    "أخبرنا بما هو معطل وسنعاود الاتصال بك مع السعر.")),
            .heading(Text("Your bicycle", "Ihr Fahrrad", "Votre vélo", "دراجتك")),
            .row(Text("Wheel size", "Radgröße", "Taille de roue", "حجم العجلة"), Text(same: "28\"")),
            .row(
                Text("Brakes", "Bremsen", "Freins", "المكابح"),
                Text("Front and rear", "Vorne und hinten", "Avant et arrière", "أمامية وخلفية")),
            .icons([
                Text("Take a photo", "Foto aufnehmen", "Prendre une photo", "التقاط صورة"),
                Text("Attach a file", "Datei anhängen", "Joindre un fichier", "إرفاق ملف"),
                Text("Record a note", "Notiz aufnehmen", "Enregistrer une note", "تسجيل ملاحظة"),
            ]),
            .toggle(Text("It is urgent", "Es ist dringend", "C'est urgent", "الأمر عاجل"), isOn: true),
            .card(
                Text("Pick-up service", "Abholdienst", "Service d'enlèvement", "خدمة الاستلام"),
                Text(
                    "We collect the bicycle from your door on working days.",
                    "Wir holen das Fahrrad an Werktagen an Ihrer Tür ab.",
                    "Nous venons chercher le vélo chez vous en semaine.",
                    "نستلم الدراجة من باب منزلك في أيام العمل.")),
            .pair(Text("Earlier", "Früher", "Plus tôt", "أبكر"), Text("Later", "Später", "Plus tard", "لاحقا")),
            .cell(Text("Previous repairs", "Frühere Reparaturen", "Réparations précédentes", "الإصلاحات السابقة")),
        ],
        footer: [
            Text("Book appointment", "Termin buchen", "Réserver", "حجز موعد"),
            Text("Delete draft", "Entwurf löschen", "Supprimer", "حذف المسودة"),
        ], isTight: false)

    private static let choir = PlantedScreen(
        name: "Choir", title: Text("Rehearsals", "Proben", "Répétitions", "التدريبات"),
        action: Text("Add", "Hinzufügen", "Ajouter", "إضافة"),
        blocks: [
            .heading(Text("Next rehearsal", "Nächste Probe", "Prochaine répétition", "التدريب القادم")),
            .row(Text("Begins at", "Beginnt um", "Commence à", "يبدأ في"), Text(same: "<time>")),
            .row(Text("Singers", "Sängerinnen und Sänger", "Choristes", "المغنون"), Text(same: "24")),
            .pair(Text("Coming", "Ich komme", "Je viens", "سأحضر"), Text("Absent", "Abwesend", "Absent", "غائب")),
            .paragraph(
                Text(
                    "Please bring the blue folder with the songs for the summer concert.",
                    "Bitte bringen Sie die blaue Mappe mit den Liedern für das Sommerkonzert mit.",
                    "Merci d'apporter le classeur bleu avec les chants du concert d'été.",
                    "يرجى إحضار الملف الأزرق الذي يحتوي على أغاني حفل الصيف.")),
            .cell(Text("Sheet music", "Notenblätter", "Partitions", "النوتات الموسيقية")),
            .cell(Text("Members", "Mitglieder", "Membres", "الأعضاء")),
            .toggle(
                Text(
                    "Notify me of changes", "Bei Änderungen benachrichtigen", "M'avertir des changements",
                    "أبلغني بالتغييرات"),
                isOn: false),
            .button(Text("Write to the conductor", "Der Leitung schreiben", "Écrire au chef", "اكتب إلى قائد الجوقة")),
            .card(
                Text("Where we sing", "Wo wir singen", "Où nous chantons", "مكان الغناء"),
                Text(
                    "The school hall behind the church, second floor.",
                    "Die Aula der Schule hinter der Kirche, zweiter Stock.",
                    "La salle de l'école derrière l'église, au deuxième étage.",
                    "قاعة المدرسة خلف الكنيسة في الطابق الثاني.")),
        ],
        footer: [Text("Confirm", "Bestätigen", "Confirmer", "تأكيد")], isTight: true)

    private static let parcel = PlantedScreen(
        name: "Parcel", title: Text("Shipment", "Sendung", "Envoi", "الشحنة"),
        action: Text("Share", "Teilen", "Partager", "مشاركة"),
        blocks: [
            .row(Text("Arrives", "Ankunft", "Arrivée", "الوصول"), Text(same: "<date>")),
            .row(Text("Weight", "Gewicht", "Poids", "الوزن"), Text(same: "2,4 kg")),
            .paragraph(
                Text(
                    "The driver could not reach you and left the parcel with a neighbour.",
                    "Der Fahrer hat Sie nicht erreicht und das Paket bei einem Nachbarn abgegeben.",
                    "Le livreur ne vous a pas trouvé et a laissé le colis chez un voisin.",
                    "لم يتمكن السائق من الوصول إليك فترك الطرد عند أحد الجيران.")),
            .heading(Text("What you can do", "Was Sie tun können", "Que faire", "ما يمكنك فعله")),
            .cell(Text("Change the address", "Adresse ändern", "Modifier l'adresse", "تغيير العنوان")),
            .cell(Text("Report a problem", "Problem melden", "Signaler un problème", "الإبلاغ عن مشكلة")),
            .toggle(
                Text("Leave at the door", "Vor die Tür legen", "Laisser devant la porte", "اتركه عند الباب"), isOn: true
            ),
            .pair(
                Text("Return", "Zurücksenden", "Renvoyer", "إرجاع"), Text("Keep", "Behalten", "Garder", "احتفاظ")),
            .card(
                Text("Insurance", "Versicherung", "Assurance", "التأمين"),
                Text(
                    "Your parcel is insured for its full value until delivery.",
                    "Ihr Paket ist bis zur Zustellung in voller Höhe versichert.",
                    "Votre colis est assuré à sa valeur jusqu'à la livraison.",
                    "طردك مؤمن عليه بكامل قيمته حتى التسليم.")),
            .button(Text("Contact support", "Kundendienst kontaktieren", "Contacter l'assistance", "اتصل بالدعم")),
        ],
        footer: [Text("Track shipment", "Sendung verfolgen", "Suivre l'envoi", "تتبع الشحنة")], isTight: false)

    private static let ferry = PlantedScreen(
        name: "Ferry", title: Text("Crossing", "Überfahrt", "Traversée", "العبور"),
        action: Text("Search", "Suchen", "Rechercher", "بحث"),
        blocks: [
            .heading(Text("Departure", "Abfahrt", "Départ", "المغادرة")),
            .row(Text("From", "Von", "De", "من"), Text(same: "Norddeich")),
            .row(Text("Passengers", "Fahrgäste", "Passagers", "الركاب"), Text(same: "3")),
            .icons([
                Text("Add passenger", "Fahrgast hinzufügen", "Ajouter un passager", "إضافة راكب"),
                Text("Remove passenger", "Fahrgast entfernen", "Retirer un passager", "إزالة راكب"),
                Text("Swap direction", "Richtung tauschen", "Inverser le trajet", "عكس الاتجاه"),
            ]),
            .toggle(Text("Bring a bicycle", "Fahrrad mitnehmen", "Prendre un vélo", "اصطحاب دراجة"), isOn: false),
            .paragraph(
                Text(
                    "Please be at the pier twenty minutes before the ship leaves.",
                    "Bitte seien Sie zwanzig Minuten vor der Abfahrt am Anleger.",
                    "Soyez sur le quai vingt minutes avant le départ du bateau.",
                    "يرجى التواجد عند الرصيف قبل مغادرة السفينة بعشرين دقيقة.")),
            .pair(Text("Outward", "Hinfahrt", "Aller", "ذهاب"), Text("Inward", "Rückfahrt", "Retour simple", "إياب")),
            .cell(Text("Choose a cabin", "Kabine wählen", "Choisir une cabine", "اختر مقصورة")),
            .card(
                Text("Weather", "Wetter", "Météo", "الطقس"),
                Text(
                    "Strong wind is expected in the evening, so ships may be late.",
                    "Am Abend wird starker Wind erwartet, Schiffe können sich verspäten.",
                    "Un vent fort est attendu ce soir, des retards sont possibles.",
                    "من المتوقع هبوب رياح قوية مساء، وقد تتأخر السفن.")),
        ],
        footer: [Text("Continue", "Weiter", "Continuer la réservation", "متابعة")], isTight: true)

    private static let garden = PlantedScreen(
        name: "Garden", title: Text("Allotment", "Kleingarten", "Jardin", "الحديقة"),
        action: Text("Done", "Fertig", "Terminé", "تم"),
        blocks: [
            .card(
                Text("Water today", "Heute gießen", "Arroser aujourd'hui", "اسق اليوم"),
                Text(
                    "The tomatoes need two litres before noon.",
                    "Die Tomaten brauchen vor Mittag zwei Liter.",
                    "Les tomates ont besoin de deux litres avant midi.",
                    "تحتاج الطماطم إلى لترين قبل الظهر.")),
            .heading(Text("Tasks this week", "Aufgaben der Woche", "Tâches de la semaine", "مهام هذا الأسبوع")),
            .paragraph(
                Text(
                    "Cut the hedge and turn the compost before the first frost comes.",
                    "Schneiden Sie die Hecke und wenden Sie den Kompost vor dem ersten Frost.",
                    "Taillez la haie et retournez le compost avant les premières gelées.",
                    "قص السياج واقلب السماد قبل حلول أول صقيع.")),
            .row(Text("Rain", "Regen", "Pluie", "المطر"), Text(same: "4 mm")),
            .row(
                Text("Soil", "Boden", "Sol", "التربة"),
                Text("Rather dry", "Eher trocken", "Plutôt sec", "جافة نوعا ما")),
            .toggle(Text("Frost warning", "Frostwarnung", "Alerte au gel", "تحذير من الصقيع"), isOn: true),
            .pair(
                Text("Postpone", "Verschieben", "Reporter", "تأجيل"),
                Text("Mark as done", "Erledigt", "Terminer", "تم الإنجاز")),
            .cell(Text("Plant diary", "Pflanzentagebuch", "Journal des plantes", "يوميات النبات")),
            .button(Text("Invite a neighbour", "Nachbarn einladen", "Inviter un voisin", "ادع جارا")),
        ],
        footer: [Text("Add a plant", "Pflanze hinzufügen", "Ajouter une plante", "أضف نبتة")], isTight: false)
}
