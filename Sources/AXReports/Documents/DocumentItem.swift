import AXTestReports

/// An item of a list in a document, with the items below it.
struct DocumentItem {
    let text: DocumentText
    var role: TextStyle.Role?
    var items: [DocumentItem] = []

    init(_ text: DocumentText, _ role: TextStyle.Role? = nil, items: [DocumentItem] = []) {
        self.text = text
        self.role = role
        self.items = items
    }
}
