#if canImport(Testing)
    import Testing
#endif

/// The place in a test that an assertion stands at, where its failures are shown.
package struct Caller: Sendable {
    /// Module and file: `ShopTests/CheckoutTests.swift`.
    package var fileID: StaticString
    /// The absolute path of the file on the machine that built the test.
    package var file: StaticString
    /// The function around the assertion.
    package var function: StaticString
    /// The line, from 1.
    package var line: UInt
    /// The column, from 1.
    package var column: UInt

    /// A place in a test.
    package init(
        fileID: StaticString, file: StaticString, function: StaticString, line: UInt, column: UInt
    ) {
        self.fileID = fileID
        self.file = file
        self.function = function
        self.line = line
        self.column = column
    }

    /// The file's name without its extension, which is the suite's as people name them.
    package var suite: String {
        let name = FileSystem.name(of: "\(file)")
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The test that runs: the one that Swift Testing knows, else file and function: `CheckoutTests.layout`.
    package var testName: String {
        #if canImport(Testing)
            if let test = Test.current {
                let names = test.id.nameComponents
                return (names.count > 1 ? names : [suite] + names).map(Self.plain).joined(separator: ".")
            }
        #endif
        return suite + "." + Self.plain("\(function)")
    }

    /// The name of the test without its suite: `layout`.
    package var functionName: String {
        #if canImport(Testing)
            if let test = Test.current { return Self.plain(test.name) }
        #endif
        return Self.plain("\(function)")
    }

    /// A function's name without its arguments, however they are called.
    private static func plain(_ name: String) -> String {
        String(name.prefix { $0 != "(" }).filter { $0 != "`" }
    }
}

#if canImport(Testing)
    extension Caller {
        /// The place as Swift Testing has it, which wants a slash in the file's id.
        var sourceLocation: Testing.SourceLocation {
            let id = "\(fileID)"
            return Testing.SourceLocation(
                fileID: id.contains("/") ? id : "Tests/\(FileSystem.name(of: id))", filePath: "\(file)",
                line: max(1, Int(line)), column: max(1, Int(column)))
        }
    }
#endif
