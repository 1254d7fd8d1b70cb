import AXEngine
import AXTree

/// What a text without spaces is when no person wrote it to be read: the name of a picture, a key, an identifier.
enum MachineName {
    /// The name of an SF Symbol or a Material icon.
    case symbol
    /// The name of a picture's file, or of a picture in an asset catalogue.
    case file
    /// A key of a table of translations.
    case key

    /// What the text is the name of; nil for words, addresses and versions.
    init?(_ text: String, _ facts: TextFacts) {
        guard !facts.containsAny(of: Self.wordSigns) else { return nil }
        if facts.containsAny(of: .dot | .underscore) {
            if Self.isSymbol(text, facts) {
                self = .symbol
            } else if Self.isFile(text) {
                self = .file
            } else if Self.isKey(text, facts) {
                self = .key
            } else {
                return nil
            }
        } else if facts.isSubset(of: .lower), text.utf8.count >= 5, Self.unmistakable.contains(text) {
            self = .symbol
        } else if facts.isSubset(of: .asciiLetter), facts.contains(.asciiLetter), text.hasHump, Self.isCamelKey(text) {
            self = .key
        } else {
            return nil
        }
    }

    /// What the label of an element is the name of.
    static func of(_ element: ElementView) -> MachineName? {
        let facts = element.labelFacts
        guard !facts.containsAny(of: wordSigns), facts.containsAny(of: .asciiLetter) else { return nil }
        guard facts.containsAny(of: .dot | .underscore | .lower), let label = element.label else { return nil }
        return MachineName(label, facts)
    }

    /// What only texts for people have, or addresses.
    private static let wordSigns: TextFacts =
        .space | .lineBreak | .nonASCII | .at | .slash | .colon | .percent | .brace | .backslash

    // MARK: Symbols

    private static func isSymbol(_ text: String, _ facts: TextFacts) -> Bool {
        guard !facts.contains(.upper) else { return false }
        if facts.contains(.underscore) { return !facts.contains(.dot) && materialIcons.contains(text) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let last = parts.last, !parts.contains(where: \.isEmpty) else { return false }
        guard parts.allSatisfy({ $0.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 } }) else { return false }
        guard let first = parts.first?.utf8.first, 0x61...0x7A ~= first else { return false }
        if last == "fill" || last == "slash" || last == "circle" && parts.count > 2 { return true }
        if parts.count == 2, domains.contains(String(last)) { return false }
        return parts.allSatisfy { symbolWords.contains(String($0)) || $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    }

    /// Names of one word that nobody writes otherwise.
    private static let unmistakable: Set = words(
        "xmark gearshape magnifyingglass exclamationmark questionmark arrowshape chevron")

    /// What the names of SF Symbols are made of.
    private static let symbolWords: Set = words(
        """
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

    /// Names of Material icons that hold an underscore.
    private static let materialIcons: Set = words(
        """
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

    // MARK: Files

    /// Whether the text, one word, is the name of a picture's file or of a picture in an asset catalogue.
    static func isFile(_ text: some StringProtocol) -> Bool { isPictureFile(text) || isAsset(text) }

    /// Whether the text, one word, ends as the names of pictures' files do, or is one that a camera gave.
    static func isPictureFile(_ text: some StringProtocol) -> Bool {
        let lowered = text.lowercased()
        if let dot = lowered.lastIndex(of: "."), dot > lowered.startIndex {
            return extensions.contains(String(lowered[dot...].dropFirst()))
        }
        return isFromCamera(lowered)
    }

    private static func isFromCamera(_ lowered: String) -> Bool {
        let parts = lowered.split(separator: "_")
        guard parts.count >= 2, let first = parts.first, cameras.contains(String(first)) else { return false }
        return parts.dropFirst().allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    }

    /// Whether the text, one word, is the name of a picture in an asset catalogue: `ic_back`, `settingsIcon`.
    static func isAsset(_ text: some StringProtocol) -> Bool {
        let lowered = text.lowercased()
        if lowered.hasSuffix("@2x") || lowered.hasSuffix("@3x") { return true }
        guard lowered.utf8.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x5F || $0 == 0x2D }) else {
            return false
        }
        let parts = lowered.split(separator: "_")
        if parts.count >= 2 {
            return assetPrefixes.contains(String(parts[0]))
                || parts.dropFirst().contains { assetWords.contains(String($0)) }
        }
        guard text.utf8.first.map({ $0 >= 0x61 }) == true else { return false }
        return assetHumps.contains { text.hasSuffix($0) && text.utf8.count > $0.utf8.count + 1 }
    }

