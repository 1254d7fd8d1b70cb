#if canImport(XCUIAutomation)
    import AXAuditTesting
    import XCTest
    import XCUIAutomation

    /// One call of A11yUITests' API: some of its tests over a list of elements.
    @MainActor
    struct A11yCheck {
        var tests: [A11yTests]
        var minMeaningfulLength = A11yTestValues.minMeaningfulLength
        var maxMeaningfulLength = A11yTestValues.maxMeaningfulLength
        var minSize = A11yTestValues.minSize
        var allInteractiveElements = A11yTestValues.allInteractiveElements
        /// The types that are looked at; nil for every one.
        var isMeant: ((ElementType) -> Bool)?
        let caller: Caller

        init(_ tests: [A11yTests], file: StaticString, line: UInt) {
            self.tests = tests
            caller = Caller(fileID: file, file: file, function: "a11y", line: line, column: 1)
        }

        private var reader: SnapshotReader { SnapshotReader(readsPrivateTraits: A11yTestValues.readsPrivateTraits) }

        // MARK: Elements

        /// Runs the tests over everything on the screen but elements of these identifiers: one question to the app.
        func run(ignoring identifiers: [String]) {
            do throws(CaptureError) {
                let everything = reader.tree(try reader.snapshot(of: XCUIApplication()))
                // The library asked for the application's descendants.
                let elements = everything.dropFirst().filter { !identifiers.contains($0.identifier ?? "") }
                report(elements)
            } catch {
                fail(error.description)
            }
        }

        /// Runs the tests over these elements.
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

        /// Reports what the tests find, each finding as a failure, as that library did with warnings too.
        private func report(_ elements: [Element]) {
            let elements = isMeant.map { isMeant in elements.filter { isMeant($0.type) } } ?? elements
            // Its checks of single elements say nothing of what they are not meant for.
            if isMeant != nil, elements.isEmpty { return }
            let screen = Self.list(elements)
            for finding in Audit(settings)(screen).findings {
                fail(A11yMessage.text(finding, screen))
            }
        }

        /// Fails the test, which is XCTest's: the API is that of a test case.
        private func fail(_ message: String) { XCTFail(message, file: caller.file, line: caller.line) }

        /// The elements as a flat list, in which nothing hides anything.
        static func list(_ elements: [Element]) -> Screen {
            var tree = ElementTree(capacity: elements.count)
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
            return tests.map(\.rule).withCompanions(among: Rule.all).map { rule in
                let names = Set(rule.parameters.map(\.name))
                return RuleSetting(rule, values: values.filter { names.contains($0.key) })
            }
        }
    }
#endif
