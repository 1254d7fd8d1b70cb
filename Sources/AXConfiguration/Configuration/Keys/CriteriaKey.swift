import AXEngine
import AXSyntax

extension ConfigurationKey {
    /// `criteria`: what the reports by success criterion say about the product.
    static let criteria = ConfigurationKey(
        "criteria",
        example: #"""
            { "title": "Tickets for iOS", "product": { "name": "Tickets", "version": "4.2" },
              "author": { "name": "Ada", "email": "ada@example.com" }, "tasks": { "Buy a ticket": ["Search", "Checkout*"] } }
            """#,
        schema: { _ in .criteria },
        read: { reader, value in reader.criteria(value) },
        merge: { base, own in own.extending(base) })
}

extension Configuration {
    /// What the reports by success criterion say about the product.
    package var criteria: CriteriaSettings { value(of: .criteria) ?? CriteriaSettings() }
}

extension SettingsReader {
    fileprivate mutating func criteria(_ object: JSONValue) -> CriteriaSettings? {
        guard expect(.object, object, "an object with title, product, author or tasks") else { return nil }
        let members = members(
            of: object, ["title", "product", "author", "tasks", "wcag", "en301549", "doesNotSupport"], "key of criteria"
        )
        var settings = CriteriaSettings()
        settings.title = members["title"].flatMap { filledText($0, "the title of the report") }
        if let product = members["product"], expect(.object, product, "an object with name and version") {
            let members = self.members(of: product, ["name", "version"], "key of product")
            settings.product = members["name"].flatMap { filledText($0, "the name of the product") }
            settings.productVersion = members["version"].flatMap { filledText($0, "the version of the product") }
        }
        if let author = members["author"], expect(.object, author, "an object with name and email") {
            let members = self.members(of: author, ["name", "email"], "key of author")
            settings.author = members["name"].flatMap { filledText($0, "the name of the author") }
            settings.email = members["email"].flatMap { email($0) }
        }
        if let tasks = members["tasks"], expect(.object, tasks, "an object with the screens of each task") {
            settings.tasks = entries(of: tasks).map {
                CriteriaSettings.Task(name: $0.name, screens: texts($0.value, "the name of a screen").map(\.text))
            }
        }
        if let version = members["wcag"] { settings.wcag = choice(version, "version of WCAG") }
        if let edition = members["en301549"] { settings.edition = choice(edition, "edition of EN 301 549") }
        if let list = members["doesNotSupport"] {
            for (number, value) in texts(list, "the number of a criterion") {
                if WCAGCriterion(number: number) == nil {
                    let nearest = number.nearest(in: WCAGCriterion.all.map(\.number))
                    let suggestion = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
                    report(value, "found \"\(number.printable)\", expected the number of a criterion\(suggestion)")
                } else {
                    settings.doesNotSupport.append(number)
                }
            }
        }
        return settings
    }

    private mutating func filledText(_ value: JSONValue, _ what: String) -> String? {
        guard let text = text(value, what) else { return nil }
        if !text.trimmed.isEmpty { return text }
        report(value, "found an empty text, expected \(what)")
        return nil
    }

    private mutating func email(_ value: JSONValue) -> String? {
        guard let text = filledText(value, "an address, e.g. \"ada@example.com\"") else { return nil }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !text.contains(where: \.isWhitespace) { return text }
        report(value, "found \"\(text.printable)\", expected an address, e.g. \"ada@example.com\"")
        return nil
    }
}

extension Schema {
    fileprivate static let criteria: Schema = .closed([
        ("title", .type("string", summary: "The title of the report.")),
        ("product", .closed([("name", .type("string")), ("version", .type("string"))])),
        ("author", .closed([("name", .type("string")), ("email", .type("string"))])),
        (
            "tasks",
            .object([
                ("type", .text("object")), ("additionalProperties", .array(.type("string"))),
                ("description", .text("The screens of each task, as names or patterns.")),
            ])
        ),
        ("wcag", .words(WCAGVersion.allCases.map(\.rawValue), summary: "The version of WCAG.")),
        ("en301549", .words(EuropeanEdition.allCases.map(\.rawValue), summary: "The edition of EN 301 549.")),
        (
            "doesNotSupport",
            .array(
                .words(WCAGCriterion.all.map(\.number)),
                summary: "The criteria that most of the product fails, by the author's own judgement.")
        ),
    ]).with("What the reports by success criterion say about the product.")
}
