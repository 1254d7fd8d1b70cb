#if canImport(Testing) && compiler(>=6.2)
    import Testing

    extension Trait where Self == IssueHandlingTrait {
        /// Lets every issue in a test or suite name the block of the scenario that it comes from.
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
