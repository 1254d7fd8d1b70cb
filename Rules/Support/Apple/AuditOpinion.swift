import AXEngine
import AXPictures
import AXSyntax
import AXTree
import AXWords

/// What axaudit says about an issue of Apple's audit. The table is in the documentation, UITestReports.md.
enum AuditOpinion {
    /// The rules that find the same defect as a type of issue. On the same element, the two are one finding.
    static let counterparts: [AuditIssueType: Set<String>] = [
        .contrast: ["text-contrast", "control-contrast"],
        .hitRegion: ["target-size", "target-size-minimum", "element-too-small"],
        .sufficientElementDescription: [
            "control-label-missing", "image-label-missing", "text-field-label-missing", "text-field-placeholder-only",
            "element-undescribed", "label-blank", "image-label-filename", "label-symbol-name", "label-debug-text",
            "label-identifier-shaped", "label-localisation-key", "label-format-specifier", "label-non-descriptive",
            "label-symbol-only",
        ],
        .elementDetection: ["text-unreachable"],
        .trait: [
            "trait-conflict", "button-trait-missing", "link-trait-missing", "image-trait-missing",
            "adjustable-trait-missing", "selected-trait-mismatch", "enabled-trait-mismatch", "header-trait-on-control",
            "label-role-redundant",
        ],
    ]

    /// Returns the opinion that the dump allows, without the findings of other rules.
    static func opinion(
        of issue: AuditIssue, _ match: IssueElements.Match, _ elements: IssueElements, _ view: ScreenView,
        _ check: RuleCheck
    ) -> Opinion {
        if view.screen.origin.isAuditAlone { return Opinion(.undecided, "there is no dump of the screen") }
        guard let index = match.element else { return Opinion(.undecided, match.reason) }
        if let reason = obstacle(issue, index, elements, view) { return Opinion(.undecided, reason) }
        let element = view[index]
        let exposed = view[elements.exposedAround[index] ?? index]
        switch issue.type {
        case .hitRegion: return hitRegion(element, exposed, check)
        case .sufficientElementDescription: return description(issue, element, exposed)
        case .contrast: return contrast(view.contrast(of: index) ?? view.contrast(of: exposed.index))
        default: return Opinion(.undecided, "axaudit has no measure for it")
        }
    }

    // MARK: Obstacles

    /// Returns why nothing can be said about an element, or `nil` if something can.
    private static func obstacle(
        _ issue: AuditIssue, _ index: Int, _ elements: IssueElements, _ view: ScreenView
    ) -> String? {
        let element = view[index]
        guard let exposed = elements.exposedAround[index] else { return "VoiceOver does not reach the element" }
        if elements.isSystem[exposed] || isOfSystem(issue, element) { return "the element is part of the system" }
        if view.isCovered(index) { return "the element is covered" }
        if element.isOutOfSight || element.isClipped { return "the element is not wholly on the screen" }
        if let frame = element.frame, let size = view.screen.size,
            !Rect(x: 0, y: 0, width: size.width, height: size.height).contains(frame, tolerance: 1)
        {
            return "the element is not wholly on the screen"
        }
        return nil
    }

    /// Whether UIKit draws an element, by the class that Apple names or by its type: it cannot be changed by the app
    /// alone.
    private static func isOfSystem(_ issue: AuditIssue, _ element: ElementView) -> Bool {
        let barTypes: ElementTypeSet = [.tabBar, .keyboard, .statusBar]
        if element.type == .searchField || barTypes.contains(element.type) { return true }
        if element.ancestor(of: barTypes.union([.searchField])) != nil { return true }
        // Earlier systems have no audit.
        guard #available(iOS 16, macOS 13, tvOS 16, *),
            let match = issue.detail?.firstMatch(of: #/\b(?:this|for) (?<name>[A-Z_][A-Za-z0-9_.]*)/#)
        else {
            return false
        }
        return systemClasses.contains { match.output.name.hasPrefix($0) }
    }

    /// The beginnings of the names of classes whose look is the system's.
    private static let systemClasses = [
        "UIKB", "UIKeyboard", "TUI", "UISearchBar", "UITabBar", "_UITabBar", "_UIFloatingTabBar", "UINavigationBar",
        "_UINavigationBar", "_UIButtonBar", "UIStatusBar", "MKAttribution",
    ]

    // MARK: Types

    /// The size that the Human Interface Guidelines ask for, in points.
    private static let minimum = 44.0

    private static func hitRegion(_ element: ElementView, _ exposed: ElementView, _ check: RuleCheck) -> Opinion {
        guard let frame = element.frame, !frame.isEmpty else { return Opinion(.undecided, "its frame is unknown") }
        if !check.isSmaller(frame, than: minimum) { return Opinion(.contradicted, "is \(frame.size) pt") }
        let around = [exposed] + exposed.ancestors.filter { $0.type == .cell && $0.isControl }.prefix(1)
        for other in around where other.index != element.index {
            guard let area = other.frame, !check.isSmaller(area, than: minimum) else { continue }
            return Opinion(.contradicted, "is \(area.size) pt with its \(other.typeWords)")
        }
        return Opinion(.confirmed, "is \(frame.size) pt")
    }

    private static func description(_ issue: AuditIssue, _ element: ElementView, _ exposed: ElementView) -> Opinion {
        // That a label is not readable is a judgement of its words.
        if issue.words.lowercased().contains("readable") {
            return Opinion(.undecided, "axaudit finds nothing wrong with the label")
        }
        if !element.isBlank {
            return Opinion(.contradicted, "has the label \"\((element.label ?? "").printable(limit: 60))\"")
        }
        if exposed.index != element.index, !exposed.isBlank {
            return Opinion(.contradicted, "is part of \(exposed.description)")
        }
        return Opinion(.undecided, "axaudit has no finding on the element")
    }

    /// Returns the opinion by what the picture tells about the element; `nil` if there is no picture or nothing to
    /// measure.
    private static func contrast(_ contrast: ElementContrast?) -> Opinion {
        if let refusal = contrast?.refusal {
            return Opinion(.undecided, "the picture does not tell the contrast of elements \(refusal.words)")
        }
        return self.contrast(
            contrast.flatMap { one in one.ratio.map { MeasuredContrast(ratio: $0, minimum: one.required) } })
    }

    /// Returns the opinion by a measured contrast; `nil` if none was measured.
    static func contrast(_ measured: MeasuredContrast?) -> Opinion {
        guard let measured else { return Opinion(.undecided, "no picture was measured") }
        let ratio = "the picture has \(measured.ratio.contrast):1"
        if measured.ratio >= measured.minimum { return Opinion(.contradicted, ratio) }
        return Opinion(.confirmed, "\(ratio); the minimum is \(measured.minimum.contrast):1")
    }
}
