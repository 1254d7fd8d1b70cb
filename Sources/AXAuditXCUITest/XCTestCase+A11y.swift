#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditTesting
    import XCTest

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    // The API of A11yUITests 1.1.0, so that a UI test written for it only needs another import. As there, a warning
    // fails the test too; with `assertAccessible(app, .preset(.a11yuitests))` only failures do.

    extension XCTestCase {
        // MARK: Suites

        /// All tests.
        public var a11yTestSuiteAll: [A11yTests] { A11yTests.allCases }

        /// The tests for images.
        public var a11yTestSuiteImages: [A11yTests] {
            [.minimumSize, .labelPresence, .imageLabel, .labelLength, .imageTrait]
        }

        /// The tests for controls.
        public var a11yTestSuiteInteractive: [A11yTests] {
            [
                .minimumInteractiveSize, .labelPresence, .buttonLabel, .labelLength, .duplicated, .buttonTrait,
                .disabled,
                .conflictingTraits, .controlSpacing, .controlOverlap,
            ]
        }

        /// The tests for texts.
        public var a11yTestSuiteLabels: [A11yTests] { [.minimumSize, .labelPresence, .conflictingTraits] }

        // MARK: Several tests

        /// Runs all tests on all elements on the screen.
        @preconcurrency @MainActor
        public func a11yCheckAllOnScreen(
            file: StaticString = #filePath, line: UInt = #line, ignoringElementIdentifiers: [String] = []
        ) {
            A11yCheck(a11yTestSuiteAll, file: file, line: line).run(ignoring: ignoringElementIdentifiers)
        }

        /// Runs all tests on these elements.
        @preconcurrency @MainActor
        public func a11yAllTestsOn(
            elements: [XCUIElement], minMeaningfulLength: Int = A11yTestValues.minMeaningfulLength,
            maxMeaningfulLength: Int = A11yTestValues.maxMeaningfulLength, minSize: Int = A11yTestValues.minSize,
            allInteractiveElements: Bool = A11yTestValues.allInteractiveElements, file: StaticString = #filePath,
            line: UInt = #line
        ) {
            a11y(
                tests: a11yTestSuiteAll, on: elements, minMeaningfulLength: minMeaningfulLength,
                maxMeaningfulLength: maxMeaningfulLength, minSize: minSize,
                allInteractiveElements: allInteractiveElements, file: file, line: line)
        }

        /// Runs tests on these elements.
        @preconcurrency @MainActor
        public func a11y(
            tests: [A11yTests], on elements: [XCUIElement],
            minMeaningfulLength: Int = A11yTestValues.minMeaningfulLength,
            maxMeaningfulLength: Int = A11yTestValues.maxMeaningfulLength, minSize: Int = A11yTestValues.minSize,
            allInteractiveElements: Bool = A11yTestValues.allInteractiveElements, file: StaticString = #filePath,
            line: UInt = #line
        ) {
            var check = A11yCheck(tests, file: file, line: line)
            check.minMeaningfulLength = minMeaningfulLength
            check.maxMeaningfulLength = maxMeaningfulLength
            check.minSize = minSize
            check.allInteractiveElements = allInteractiveElements
            check.run(on: elements)
        }

        // MARK: Single tests

        /// Checks that an element has the minimum size.
        @preconcurrency @MainActor
        public func a11yCheckValidSizeFor(
            element: XCUIElement, minSize: Int = A11yTestValues.minSize, file: StaticString = #filePath,
            line: UInt = #line
        ) {
            var check = A11yCheck([.minimumSize], file: file, line: line)
            check.minSize = minSize
            check.run(on: [element])
        }

        /// Checks that a control has the minimum size.
        @preconcurrency @MainActor
        public func a11yCheckValidSizeFor(
            interactiveElement: XCUIElement, allElements: Bool = A11yTestValues.allInteractiveElements,
            file: StaticString = #filePath, line: UInt = #line
        ) {
            var check = A11yCheck([.minimumInteractiveSize], file: file, line: line)
            check.allInteractiveElements = allElements
            check.run(on: [interactiveElement])
        }

        /// Checks that an element has a label that is not too short and not in uppercase.
        @preconcurrency @MainActor
        public func a11yCheckValidLabelFor(
            element: XCUIElement, minMeaningfulLength: Int = A11yTestValues.minMeaningfulLength,
            file: StaticString = #filePath, line: UInt = #line
        ) {
            var check = A11yCheck([.labelPresence], file: file, line: line)
            check.minMeaningfulLength = minMeaningfulLength
            check.run(on: [element])
        }

        /// Checks the wording of a control's label.
        @preconcurrency @MainActor
        public func a11yCheckValidLabelFor(
            interactiveElement: XCUIElement, minMeaningfulLength: Int = A11yTestValues.minMeaningfulLength,
            file: StaticString = #filePath, line: UInt = #line
        ) {
            var check = A11yCheck([.buttonLabel], file: file, line: line)
            check.minMeaningfulLength = minMeaningfulLength
            check.includesType = { $0.isA11yUITestsControl }
            check.run(on: [interactiveElement])
        }

        /// Checks the wording of an image's label.
        @preconcurrency @MainActor
        public func a11yCheckValidLabelFor(
            image: XCUIElement, minMeaningfulLength: Int = A11yTestValues.minMeaningfulLength,
            file: StaticString = #filePath, line: UInt = #line
        ) {
            var check = A11yCheck([.imageLabel], file: file, line: line)
            check.minMeaningfulLength = minMeaningfulLength
            check.includesType = { $0 == .image }
            check.run(on: [image])
        }

        /// Checks that a label is not too long.
        @preconcurrency @MainActor
        public func a11yCheckLabelLength(
            element: XCUIElement, maxLength: Int = A11yTestValues.maxMeaningfulLength, file: StaticString = #filePath,
            line: UInt = #line
        ) {
            var check = A11yCheck([.labelLength], file: file, line: line)
            check.maxMeaningfulLength = maxLength
            check.run(on: [element])
        }

        // MARK: Snapshots

        /// Compares the screen with its reference, a file in the bundle of the tests or in
        /// `Snapshots/<name of the test's file>` beside the test's source file. If there is no reference, it is written
        /// under the same conditions as by `assertSnapshot(of:as:)`, and the test fails.
        ///
        /// The name of the reference consists of the name of the test's file, its function and the number of the call
        /// in it.
        @preconcurrency @MainActor
        public func a11ySnapshot(
            testName: String = #function, testsFile: StaticString = #filePath, line: UInt = #line
        ) {
            A11ySnapshotCheck(test: self, function: testName, file: testsFile, line: line).run()
        }
    }
#endif
