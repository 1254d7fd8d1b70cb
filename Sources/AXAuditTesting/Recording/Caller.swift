#if canImport(Testing)
    import Testing
#endif

/// The source location of an assertion, at which its failures are shown.
package struct Caller: Sendable {
    /// The module and the file name, as in `ShopTests/CheckoutTests.swift`.
    package var fileID: StaticString
    /// The absolute path of the file on the machine that built the test.
    package var file: StaticString
    /// The function that contains the assertion.
    package var function: StaticString
    /// The 1-based line.
    package var line: UInt
    /// The 1-based column.
    package var column: UInt

    /// Creates a source location.
    package init(
        fileID: StaticString, file: StaticString, function: StaticString, line: UInt, column: UInt
    ) {
        self.fileID = fileID
        self.file = file
        self.function = function
        self.line = line
        self.column = column
    }

    /// The file's name without its extension, which by convention is the name of the suite.
    package var suite: String {
        let name = FileSystem.name(of: "\(file)")
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The name of the current test with its suite, as in `CheckoutTests.layout`: from Swift Testing if it knows the
    /// test, otherwise from the file and the function.
    package var testName: String {
        #if canImport(Testing)
            if let test = Test.current {
                let names = test.id.nameComponents
                return (names.count > 1 ? names : [suite] + names).map(Self.baseName).joined(separator: ".")
            }
        #endif
        return suite + "." + Self.baseName("\(function)")
    }

    /// The name of the current test without its suite, as in `layout`.
    package var functionName: String {
        #if canImport(Testing)
            if let test = Test.current { return Self.baseName(test.name) }
        #endif
        return Self.baseName("\(function)")
    }

    /// The names of the suites around the current test from the outside in, without the first one if the file has its
    /// name.
    package var suites: [String] {
        var names: [String] = []
        #if canImport(Testing)
            if let test = Test.current { names = test.id.nameComponents.dropLast().map(Self.baseName) }
        #endif
        // XCTest on Linux does not tell of a test that runs already.
        #if canImport(XCTest) && canImport(ObjectiveC)
            if names.isEmpty, TestRunner.isXCTest, let test = XCTestCaseObserver.shared.testCase {
                names = [String(describing: type(of: test))]
            }
        #endif
        return names.first == suite ? Array(names.dropFirst()) : names
    }

    /// Returns a function's name without its argument labels and backticks.
    private static func baseName(_ name: String) -> String {
        String(name.prefix { $0 != "(" }).filter { $0 != "`" }
    }
}

#if canImport(Testing)
    extension Caller {
        /// The location as a value of Swift Testing, which requires a slash in the file ID.
        var sourceLocation: SourceLocation {
            let id = "\(fileID)"
            return SourceLocation(
                fileID: id.contains("/") ? id : "Tests/\(FileSystem.name(of: id))", filePath: "\(file)",
                line: max(1, Int(line)), column: max(1, Int(column)))
        }
    }
#endif
