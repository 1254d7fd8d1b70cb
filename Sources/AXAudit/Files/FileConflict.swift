import AXAuditCore
import AXSyntax

/// A file that a run would write although it reads it, or for two outputs.
package struct FileConflict: Error, Hashable, Sendable {
    /// What would be written.
    package let output: OutputRole
    /// The other use of the file.
    package let other: Use
    /// The path of the file, for messages.
    package let file: String
    /// The error, with the path of the file and both roles.
    package let message: String

    /// The streams of this process that go to a file that the run reads, which not even this message may go to.
    package var streams: Set<StandardStream> = []

    /// A use of a file that forbids to write to it.
    package enum Use: Hashable, Sendable {
        case input(InputRole)
        case output(OutputRole)
        /// A name by which later runs find a file of this role.
        case reservedName(InputRole)
    }

    /// An output that would replace an input.
    init(_ output: RunFiles.Output, over input: RunFiles.Input) {
        self.output = output.role
        other = .input(input.role)
        let isStandardInput = input.role == .standardInput
        file = FileSystem.displayed(isStandardInput ? output.path : input.path).printable
        let isSamePath = isStandardInput || input.path == output.path
        let link = isSamePath ? "" : " (\(FileSystem.displayed(output.path).printable) is the same file)"
        message =
            "\(file): \(output.role.name) would overwrite \(input.role.name)\(link); "
            + "choose another file for \(output.role.definiteName)"
    }

    /// A stream that is `appended` or `redirected` to an input.
    init(_ stream: StandardStream, to input: RunFiles.Input, verb: String) {
        output = .report
        streams = [stream]
        other = .input(input.role)
        let isStandardInput = input.role == .standardInput
        file = isStandardInput ? "" : FileSystem.displayed(input.path).printable
        message =
            (isStandardInput ? "" : "\(file): ") + "\(stream.rawValue) is \(verb) to \(input.role.name); "
            + "redirect it to another file"
    }

    /// Two outputs for one file.
    init(_ output: RunFiles.Output, _ first: RunFiles.Output) {
        self.output = output.role
        other = .output(first.role)
        file = FileSystem.displayed(output.path).printable
        let roles =
            output.role == .report && first.role == .report
            ? "two reports for one file" : "\(first.role.name) and \(output.role.name) for one file"
        message = "\(file): \(roles); use a separate file for each"
    }

    /// An output with the name of a file that later runs would read.
    init(_ output: RunFiles.Output, named role: InputRole) {
        self.output = output.role
        other = .reservedName(role)
        file = FileSystem.displayed(output.path).printable
        message =
            "\(file): later runs would read \(output.role.name) as "
            + "\(role.name); choose another file for \(output.role.definiteName)"
    }
}
