extension WordList {
    static let traditionalChinese = WordList(
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
            .adjustable: "可調整, 可調",
        ],
        exceptions: "複製連結, 拷貝連結, 分享連結, 傳送連結, 打開連結, 加入連結, 插入連結, 貼上連結, 電燈開關, 選擇照片, 選擇圖片, 加入標籤, 新增分頁",
        more: "更多",
        vague: "按這裡, 點這裡, 點此, 按一下這裡, 點擊這裡, 這裡, 閱讀更多, 查看更多, 瞭解更多, 了解更多, 查看詳情",
        vagueOnLinks: "詳情",
        chosen: "已選取, 未選取, 已選擇, 未選擇, 已勾選, 未勾選",
        switched: "已開啟, 已關閉, 開, 關",
        gestures: "點按, 點兩下, 點一下, 輕觸, 按一下, 連按兩下, 長按, 滑動, 點擊, 輕點, 輕掃",
        reduplicates: true)
}
