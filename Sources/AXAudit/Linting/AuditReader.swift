import AXAuditCore
import AXFormats
import AXSyntax
import AXTree

/// Reads the results of Apple's audit that are inputs of their own.
enum AuditReader {
    /// Returns the screen of an input that is an audit and no dump, or `nil` for any other input.
    static func screen(_ bytes: [UInt8], at path: String, named file: String) throws(InputErrors) -> Screen? {
        let isNamed = path.hasSuffix(CompanionKind.audit.ending)
        guard isNamed || AuditFile.mayBeAudit(bytes) else { return nil }
        let source = SourceText(bytes)
        do throws(SyntaxErrors) {
            guard let issues = try AuditFile.issues(bytes, isNamed: isNamed) else { return nil }
            var screen = AuditFile.screen(issues)
            screen.origin.file = file
            screen.origin.source = source
            return screen
        } catch {
            // A dump whose text mentions a key of an audit has its own errors.
            if !isNamed { return nil }
            throw InputErrors(error, in: source, file: file)
        }
    }
}
