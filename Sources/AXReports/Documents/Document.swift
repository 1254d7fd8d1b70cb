import AXTestReports
import AXEngine

/// A report for people as blocks, which are rendered as text, Markdown, HTML and CSV.
struct Document {
    /// What a document can be rendered as.
    enum Form { case text, markdown, html, csv }

    /// A block of a document.
    enum Block {
        /// The first level is that of the title of a document.
        case heading(DocumentText, level: Int)
        case paragraph(DocumentText, TextStyle.Role? = nil)
        case quote(DocumentText)
        case code(String, language: String = "")
        case list([DocumentItem])
        /// Items below a heading. The id is the anchor of the heading in HTML.
        case section(id: String, title: String, [DocumentItem])
        /// Like a section; in HTML each item is a heading with a list of its own items.
        case outline(id: String, title: String, [DocumentItem])
        /// Findings below a heading, of which so many are shown. Markdown can fold them.
        case findings(id: String, title: String, [DocumentFinding], maximum: Int, isFolded: Bool = false)
        case table(columns: [String], rows: [[DocumentText]])
        case markup(Markup)

        /// Whether there is nothing below the heading.
        fileprivate var isEmpty: Bool {
            switch self {
            case .list(let items), .section(_, _, let items), .outline(_, _, let items): items.isEmpty
            case .findings(_, _, let findings, _, _): findings.isEmpty
            default: false
            }
        }
    }

    private var blocks: [(block: Block, forms: [Form])] = []

    /// Adds a block, which only these forms show, or every form. A list or a section without items is left out.
    mutating func add(_ block: Block, in forms: Form...) {
        if !block.isEmpty { blocks.append((block, forms)) }
    }

    /// Returns the blocks that a form shows.
    func blocks(in form: Form) -> [Block] {
        blocks.filter { $0.forms.isEmpty || $0.forms.contains(form) }.map(\.block)
    }
}
