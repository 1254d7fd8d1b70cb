/// The names of SF Symbols and Material icons.
enum SymbolName {
    /// Returns whether a text is the name of a symbol.
    static func matches(_ text: String) -> Bool {
        unmistakable.contains(text) || materialIcons.contains(text) || isDottedName(text)
    }

    /// Returns whether a text is the name of an SF Symbol of several parts, such as `person.crop.circle`.
    private static func isDottedName(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let last = parts.last, text.utf8.first?.isLowercaseLetter == true,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit } })
        else { return false }
        if last == "fill" || last == "slash" || last == "circle" && parts.count > 2 { return true }
        if parts.count == 2, LocalisationKey.domains.contains(String(last)) { return false }
        return parts.allSatisfy { words.contains(String($0)) || $0.utf8.allSatisfy(\.isDigit) }
    }

    /// The names of one word that are no words of a language.
    private static let unmistakable = Set(
        wordsOf: "xmark gearshape magnifyingglass exclamationmark questionmark arrowshape chevron")

    /// The parts of the names of SF Symbols.
    static let words = Set(
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
