#if canImport(Testing) && compiler(>=6.2)
    import Testing

    extension Trait where Self == IssueHandlingTrait {
        /// Adds the steps of the scenario to every issue that is recorded in them.
        public static var scenario: IssueHandlingTrait {
            .compactMapIssues { issue in
                guard let name = ScenarioStep.name, !issue.comments.contains(where: { $0.rawValue.contains(name) })
                else { return issue }
                var issue = issue
                issue.comments.insert(Comment(rawValue: name), at: 0)
                return issue
            }
        }
    }
#endif
