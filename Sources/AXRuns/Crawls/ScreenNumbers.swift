import AXEngine

/// The screens of a run by their names. Crawls in different folders may have screens of one name.
struct ScreenNumbers {
    private var numbers: [Key: Int] = [:]

    private struct Key: Hashable {
        let folder: Substring
        let name: String
    }

    /// Creates the numbers of screens. Of several screens of one name the first one counts.
    init(_ audits: [ScreenAudit]) {
        for (number, audit) in audits.enumerated() {
            let key = Key(folder: Self.folder(of: audit), name: audit.screen.title)
            if numbers[key] == nil { numbers[key] = number }
        }
    }

    /// Returns the number of the screen of a name in the folder of another; `nil` if there is none.
    func number(of name: String, after audit: ScreenAudit) -> Int? {
        numbers[Key(folder: Self.folder(of: audit), name: name)]
    }

    private static func folder(of audit: ScreenAudit) -> Substring {
        let file = audit.screen.origin.file
        return file.lastIndex(of: "/").map { file[..<$0] } ?? ""
    }
}
