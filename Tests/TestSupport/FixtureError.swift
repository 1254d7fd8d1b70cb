import AXDumps

/// What the dumps of a format in Tests/Fixtures lack for the tests of every format.
struct FixtureError: Error, CustomStringConvertible {
    let format: InputFormat
    /// What is missing, after the name of the folder.
    let lack: String

    var description: String {
        "Tests/Fixtures/\(format.id) has \(lack): \(InputFormat.step(3))"
    }
}