    /// Whether the text is nothing but words of asset catalogues with hyphens between them: `star-full`.
    static func isHyphenatedAsset(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count >= 2
            && parts.allSatisfy { assetWords.contains(String($0)) || symbolWords.contains(String($0)) || $0 == "full" }
    }

    private static let assetHumps = ["Icon", "Image", "Img", "Logo", "Icn"]

    private static let extensions: Set = words("png jpg jpeg gif heic heif svg webp avci avif bmp tif tiff pdf")
    private static let cameras: Set = words("img dsc dscn dscf pxl pict mvimg screenshot")
    private static let assetPrefixes: Set = words(
        "ic icn icon img bg btn button asset logo image illus illustration thumb nav tab sf")
    private static let assetWords: Set = words(
        """
        ic icn icon icons img image bg background logo arrow tick check checkmark cross chevron star heart placeholder banner \
        thumb thumbnail avatar hero splash filled outline outlined empty normal highlighted pressed selected unselected inactive \
        white black grey gray dark light small large 16 18 20 24 32 36 48 64 16dp 20dp 24dp 32dp 48dp 24px 32px
        """)

    // MARK: Keys

    private static func isKey(_ text: String, _ facts: TextFacts) -> Bool {
        guard facts.isSubset(of: .lower | .upper | .digit | .dot | .underscore | .hyphen) else { return false }
        let isDotted = facts.contains(.dot)
        let parts = text.split(separator: isDotted ? "." : "_", omittingEmptySubsequences: false)
        guard parts.count >= 2, let first = parts.first?.lowercased(), let last = parts.last?.lowercased() else {
            return false
        }
        guard parts.allSatisfy({ $0.utf8.first.map { 0x61...0x7A ~= $0 | 0x20 } == true }) else { return false }
        if isDotted {
            guard !hosts.contains(first), !domains.contains(last), !documents.contains(last) else { return false }
        }
        return parts.contains { part in
            part.split { $0 == "_" || $0 == "-" }.contains { keyWords.contains($0.lowercased()) }
                || isDotted && isCamelKey(String(part))
        }
    }

    private static let hosts: Set = words("www com org net")
    private static let documents: Set = words(
        "txt json xml html htm pdf csv md rtf doc docx xls xlsx ppt pptx key pages zip mp3 mp4 mov m4a wav swift js css"
    )

    /// Whether the last word of a name such as `loginButtonTitle` is one of a key's.
    private static func isCamelKey(_ text: String) -> Bool {
        var humps: [Substring] = []
        var rest = text[...]
        while let next = rest.dropFirst().firstIndex(where: { $0.isUppercase }) {
            humps.append(rest[..<next])
            rest = rest[next...]
        }
        humps.append(rest)
        guard humps.count >= 2, humps.allSatisfy({ $0.count >= 2 }), let last = humps.last else { return false }
        let isLowerFirst = text.utf8.first.map { $0 >= 0x61 } == true
        return (isLowerFirst || humps.count >= 3) && camelEndings.contains(String(last))
    }

    private static let keyWords: Set = words(
        """
        title subtitle label button btn text msg message key placeholder hint header footer description desc caption tooltip error \
        alert dialog prompt cta heading headline navbar tabbar toolbar lbl a11y accessibility screen
        """)
    private static let camelEndings: Set = words(
        "Title Subtitle Label Button Btn Text Message Msg Key Placeholder Hint Caption Description")

    /// The ends of addresses that are words, too.
    static let domains: Set = words(
        """
        com org net edu gov io co app dev me tv us uk de fr es it nl se pl ru jp cn kr br in ca au at ch be eu info biz name pro \
        shop store online site tech blog cloud link live news page games video camera house photos photo email chat art bar club \
        design fm gg ai so to xyz st ly is no fi dk pt tr gl sh world zone center tools support software systems id my tw hk sg nz
        """)

    private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
}

extension String {
    /// Whether a capital of ASCII stands after the first letter.
    var hasHump: Bool { utf8.dropFirst().contains { 0x41...0x5A ~= $0 } }
}
