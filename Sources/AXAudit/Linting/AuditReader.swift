import AXFormats
import AXSyntax
import AXTree

/// Reads the results of Apple's audit: beside a dump (`login.audit.json` beside `login.xml`), or alone.
enum AuditReader {
    /// Returns the screen of an input that is an audit and no dump, or `nil` for any other input.
    static func screen(_ bytes: [UInt8], at path: String, named file: String) throws(InputErrors) -> Screen? {
        let isNamed = path.hasSuffix(CompanionKind.audit.ending)
        guard isNamed || AuditFile.mayBeAudit(bytes) else { return nil }
        let source = SourceText(bytes)
        do throws(SyntaxErrors) {
            guard let issues = try AuditFile.issues(bytes, isNamed: isNamed) else { return nil }
            var screen = AuditFile.screen(issues)
            screen.file = file
            screen.source = source
            return screen
        } catch {
            // A dump whose text mentions a key of an audit has its own errors.
            if !isNamed { return nil }
            throw inputErrors(error, source, file)
        }
    }

    /// Returns the path of the audit beside a dump; `nil` if there is none or if it is left out.
    static func file(beside input: InputFinder.Input) -> String? {
        guard input.path != "-", !input.leavesAuditOut else { return nil }
        if let audit = input.attachment?.audit { return audit }
        let file = CompanionFinder.file(of: .audit, beside: input.path)
        return file == input.path ? nil : file
    }

    /// Sets the issues of the screen of a dump from the audit beside it.
    static func attach(_ bytes: [UInt8], named file: String, to screens: inout [Screen]) throws(InputErrors) {
        if screens.count != 1 {
            let count = screens.count
            throw InputErrors([
                InputError(file: file, message: "an audit is of one screen, and the dump beside it has \(count)")
            ])
        }
        if screens[0].platform != .iOS {
            let name = screens[0].platform.name
            throw InputErrors([
                InputError(file: file, message: "Apple's audit is of an iOS app, and the dump beside it is of \(name)")
            ])
        }
        let source = SourceText(bytes)
        do throws(SyntaxErrors) {
            guard let issues = try AuditFile.issues(bytes, isNamed: true) else {
                throw SyntaxErrors([
                    SyntaxError(at: 0, found: "another document", expected: "the list of issues of Apple's audit")
                ])
            }
            screens[0].issues = issues
        } catch {
            throw inputErrors(error, source, file)
        }
    }

    private static func inputErrors(_ errors: SyntaxErrors, _ source: SourceText, _ file: String) -> InputErrors {
        let locations = source.locations(of: errors.errors.map(\.offset))
        return InputErrors(
            zip(errors.errors, locations).map { InputError(file: file, location: $1, message: $0.message) })
    }
}
