/// The color space of a PNG file, as its chunks have it.
struct PNGColorProfile {
    var isSRGB = false
    /// The exponent of the samples times 100,000; 45455 is usual. `nil` if the file does not have it.
    var gamma: Int?
    /// The code points of the chunk cICP (ITU-T H.273): primaries, transfer function, matrix, range.
    var codePoints: [UInt8]?
    /// The space of an embedded profile.
    private var embedded: ColorSpace?
    private var hasProfile = false

    /// Reads the chunk iCCP: a name, and a compressed profile.
    mutating func read(_ contents: [UInt8]) {
        hasProfile = true
        guard let end = contents.firstIndex(of: 0), end + 2 < contents.count, contents[end + 1] == 0 else { return }
        guard var inflater = try? Inflater(Array(contents[(end + 2)...])) else { return }
        var profile: [UInt8] = []
        // Profiles of screens have a few kilobytes.
        while !inflater.isAtEnd, profile.count < 1 << 20 {
            guard (try? inflater.inflate()) != nil else { return }
            profile += inflater.buffer[inflater.new]
        }
        embedded = ColorSpace(profile: profile)
    }

    /// The color space; `nil` for one that is not known. The first of these chunks that a file has counts: cICP, iCCP,
    /// sRGB, gAMA (PNG specification, 4.3).
    private var space: ColorSpace? {
        if let codePoints {
            // Rec. 709 and P3 primaries with the transfer function of sRGB, full range.
            guard codePoints[1] == 13, codePoints[3] == 1 else { return nil }
            return codePoints[0] == 1 ? .sRGB : codePoints[0] == 12 ? .displayP3 : nil
        }
        if hasProfile { return embedded }
        if isSRGB { return .sRGB }
        if let gamma, (1000...1_000_000).contains(gamma) { return .gamma(Double(gamma) / 100_000) }
        return .sRGB
    }

    /// The conversion to sRGB, or `nil` if none is needed.
    var conversion: ColorConversion? { ColorConversion(from: space ?? .sRGB) }

    /// What a user should know about the color space.
    var notes: [String] {
        space == nil ? ["the color profile of the picture is not known; its colors are taken as sRGB"] : []
    }
}
