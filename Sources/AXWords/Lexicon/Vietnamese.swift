extension Lexicon {
    /// Vietnamese.
    package static let vietnamese = Lexicon(
        "vi", "Vietnamese",
        talkBack: [
            .button: "Nút",
            .switchButton: "Nút chuyển",
            .checkBox: "Hộp kiểm",
            .radioButton: "Nút radio",
            .editBox: "Hộp chỉnh sửa",
            .password: "mật khẩu",
            .image: "Hình ảnh",
            .slider: "Thanh trượt",
            .progressBar: "Thanh tiến độ",
            .dropDownList: "Danh sách thả xuống",
            .list: "Danh sách",
            .grid: "Lưới",
            .webView: "Chế độ xem web",
            .heading: "Tiêu đề",
            .disabled: "đã tắt",
            .selected: "đã chọn",
            .checked: "đã chọn",
            .notChecked: "chưa chọn",
            .on: "bật",
            .off: "tắt",
            .unlabelled: "Chưa được gắn nhãn",
            .doubleTap: "Nhấn đúp",
            .activateHint: "%1 để kích hoạt",
            .toggleHint: "%1 để bật/tắt",
            .editHint: "%1 để chỉnh sửa văn bản.",
            .changeHint: "%1 để thay đổi",
        ],
        words: Words(
            roles: [
                .button: "nút, nút bấm, nút nhấn",
                .image: "hình ảnh, biểu tượng, ~ảnh, ~hình, ~hình vẽ, ~đồ họa, ~đồ hoạ, ~icon",
                .link: "~liên kết, đường liên kết, ~đường dẫn, ~link",
                .textField: """
                trường văn bản, ô văn bản, hộp văn bản, ô nhập, ô nhập liệu, trường nhập, trường nhập liệu, hộp chỉnh \
                sửa, trường chỉnh sửa
                """,
                .slider: "thanh trượt",
                .tab: "~thẻ, ~tab",
                .switch: "công tắc, nút chuyển, nút gạt, nút bật tắt",
                .checkBox: "hộp kiểm, ô đánh dấu, ô chọn, hộp chọn, hộp đánh dấu",
                .radioButton: "nút radio, nút chọn, nút tùy chọn, nút tuỳ chọn",
                .header: "~tiêu đề",
            ],
            leading: [.button, .slider, .checkBox, .image],
            putsRoleFirst: true,
            determiners: "một, các, những, mỗi, mọi, không, bằng, qua, từ, hai, nhiều, theo, và, hoặc, chiếc, cái",
            verbs: """
                sao, chép, chia, sẻ, thêm, tạo, sửa, chỉnh, xóa, xoá, mở, đóng, gửi, lưu, chọn, đổi, thay, tải, dán, \
                chèn, xem, quét, tìm, chụp, gỡ, dùng, hiện, ẩn
                """,
            exceptions: """
                nút tác vụ, nút hành động, nút sườn, nút nguồn, nút khẩn cấp, công tắc đèn, nút thắt, nút cổ chai, phim \
                ảnh, điện ảnh, hình sự
                """,
            vague: """
                nhấn vào đây, nhấp vào đây, bấm vào đây, ấn vào đây, chạm vào đây, click vào đây, nhấn đây, tại đây, ở \
                đây, vào đây, đọc thêm, đọc tiếp, xem tiếp, trang này
                """,
            vagueOnLinks: """
                xem thêm, tìm hiểu thêm, thông tin thêm, thêm thông tin, chi tiết, xem chi tiết, hiển thị thêm, biết thêm \
                chi tiết, xem tại đây, xem ngay
                """,
            chosen: """
                đã chọn, chưa chọn, đang chọn, đang được chọn, được chọn, không được chọn, đã đánh dấu, chưa đánh dấu, đã \
                tích, chưa tích
                """,
            switched: "bật, tắt, đang bật, đang tắt, đã bật, đã tắt",
            statesAtEnd: "đang bật, đang tắt, đã bật, đã tắt, chưa chọn, chưa đánh dấu, đang được chọn",
            stateNames: "luôn, nếu, khi, tự, không, chưa, tất, cả, hết, để, sẽ, bị, các, mục",
            genericImages: "banner, logo, biểu ngữ, ảnh thu nhỏ, hình thu nhỏ, ảnh sản phẩm, hình ảnh sản phẩm",
            gestures: """
                nhấn, nhấn đúp, nhấn hai lần, nhấn giữ, nhấp, nhấp đúp, chạm, chạm đúp, chạm hai lần, bấm, vuốt, kéo
                """,
            gestureFollowers: "để, vào, đúp, hai, và, giữ, lên, xuống, sang, đây, lâu",
            reduplicates: true),
        unmistakable: Words(
            roles: [
                .button: "nút bấm, nút nhấn",
                .image: "biểu tượng, ~hình ảnh",
                .link: "đường liên kết",
                .textField: "trường văn bản, hộp văn bản, ô nhập liệu",
                .slider: "thanh trượt",
                .checkBox: "hộp kiểm, ô đánh dấu",
                .radioButton: "nút radio",
            ],
            vague: "xem thêm, nhấn vào đây, nhấp vào đây, bấm vào đây, chạm vào đây, tại đây, đọc tiếp, xem tiếp",
            vagueOnLinks: "tìm hiểu thêm, xem chi tiết, thông tin thêm",
            chosen: "đã chọn, chưa chọn, chưa đánh dấu, đang được chọn",
            switched: "đang bật, đang tắt, đã bật, đã tắt",
            statesAtEnd: "đang bật, đang tắt, đã bật, đã tắt",
            stateNames: "luôn, nếu"),
        lists: [
            .usualWords: """
            và, của, không, cho, với, là, có, được, các, một, này, đó, để, trong, trên, từ, đến, khi, nếu, bạn, tôi, \
            chúng, mới, tất, cả, xem, tiết, tài, khoản, chủ, nhắn, yêu, thích, lịch, sử, ngôn, ngữ, giúp, đỡ, hôm, \
            sản, phẩm, đơn, thanh, toán, địa, chỉ, số, điện, thoại, tên, giá, tổng, cảm, ơn, vui, lòng, quên, tạo, \
            đã, chưa, đang, hoặc, cũng, vào, hơn, ẩn, hiển, thị, người, dùng, bật, tắt
            """,
            .ownWords: """
            hủy, huỷ, xóa, xoá, đóng, lưu, gửi, thêm, tìm, kiếm, đăng, nhập, xuất, chỉnh, tải, xuống, tiếp, tục, lại, \
            cài, đặt, mật, khẩu, giỏ, chấp, nhận, chối, xác, bỏ, chọn
            """,
            .sharedWithEnglish: """
            chat, feedback, file, filter, game, games, inbox, like, likes, pin, post, sale, scan, shop, size, top, \
            update, view, wishlist
            """,
            .commandLabels: """
            tiếp tục, hủy, huỷ, lưu, xóa, xoá, đóng, quay lại, xem tất cả, xem thêm, đăng nhập, đăng xuất, thêm vào \
            giỏ hàng, mua ngay, thử lại, cài đặt, tiếp theo, hủy bỏ, huỷ bỏ, lưu thay đổi, gửi, thêm, sửa, chỉnh sửa, \
            tìm kiếm, chia sẻ, xong, hoàn tất, hoàn thành, xác nhận, đồng ý, từ chối, chấp nhận, chấp nhận tất cả, từ \
            chối tất cả, bỏ qua, để sau, lúc khác, đăng ký, đăng kí, đăng ký ngay, tạo tài khoản, tạo tài khoản mới, \
            xóa tài khoản, xoá tài khoản, quên mật khẩu, đổi mật khẩu, chỉnh sửa hồ sơ, sửa hồ sơ, thanh toán, thanh \
            toán ngay, đặt hàng, đặt ngay, xem giỏ hàng, tiếp tục mua sắm, tiếp tục mua hàng, tải xuống, tải về, tải \
            lên, tải thêm, tìm hiểu thêm, xem chi tiết, đọc thêm, chọn tất cả, xóa tất cả, xoá tất cả, đánh dấu đã \
            đọc, đánh dấu là đã đọc, gửi tin nhắn, viết đánh giá, báo cáo sự cố, bắt đầu, bắt đầu ngay, trang chủ, \
            thông báo, làm mới, trở lại
            """,
            .commands: """
            lưu, lưu thay đổi, gửi, gửi đi, hủy, huỷ, hủy bỏ, huỷ bỏ, tiếp tục, tiếp theo, xác nhận, xóa, xoá, xóa \
            tài khoản, xoá tài khoản, xóa tất cả, xoá tất cả, gỡ bỏ, thêm, thêm vào giỏ hàng, sửa, chỉnh sửa, đăng \
            nhập, đăng xuất, đăng ký, đăng kí, tạo tài khoản, mua, mua ngay, thanh toán, đặt hàng, đặt ngay, áp dụng, \
            đóng, xong, hoàn tất, thử lại, bắt đầu, tải xuống, tải về, tải lên, chấp nhận, đồng ý, từ chối, cho phép, \
            để sau, theo dõi, đặt chỗ, xác minh, bỏ qua
            """,
            .showAll: "xem tất cả, hiển thị tất cả, xem thêm, hiển thị thêm, xem toàn bộ, xem hết",
            .editingCommands: """
            hoàn tác, làm lại, cắt, sao chép, dán, in đậm, đậm, in nghiêng, nghiêng, gạch chân, gạch dưới, gạch ngang
            """,
            .pagingCommands: """
            quay lại, trở lại, tiến, trang trước, trang sau, trang tiếp theo, trang đầu, trang cuối, đặt lại
            """,
            .sendingCommands: "gửi, gửi tin nhắn, trả lời, đăng, đăng bài",
            .iconBeginnings: "biểu tượng, icon",
            .iconEndings: "biểu tượng, icon",
            .documents: """
            điều khoản sử dụng, chính sách bảo mật, điều khoản dịch vụ, điều khoản và điều kiện, chính sách quyền \
            riêng tư, cài đặt tài khoản, cài đặt thông báo
            """,
            .providerPrepositions: "với, bằng, qua",
            .continuations: "đọc thêm, đọc tiếp, xem tiếp",
            .genericNames: """
            phần tử, thành phần, mục danh sách, mục trình đơn, mục menu, chưa được gắn nhãn, không có nhãn
            """,
            .genericImageNouns: "hình, ảnh, hình ảnh, biểu tượng",
            .numberedNames: "mục, phần tử",
            .fieldPrompts: "nhập văn bản, nhập nội dung, nhập tại đây, nhập giá trị, bắt buộc, trường bắt buộc",
            .disclosureIndicators: "tiến, mũi tên, mũi tên phải, mũi tên sang phải",
            .decorative: """
            hình nền, ảnh nền, nền, hình trang trí, ảnh trang trí, trang trí, đường kẻ, đường phân cách, dải phân \
            cách, đường ngăn cách, bóng đổ, dải màu, chuyển màu, họa tiết, hoạ tiết
            """,
            .decorativeAnywhere: "hình nền",
            .draftNames: """
            văn bản mẫu, văn bản giữ chỗ, nội dung mẫu, văn bản thử nghiệm, văn bản ví dụ, nút thử nghiệm, tiêu đề \
            mẫu, nhập tiêu đề tại đây
            """,
            .draftImageNames: "mô tả hình ảnh, mô tả ảnh, văn bản thay thế, chú thích ảnh",
            .draftNotes: "không dịch, đừng dịch",
            .draftPlaces: "tại đây, ở đây",
            .draftTexts: "văn bản, tiêu đề, phụ đề, mô tả, nội dung, nhãn",
            .draftFillers: "của, bạn, nhập, thêm, viết, chèn",
            .possibleDrafts: "tiêu đề, phụ đề, nhãn, văn bản, mô tả, nội dung, thử nghiệm",
            .activations: "đã bật, đã tắt",
            .disclosureStates: "đã mở rộng, đã thu gọn",
            .unavailableStates: """
            không khả dụng, không có sẵn, bị vô hiệu hóa, bị vô hiệu hoá, đã vô hiệu hóa, đã vô hiệu hoá, đã tắt
            """,
            .onOrOff: "đang bật, đang tắt, đã bật, đã tắt",
            .selectedAtStart: "thẻ hiện tại, thẻ đang chọn, tab hiện tại, chưa chọn, không được chọn",
            .selectedAtEnd: "thẻ đã chọn, tab đã chọn, chưa chọn, không được chọn, chưa đánh dấu",
            .conditions: "ít nhất, tối thiểu, cho đến khi, trừ khi",
            .weakConditions: "chỉ khi, phải, bật, đã tắt",
            .positions: "trên, trong, tổng, tab, thẻ, trang, mục, số",
            .introductions: "đây là, đây là một",
            .gestureNames: "chạm để thanh toán, quét để thanh toán",
            .gesturePhrases: """
            nhấn đúp để, nhấn đúp vào, nhấn hai lần, nhấn vào đây, nhấn để, nhấn và giữ, nhấn giữ để, nhấp đúp, nhấp \
            vào đây, nhấp để, bấm vào đây, bấm để, chạm hai lần, chạm đúp, chạm để, chạm vào đây, chạm và giữ, vuốt \
            để, vuốt lên, vuốt xuống, vuốt sang, kéo để
            """,
            .gesturesAfter: "để … nhấn, để … nhấp, để … chạm, để … vuốt, để … bấm",
            .pageWords: "trang",
            .passwords: "mật khẩu",
            .passwordsAtStart: "mật khẩu",
            .passwordsInIdentifiers: "matkhau, mat_khau",
            .pins: "nhập pin, nhập mã pin, mã pin, mã pin mới, mã pin của bạn, xác nhận mã pin",
            .visibility: "hiện, hiển, ẩn",
            .units: "giờ, phút, giây, ngày, tuần, tháng, bước, phần trăm",
            .currencies: "vnd, vnđ, đ, đồng",
            .currencySigns: "₫, đ",
        ])
}
