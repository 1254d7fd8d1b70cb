extension RuleWords {
    package static let traditionalChinese = RuleWords(
        .traditionalChinese, list: .traditionalChinese,
        decorative: "背景圖, 背景圖片, 背景影像, 分隔線, 分割線, 陰影, 漸層, 漸變, 裝飾, 裝飾圖, 裝飾圖片")
}

extension WordList {
    package static let traditionalChinese = WordList(
        writing: .unspaced,
        roles: [
            .button: "按鈕, ~按鍵",
            .image: "影像, 圖像, 圖示, ~圖片, ~照片, ~相片, ~插圖",
            .link: "超連結, 連結",
            .textField: "文字欄位, 輸入框, 文字方塊",
            .slider: "滑桿",
            .tab: "標籤頁, 分頁, ~標籤",
            .switch: "切換按鈕, 開關",
            .checkBox: "核取方塊, 勾選框",
            .radioButton: "單選按鈕, 選項按鈕",
            .adjustable: "可調整, 可調",
            .header: "一級標題, 二級標題",
        ],
        verbs: "新增, 新建, 關閉, 打開, 開啟, 加入, 選擇, 儲存, 上傳, 編輯, 刪除, 分享, 傳送, 複製, 拷貝, 貼上, 插入, 更換, 修改, 下載, 查看, 切換",
        exceptions: "動作按鈕, 側邊按鈕, 電燈開關, 燈光開關",
        vague: "按這裡, 點這裡, 點此, 按一下這裡, 點擊這裡, 這裡, 閱讀更多",
        vagueOnLinks: """
            更多, 查看更多, 瞭解更多, 了解更多, 查看詳情, 詳情, \
            查看, 更多資訊, 更多詳情, 繼續閱讀, 詳細
            """,
        chosen: "已選取, 未選取, 已選擇, 未選擇, 已勾選, 未勾選",
        switched: "已開啟, 已關閉, 開, 關",
        statesAtEnd: "已開啟, 已關閉, 已選取, 已選擇",
        stateNames: "一律, 自動",
        genericImages: "橫幅, 標誌, 縮圖",
        gestures: "點按, 點兩下, 點一下, 輕觸, 按一下, 連按兩下, 長按, 滑動, 點擊, 輕點, 輕掃",
        reduplicates: true)
}
