import AXConfiguration
import AXEngine
import AXSyntax

extension AuditRun {
    /// Adds an error for each demanded journey of which the run has no screen, or none with the element. On a screen
    /// that was skipped nothing was looked at.
    mutating func checkJourneys() {
        let screens = screens.filter { !$0.isSkipped }
        let results = Dictionary(grouping: screens.flatMap(\.journeys), by: \.journey)
        for demanded in record.journeys {
            let results = results[demanded.value] ?? []
            if results.contains(where: \.isOnScreen) { continue }
            let problem = problem(with: demanded.value, results, screens)
            journeyErrors.append(
                InputError(
                    file: demanded.location.file, location: demanded.location.location,
                    message: "the journey to \(demanded.value.name) has no verdict: \(problem)"))
        }
    }

    /// Returns why a journey has no verdict, with the name that was probably meant.
    private func problem(with journey: Journey, _ results: [JourneyResult], _ screens: [ScreenAudit]) -> String {
        let screen = "\"\(journey.screen.printable)\""
        let nearest: String?
        let problem: String
        switch results.count {
        case 0:
            let pattern = Glob(journey.screen)
            if let audit = screens.first(where: { pattern.matches($0.screenID.name) }) {
                return "journey-length is off on screen \"\(audit.screenID.name.printable(limit: 60))\""
            }
            // Which of many names is the nearest takes long, so only the first errors have a suggestion.
            let candidates = journeyErrors.count < 20 && screens.count <= 1_000 ? screens : []
            nearest = journey.screen.nearest(in: Set(candidates.map(\.screenID.name)).sorted())
            problem = "no screen is named \(screen)"
        case 1:
            nearest = results.first?.nearest
            problem = "screen \(screen) has no element \(journey.name)"
        case let count:
            nearest = results.compactMap(\.nearest).first
            problem = "none of \(count) screens \(screen) has an element \(journey.name)"
        }
        return problem + (nearest.map { "; did you mean \"\($0.printable(limit: 60))\"?" } ?? "")
    }
}
