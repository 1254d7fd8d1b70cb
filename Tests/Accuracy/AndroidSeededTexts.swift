/// The texts of a screen of Android into which defects are seeded.
struct AndroidSeededTexts: Sendable {
    let language: String
    let title: String
    let close: String
    let fields: [String]
    let image: String
    let primary: String
    let secondary: String
    let edit: String
    let rows: [[String]]
    let tabs: [String]

    static let all = [
        AndroidSeededTexts(
            language: "en", title: "Payment", close: "Close", fields: ["Name", "City"], image: "Beach at sunset",
            primary: "Pay now", secondary: "Cancel", edit: "Edit",
            rows: [["Visa", "Ends in 42"], ["Maestro", "Ends in 17"]], tabs: ["Home", "Orders", "Profile"]),
        AndroidSeededTexts(
            language: "en", title: "Library", close: "Back", fields: ["Title", "Author"], image: "Reading room",
            primary: "Borrow", secondary: "Reserve", edit: "Renew",
            rows: [["Middlemarch", "Due Monday"], ["Emma", "Due Friday"]], tabs: ["Books", "Loans", "Account"]),
        AndroidSeededTexts(
            language: "ko", title: "결제", close: "닫기", fields: ["이름", "도시"], image: "해 질 녘 바다", primary: "결제하기",
            secondary: "취소", edit: "수정", rows: [["비자", "끝번호 42"], ["마에스트로", "끝번호 17"]],
            tabs: ["홈", "주문", "프로필"]),
    ]
}
