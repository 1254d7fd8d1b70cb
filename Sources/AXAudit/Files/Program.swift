import Foundation

/// Runs other programs.
package enum Program {
    /// Runs a program, and returns its exit code and what it wrote to standard error. Its output is dropped.
    ///
    /// - Parameter path: The path of the program.
    /// - Throws: If it cannot be started.
    package static func run(
        _ path: String, _ arguments: [String]
    ) throws(FileSystem.Failure) -> (code: Int32, errors: String) {
        #if os(macOS) || os(Linux)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            let errors = Pipe()
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            do { try process.run() } catch { throw .cannotStart(path) }
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        #else
            throw .cannotStart(path)
        #endif
    }
}
