/// The picture of a device's screen.
enum DevicePicture {
    /// A PNG.
    case png([UInt8])
    /// None, and why.
    case none(reason: String)

    /// Creates the picture that a program wrote, `nil` if that is no PNG. A warning of the program can be before it.
    init?(output: [UInt8]) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let starts = 0..<max(0, min(output.count - signature.count, 4_096) + 1)
        guard let start = starts.first(where: { output[$0...].starts(with: signature) }) else { return nil }
        self = .png(Array(output[start...]))
    }
}
