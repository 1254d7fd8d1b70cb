/// Commands of user interfaces in scripts other than Latin, to tell that a button is in another language than its screen.
package enum NonLatinCommands {
    /// Returns whether a whole name is a command: a word of the list, or up to four words that begin or end with one.
    package static func contains(_ name: FoldedText) -> Bool {
        if words.contains(name) { return true }
        guard let first = name.scalars.first, first >= 0x400, name.scalars.count <= 40 else { return false }
        let parts = name.scalars.split(separator: 0x20)
        if first >= 0x2E80, first < 0xAC00 {
            return parts.count == 1 && name.scalars.count <= 12 && unspaced.contains(where: name.startsAnywhere)
        }
        return (2...4).contains(parts.count)
            && [parts[0], parts[parts.count - 1]].contains { words.contains($0) }
    }

    private static let cyrillic = """
        отмена, отменить, закрыть, назад, сохранить, удалить, изменить, поиск, найти, настройки, войти, выйти, далее, готово, \
        отправить, поделиться, добавить, открыть, продолжить, подтвердить, уведомления, редактировать, пропустить, скачать, \
        загрузить, обновить, копировать, главная, профиль, корзина, скрыть, показать, показать все, показать больше, смотреть все, \
        посмотреть, подробнее, применить, принять, отклонить, купить, купить сейчас, оплатить, в корзину, оформить заказ, повторить, \
        очистить, выбрать, завершить, начать, регистрация, зарегистрироваться, забыли пароль, позже, не сейчас, вернуться, следующий, \
        скасувати, зберегти, закрити, видалити, додати, увійти, вийти, далі, надіслати, відправити, налаштування, пошук, редагувати, \
        продовжити, показати, приховати, купити, назад до списку
        """
    private static let arabic = """
        الغاء, اغلاق, رجوع, حفظ, حذف, تعديل, بحث, الاعدادات, اعدادات, تسجيل الدخول, تسجيل الخروج, التالي, السابق, ارسال, مشاركة, \
        اضافة, متابعة, تاكيد, تخطي, تحميل, الاشعارات, الرئيسية, فتح, القائمة, عرض الكل, عرض المزيد, المزيد, شراء الان, اضف الى السلة, اخفاء, قبول, رفض, انشاء حساب, نسيت كلمة المرور, لاحقا, تم
        """
    private static let hindi =
        "रद्द करें, बंद करें, वापस, सहेजें, हटाएं, हटाएँ, संपादित करें, खोजें, सेटिंग, सेटिंग्स, साइन इन करें, जारी रखें, साझा करें, जोड़ें, भेजें, सभी देखें, और देखें, अभी खरीदें, लॉग इन करें, लॉग आउट, छिपाएं, दिखाएं, आगे, खाता बनाएं"
    private static let korean = """
        취소, 닫기, 뒤로, 뒤로 가기, 확인, 저장, 삭제, 편집, 검색, 설정, 로그인, 로그아웃, 다음, 이전, 완료, 공유, 공유하기, 추가, 열기, 보내기, \
        계속, 계속하기, 건너뛰기, 다운로드, 새로고침, 알림, 더보기, 더 보기, 전체 보기, 전체보기, 모두 보기, 숨기기, 보기, 구매하기, 바로 구매, 결제하기, 장바구니, 장바구니 담기, 회원가입, 나중에, 적용, 수락, 거절, 제출, 다시 시도, 수정, 메뉴, 홈
        """
    private static let chinese = """
        取消, 设置, 設定, 设定, 关闭, 關閉, 返回, 确定, 確定, 确认, 確認, 保存, 储存, 儲存, 删除, 刪除, 编辑, 編輯, 搜索, 搜尋, 登录, 登錄, 登入, \
        注册, 註冊, 下一步, 上一步, 提交, 分享, 发送, 發送, 傳送, 退出, 添加, 新增, 打开, 打開, 開啟, 首页, 首頁, 购物车, 購物車, 刷新, 下载, 下載, \
        复制, 複製, 跳过, 跳過, 继续, 繼續, 更多, 收藏, 菜单, 检索, 查看全部, 查看更多, 显示全部, 立即购买, 加入购物车, 去结算, 立即支付, 稍后再说, 隐藏, 显示, 应用, 接受, 拒绝, 重试, \
        完成, 开始, 全选, 清空, 顯示全部, 立即購買, 加入購物車, 稍後再說, 隱藏, 接受, 拒絕, 重試
        """
    private static let japanese = """
        キャンセル, キャンセルする, 閉じる, 戻る, 検索, 削除, 編集, 追加, ログイン, ログアウト, 次へ, 送信, 共有, 開く, メニュー, ホーム, 続ける, \
        スキップ, 保存する, 削除する, 編集する, 追加する, 登録する, 設定を開く, ダウンロード, 通知, すべて見る, すべて表示, もっと見る, 購入する, 今すぐ購入, カートに入れる, カート, あとで, 非表示, 表示する, 適用, 適用する, 同意する, 再試行, 完了, 始める, はじめる, 保存
        """

    private static let words = FoldedSet([cyrillic, arabic, hindi, korean, chinese, japanese].flatMap(FoldedText.list))
    /// Those that may begin a longer name.
    private static let unspaced = [chinese, japanese].flatMap(FoldedText.list).filter { $0.scalars.count > 1 }
}
