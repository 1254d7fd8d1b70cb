import AXEngine

/// What the reports by success criterion say about the product, besides what was found.
package struct CriteriaSettings: Hashable, Sendable {
    /// Something that people do with the app, and the screens on the way.
    package struct Task: Hashable, Sendable {
        /// The name, `Buy a ticket`.
        package var name: String
        /// The names or patterns of its screens, in order.
        package var screens: [String]

        /// Creates a task.
        package init(name: String, screens: [String]) {
            self.name = name
            self.screens = screens
        }
    }

    /// The title of the report, or `nil` if it is not set.
    package var title: String?
    /// The name of the product, or `nil` if it is not set.
    package var product: String?
    /// The version of the product, or `nil` if it is not set.
    package var productVersion: String?
    /// The person or company that is responsible for the report, or `nil` if it is not set.
    package var author: String?
    /// The address of the author, or `nil` if it is not set.
    package var email: String?
    /// The tasks by which Apple's Accessibility Nutrition Labels are judged.
    package var tasks: [Task] = []
    /// The version of WCAG, or `nil` for 2.2.
    package var wcag: WCAGVersion?
    /// The edition of EN 301 549, or `nil` for V3.2.1.
    package var edition: EuropeanEdition?
    /// The numbers of the criteria of which the author says that most of the product fails them.
    package var doesNotSupport: [String] = []

    /// Settings that say nothing.
    package init() {}

    /// Returns these settings; what they do not set is taken from a base.
    package func extending(_ base: CriteriaSettings) -> CriteriaSettings {
        var settings = self
        settings.title = title ?? base.title
        settings.product = product ?? base.product
        settings.productVersion = productVersion ?? base.productVersion
        settings.author = author ?? base.author
        settings.email = email ?? base.email
        let own = Set(tasks.map(\.name))
        settings.tasks = base.tasks.filter { !own.contains($0.name) } + tasks
        settings.wcag = wcag ?? base.wcag
        settings.edition = edition ?? base.edition
        settings.doesNotSupport = base.doesNotSupport.filter { !doesNotSupport.contains($0) } + doesNotSupport
        return settings
    }
}
