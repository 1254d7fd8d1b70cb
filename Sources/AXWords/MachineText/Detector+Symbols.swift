extension Detector {
    /// The name of an SF Symbol or a Material icon.
    package static let symbol = Detector(
        "symbol", matches: ["crown.fill", "person.2", "xmark", "arrow_back_ios", "more_vert", "square.and.arrow.up"],
        ignores: ["example.com", "visibility", "dark mode", "john_doe", "Person.circle", "a.b"]
    ) { text in
        unmistakable.contains(text) || text.has("_") && (materialIcons.contains(text) || drawnSymbol.matches(text))
            || isDottedName(text)
    }

    /// Words with an underscore that a person would not use for the icon, see `drawn`.
    package static let drawnSymbol = Detector(
        "drawn symbol", in: "_", matches: ["arrow_back_ios", "chevron_right"],
        ignores: ["dark_mode", "arrow", "arrow_keys"]
    ) { text in
        let parts = text.parts("_")
        return parts.allSatisfy { !$0.isEmpty && $0.isAll(\.isLowercaseOrDigit) } && isDrawn(parts[0], parts[1])
    }

    /// Returns whether two words are the name of an icon that a person would not use: `visibility off`, `more vert`.
    static func isDrawn(_ word: String, _ next: String) -> Bool { drawn[word]?.contains(next) ?? false }

    /// Returns whether a text is the name of an SF Symbol of several parts, such as `person.crop.circle`.
    private static func isDottedName(_ text: String) -> Bool {
        guard text.has("."), text.begins(with: \.isLowercaseLetter) else { return false }
        let parts = text.parts(".")
        guard let last = parts.last, parts.allSatisfy({ !$0.isEmpty && $0.isAll(\.isLowercaseOrDigit) }) else {
            return false
        }
        if last == "fill" || last == "slash" || last == "circle" && parts.count > 2 { return true }
        if parts.count == 2, domains.contains(last) { return false }
        func isKnown(_ part: String) -> Bool { symbolWords.contains(part) || dottedWords.contains(part) }
        return parts.contains { $0.utf8.count > 2 && isKnown($0) }
            && parts.allSatisfy { $0.utf8.count == 1 || $0.isAll(\.isDigit) || isKnown($0) }
    }

    /// Returns whether a text in small letters with hyphens is the name of an icon of a font or a set of icons:
    /// `fa-trash`, `mdi-account-circle`, `chevron-right`, `share-2`.
    static func isHyphenatedIcon(_ text: String) -> Bool {
        let parts = text.parts("-")
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.isAll(\.isLowercaseOrDigit) }) else {
            return false
        }
        let (first, rest) = (parts[0], parts.dropFirst())
        if iconFonts.contains(first) { return true }
        if shortIconFonts.contains(first) {
            return rest.allSatisfy { symbolWords.contains($0) || InterfaceWords.contains($0) }
        }
        if ["2", "3"].contains(parts[1]), rest.count == 1 { return symbolWords.contains(first) || first == "edit" }
        return rest.contains { isDrawn(first, $0) }
            && rest.allSatisfy { isDrawn(first, $0) || symbolWords.contains($0) }
    }

    /// The classes of a font of icons, in style sheets.
    package static let fontClasses = Detector(
        "classes of a font of icons", in: "-", matches: ["fa-solid fa-xmark", "fas fa-user"],
        ignores: ["Feather", "icon user", "-"]
    ) { text in
        text.split(separator: " ").allSatisfy { word in
            let font = word.split(separator: "-").first.map(String.init)
            return font.map(iconFonts.contains) == true && word == word.lowercased()
        }
    }

    private static let iconFonts = Set(
        wordsOf:
            "fa fas far fab fal mdi glyphicon ionicon ionicons icomoon feather lucide tabler octicon zmdi heroicons mat"
    )
    /// Fonts of icons whose names are also words or parts of them.
    private static let shortIconFonts = Set(wordsOf: "ph bi ri bx ti ant uil cil pi eva la ion md ios")
    /// The words of the names of icons by the word before them, which a person would not use for the icon: `visibility
    /// off`, `more vert`.
    private static let drawn: [String: Set<String>] = [
        "visibility": ["off", "on"],
        "arrow": ["back", "forward", "left", "right", "up", "down", "drop", "upward", "downward"],
        "chevron": ["left", "right", "up", "down"], "more": ["vert", "horiz", "vertical", "horizontal"],
        "expand": ["more", "less"], "unfold": ["more", "less"], "caret": ["left", "right", "up", "down"],
        "star": ["border", "outline"], "favorite": ["border", "outline"], "bookmark": ["border", "outline"],
        "info": ["outline", "outlined"], "help": ["outline", "outlined"], "delete": ["outline", "outlined"],
        "person": ["outline", "outlined"], "lock": ["outline", "outlined"], "account": ["circle"], "mic": ["none"],
        "qr": ["scanner"], "keyboard": ["arrow"],
    ]

    /// The names of one word that are no words of a language.
    private static let unmistakable = Set(
        wordsOf: "xmark gearshape magnifyingglass exclamationmark questionmark arrowshape chevron")

    /// The parts of the names of SF Symbols.
    static let symbolWords = Set(
        wordsOf: """
            airplane airpods alarm alternatingcurrent amplifier ant antenna app apple apps archivebox arrow arrows arrowshape \
            arrowtriangle aspectratio asterisk at atom backward badge bag ball band bandage barcode basket batteryblock battery \
            bed bell bicycle bin binoculars bird bitcoinsign bold bolt book bookmark books bookshelf bottom brain branch briefcase \
            bubble bubbles building buildings burst bus cable calendar camera capslock capsule captions car card cart case cat \
            center chart chat checkerboard checklist checkmark chevron circle circlebadge clear clipboard clock clockwise cloud \
            command compact compass connected cone control counterclockwise cpu creditcard crop cross crown cube cup cursor \
            curlybraces cylinder dash dashed decrease delete deskclock desktopcomputer dial diagonal diamond display doc docs \
            document dog dollarsign dot dots dotted down drop ear eject ellipsis ellipse envelope equal escape eurosign exclamationmark \
            expand externaldrive eye eyebrow eyedropper eyeglasses eyes face facemask figure fill film flag flame flashlight flip \
            folder forward fork frame fuelpump function gamecontroller gauge gear gearshape gift giftcard globe gobackward goforward \
            graduationcap grid hammer hand handbag hands hare headphones heart hexagon hifispeaker high home hourglass house \
            icloud inbox increase indent infinity info inset internaldrive ipad iphone italic key keyboard knife ladybug laptopcomputer \
            laurel leading leaf left lefthalf lessthan letter lifepreserver lightbulb lightrays lightspectrum line link list location \
            lock loop low loupe macbook macpro macwindow magnifyingglass mail map mappin medal megaphone memories menubar menucard \
            message mic minus moon mouse mouth move mug multiply music network newspaper nose nosign note notequal number oval \
            octagon opticaldisc out palette paintbrush paintpalette pano paperclip paperplane paragraph pause pawprint pencil \
            pentagon percent perspective person phone photo photos phrase pianokeys pill pin play playpause plus point pointer \
            power printer purchased puzzlepiece qrcode quarter questionmark quote radio radiowaves raised rays record recordingtape \
            rectangle repeat resize return rhombus right righthalf rosette rotate ruler safari scale scissors scope screen scribble \
            scroll seal selection sensor server shadow share shield shift shippingbox shuffle sidebar signature signpost simcard \
            slash slider sliders smallcircle smiling snowflake sort sparkle sparkles speaker speedometer split sportscourt square \
            stack star staroflife stethoscope stop stopwatch storefront strikethrough suit suitcase sum sun sunglasses sunrise sunset \
            swap switch tablecells table tag target taxi terminal text textformat theatermasks thermometer ticket timelapse timer \
            togglepower tornado tortoise train tram trash trailing translate tray triangle trophy truck tshirt tuningfork tv umbrella \
            underline up upload vertical video view viewfinder volume wallet wand watch watchface wave waveform wifi wind window \
            wrench x xaxis xmark xyaxis yaxis yensign zzz 2x2 3x1 3x2 3x3 above below behind beside between half horizontal compress \
            crossed dashes elliptic bar
            """)

    /// The other parts of names of several parts. By themselves, or with a hyphen, many of them are words of a
    /// language.
    ///
    /// Source: the names of SF Symbols 5 as published by SFSafeSymbols, without words that keys of localisation tables
    /// have.
    private static let dottedWords = Set(
        wordsOf: """
            0percent 100percent 1x2 25percent 2d 2h 2x1 33percent 3d 4a 4h 4k 4l 4x3 50percent 67percent 75percent 84percent abc \
            abs ac accelerator accessibility adapter adjustable africa air airbag airplayaudio airplayvideo airpod airpodpro \
            airpodsmax airpodspro airport airtag align aligncenter alignleft alignright allergens alt american americas analog \
            and angle angled angledbottom angledtop answer aperture appclip append applepencil applescript appletv appletvremote \
            applewatch appwindow aqi arabic arcade archery arkit arms arrival arrowkeys arrowtriangles artframe arts ascending \
            asia australia australian australiandollarsign australsign automatic autostartstop av average awning axle background \
            backpack backrest badminton bahtsign balloon banknote barometer barre baseball bases basketball bathtub batterypack \
            bay beach beacon beam beats birthday blast blinds body bonjour bottomhalf bottomleading bottomleft bottommiddle \
            bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce bowling box boxing braille brake \
            brakesignal brazilianrealsign bullet burn bust cabinet cablecar cake candybarphone capsulepath carbon cardio carrot \
            carseat casement ccs1 ccs2 cedisign ceiling cellularbars central centsign chademo chair chandelier character charger \
            chargingcase checked checkered child chineseyuanrenminbisign circlepath circulate clap click climbing closed closing \
            club clutch coaxial collision coloncurrencysign columns comb combustion computermouse conditioner connection \
            connector console contact contextualmenu controlhandles cooktop cooldown core crescent cricket crosscountry \
            cruzeirosign curling cursive cursorarrow curtains curved curvepath cycle cycling cylindrical dance danishkronesign \
            day daytime dc degreesign dehumidifier departure desk deskview diagonalline dice die digitalcrown dioxide \
            directcurrent disc disengaged dishwasher distribute distribution divide dock dongsign door doorbell dotmatrix \
            dottedline dottedunderline double doubledecker downhill downtrend dpad draw drawing dress driveshaft drizzle \
            droplets dryer dumbbell duployan dust earbuds earphones earpods ecg elliptical end engaged engine enter equestrian \
            eraser esim europe eurozonesign ev exclamation exit express extension extreme faceid fall fan faxmachine fencing \
            ferry fibrechannel field filemenu filled filters fingers fireplace firewall fireworks first fish fishing fitness \
            fitpro flask flattrend fleuron flexibility flipphone floor florinsign flowchart fluid fn fog football forwardslash \
            fossil francsign french fresh front frontleft frontright frying full functional furniture fx garage gate gb \
            gearshift gen1 gen2 gen3 gen4 gibbous glowplug golf greaterthan greetingcard group guaranisign guitars gym \
            gymnastics gyroscope hail halffull handball handheld hanger hazardsign haze headlight hearingdevice heat heater \
            heavyrain helm hexagongrid hexagonpath hifireceiver highintensity highlighter hiking hill hockey hold holdinghands \
            homekit homepod homepodmini horizon horn hryvniasign humidifier humidity hunting hurricane ibeam image in \
            indianrupeesign indoor insert intermittent intersection intervaltraining inverse inward ipod ipodshuffle ipodtouch \
            ivfluid joystick jumprope justify kashida keypad kickboxing kipsign kph l1 l2 l3 l4 lacrosse lamp landscape lane \
            lanes lanyardcard larger larisign laser lasso last latch layers layout lb leadinghalf leadingthird led leftthird \
            level lever licenseplate light lightrail lightswitch lines lineweight liquid lirasign livephoto lizard lm lodge \
            lounge lower lsb lt lungs m1 m2 m3 m4 macmini macro macstudio magazine magicmouse magnify magsafe manatsign marks \
            martial massage matrix max measurement mediabox mediastick medical medium memorychip merge meter metering metronome \
            microbe microwave middle middleleft middleright millsign min mind mirror mixed monoxide moonphase moonrise moonset \
            mosaic motion motionlines mount mountain movieclapper mph multispot mustache nacs nairasign needle north \
            norwegiankronesign numbersign oar off oilcan on onehanded open opening opticaldiscdrive opticid option oscillation \
            outdoor outline outward oven overhead p1 p2 p3 p4 paddleshifter pan panel paper paragraphsign parentheses \
            parkinglight parkingsign partial party pass path pattern pc peacesign pedal pedestrian personalhotspot pesetasign \
            pesosign phonetic pickleball pickup pie pilates pills pip pipe placeholdertext plaintext platter playstation plug \
            plusminus pointed polishzlotysign pool popcorn popper portrait powerbeats powerbeats3 powerbeatspro powercord \
            poweroff poweron poweroutlet powerplug powersleep press programmable projective puck pull purifier pyramid \
            quarternote quotelevel r1 r2 r3 r4 rack racket racquetball raid rain rainbow ratio rb rear rearleft rearright \
            recessed rectanglepath rectangular redaction refrigerator remote restart retarder ribbon richtext rightthird \
            righttriangle ring rm road roll roller rolling roman rotation roundedbottom roundedtop router rower rsb rt rublesign \
            rugby run runningpace rupeesign safetycone sailboat sailing saucer scalemass scanner scatter scooter screwdriver \
            scurvepath sdcard seatbelt seated sequence shade shared shareplay shazam shekelsign shell shoe shoeprints shower \
            shutter side sidejet signal sink sixspeed size sizes skateboard skating skew skiing skis sleep sleet sliding slowmo \
            smaller smartbatterycase smartphone smoke snow snowboard snowboarding soccer soccerball socialdance sofa softball \
            sos south space spacing spade spigot sports spot spray spread sprinkler squarepath squareroot squares squareshape \
            squash stair stairs stand stars steeringwheel step stepper sterlingsign stick stove straw strengthtraining strip \
            striped stroller studentdesk studiobud studiobuds studiobudsplus subscript superscript surfboard surfing sutton suv \
            swatchpalette swedishkronasign swift swiftdata swim swipe swirl syringe taichi taillight takeoutbag tap teddybear \
            teletype tengesign tennis tennisball tent testtube textbox theatermask thumbsdown thumbsup tilt timeline timemachine \
            tip tire tirepressure to toilet top tophalf topleading topleft topmiddle topright topthird toptrailing torus touchid \
            tower track traction traditional trailinghalf trailingthird training transmission transparent trapezoid tree \
            trianglebadge trianglepath triangleshape tropicalstorm tugriksign tunnel turkishlirasign turn type uiwindow \
            ultrawide unchecked unknown upper uptrend usb uturn variable vial videoprojector visionpro voiceover volleyball wake \
            walk waning warninglight washer water waterbottle waterpolo waves waxing weighted wide windshield wineglass wiper \
            wireless with wonsign word wrestling wrongwaysign xbox xserve yieldsign yoga you zigzag zipper zl zr
            """)

    /// The names of Material icons with an underscore.
    private static let materialIcons = Set(
        wordsOf: """
            account_balance account_box account_circle add_a_photo add_alert add_box add_circle add_shopping_cart arrow_back \
            arrow_back_ios arrow_circle_down arrow_circle_up arrow_downward arrow_drop_down arrow_drop_up arrow_forward \
            arrow_forward_ios arrow_left arrow_right arrow_upward attach_file attach_money bar_chart bookmark_border calendar_month \
            calendar_today camera_alt check_box check_box_outline_blank check_circle chevron_left chevron_right cloud_download \
            cloud_upload content_copy content_cut content_paste credit_card date_range delete_forever delete_outline directions_car \
            done_all drag_handle edit_note error_outline event_note exit_to_app expand_less expand_more favorite_border file_copy \
            file_download file_upload filter_list fitness_center flash_off flash_on flight_takeoff format_bold format_italic \
            format_list_bulleted get_app grid_view group_add help_outline highlight_off hourglass_empty info_outline insert_photo \
            keyboard_arrow_down keyboard_arrow_left keyboard_arrow_right keyboard_arrow_up keyboard_backspace last_page library_add \
            library_books light_mode dark_mode local_offer local_shipping location_off location_on lock_open lock_outline mail_outline \
            menu_book mic_none mic_off mode_edit monetization_on more_horiz more_vert music_note my_location navigate_before \
            navigate_next notifications_active notifications_none notifications_off open_in_new people_alt person_add person_outline \
            phone_android photo_camera photo_library picture_as_pdf pie_chart play_arrow play_circle playlist_add power_settings_new \
            qr_code question_answer radio_button_checked radio_button_unchecked remove_circle remove_red_eye report_problem \
            restaurant_menu screen_rotation search_off shopping_bag shopping_cart skip_next skip_previous sort_by_alpha star_border \
            star_half star_outline star_rate sync_problem tag_faces thumb_down thumb_up thumbs_up_down toggle_off toggle_on \
            touch_app trending_down trending_flat trending_up verified_user view_list view_module visibility_off volume_down volume_mute \
            volume_off volume_up vpn_key warning_amber watch_later wifi_off work_outline zoom_in zoom_out zoom_out_map
            """)
}
