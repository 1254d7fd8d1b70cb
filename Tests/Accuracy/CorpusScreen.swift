import AXAudit
import AXEngine
import AXTree

/// A dump of the corpora that was audited.
struct CorpusScreen {
    /// The path of the dump: the folder of its collection, e.g. `corpus-2/` or `android/`, then the path in it.
    let path: String
    /// The platform.
    private(set) var platform = Platform.iOS
    /// The elements, each with the hash of its key.
    private(set) var elements: [(description: ElementDescription, hash: String)] = []
    /// The findings.
    private(set) var findings: [CorpusFinding] = []

    init(path: String, findings: [CorpusFinding]) {
        self.path = path
        elements = findings.map { ($0.element, $0.id.element) }
        self.findings = findings
    }

    /// Takes the elements and the findings of the audits of one dump.
    init(path: String, audits: [ScreenAudit]) {
        self.path = path
        platform = audits.first?.screen.platform ?? .iOS
        var counts: [FindingID: Int] = [:]
        for audit in audits {
            let descriptions = ElementDescription.all(of: audit.screen)
            let keys = audit.screen.keys(of: Array(descriptions.indices))
            elements += zip(descriptions, keys).map { ($0, FindingID.hash($1.description)) }
            elements.append((.screen, FindingID.hash(Finding.screenKey)))
            for finding in audit.findings {
                let subject = finding.elements.first
                var id = FindingID(
                    path: path, rule: finding.ruleID,
                    element: FindingID.hash(subject?.key.description ?? Finding.screenKey))
                let ordinal = counts[id, default: 0]
                counts[id] = ordinal + 1
                id.ordinal = ordinal
                findings.append(
                    CorpusFinding(
                        id: id, severity: finding.severity, message: finding.message,
                        element: subject.map { descriptions[$0.index] } ?? .screen))
            }
        }
    }

    /// The hashes of the elements that a description of VERDICTS.tsv matches.
    func hashes(of description: ElementDescription) -> Set<String> {
        Set(elements.filter { description.matches($0.description) }.map(\.hash))
    }
}
