#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditTesting

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// One call of the A11yUITests API: some of its tests, run on a list of elements.
    @MainActor
    struct A11yCheck {
        var tests: [A11yTests]
        var minMeaningfulLength = A11yTestValues.minMeaningfulLength
        var maxMeaningfulLength = A11yTestValues.maxMeaningfulLength
        var minSize = A11yTestValues.minSize
        var allInteractiveElements = A11yTestValues.allInteractiveElements
        /// The condition on the types of the elements to check, or `nil` for all elements.
        var includesType: ((ElementType) -> Bool)?
        let caller: Caller

        init(_ tests: [A11yTests], file: StaticString, line: UInt) {
            self.tests = tests
            caller = Caller(fileID: file, file: file, function: "a11y", line: line, column: 1)
        }

        private var reader: SnapshotReader { SnapshotReader(readsPrivateTraits: A11yTestValues.readsPrivateTraits) }

        // MARK: Elements

        /// Runs the tests on all elements on the screen except those with these identifiers, with one query to the app.
        func run(ignoring identifiers: [String]) {
            do throws(CaptureError) {
                let application = reader.tree(try reader.snapshot(of: XCUIApplication()))
                // A11yUITests checks the descendants of the application.
                let elements = application.dropFirst().filter { !identifiers.contains($0.identifier ?? "") }
                report(elements)
            } catch {
                fail(error.description)
            }
        }

        /// Runs the tests on these elements.
        func run(on elements: [XCUIElement]) {
            do throws(CaptureError) {
                var read: [Element] = []
                for element in elements { read.append(reader.element(try reader.snapshot(of: element))) }
                report(read)
            } catch {
                fail(error.description)
            }
        }

        // MARK: Findings

        /// Reports each finding as a failure. A11yUITests fails the test for warnings too.
        private func report(_ elements: [Element]) {
            let elements = includesType.map { includesType in elements.filter { includesType($0.type) } } ?? elements
            // A11yUITests ignores elements of other types in its checks of single elements.
            if includesType != nil, elements.isEmpty { return }
            let screen = Self.list(elements)
            for finding in Audit(settings)(screen).findings {
                fail(A11yMessage.text(finding, screen))
            }
        }

        /// Fails the test.
        private func fail(_ message: String) { TestLog.fail(message, at: caller) }

        /// Returns a screen with the elements as a flat list, in which all of them are exposed.
        static func list(_ elements: [Element]) -> Screen {
            var tree = ElementTree()
            for element in elements { tree.add(element) }
            var screen = Screen(xcuiTest: tree.takeElements(), exposure: .listed)
            screen.carries.insert(.traits)
            return screen
        }

        private var settings: [RuleSetting] {
            let values: [String: ParameterValue] = [
                "minSize": .number(Double(minSize)),
                "minInteractiveSize": .number(Double(A11yTestValues.minInteractiveSize)),
                "minMeaningfulLength": .number(Double(minMeaningfulLength)),
                "maxMeaningfulLength": .number(Double(maxMeaningfulLength)),
                "allInteractiveElements": .flag(allInteractiveElements),
                "tolerance": .number(Double(A11yTestValues.floatComparisonTolerance)),
                "iPhonePadding": .number(Double(A11yTestValues.iPhonePadding)),
            ]
            return tests.map(\.rule).withAlsoSelected(among: Rule.all).map { rule in
                let names = Set(rule.parameters.map(\.name))
                return RuleSetting(rule, values: values.filter { names.contains($0.key) })
            }
        }
    }
#endif
