import AXPictures
import TestSupport
import Testing

/// The measurement of elements whose findings by Google's Accessibility Scanner are known.
@Suite("Crops of the Accessibility Scanner")
struct CropTests {
    /// Of the crops that were not reported and are called too low, those whose contrast is too low to the eye: gray
    /// hints of fields, and arrows that are nearly as green or gray as their background.
    private static let confirmed: Set = ["tn189.png", "tn199.png", "in032.png", "in057.png"]

    @Test("Answers agree with the Scanner", .enabled(if: ContrastData.isAvailable, "AXAUDIT_CONTRAST is not set"))
    func crops() throws {
        var (reported, refused, unreported, low): (Int, Int, Int, [String]) = (0, 0, 0, [])
        for row in try ContrastData.rows("crops.tsv") where row["mark"] == "" {
            let file = try #require(row["file"])
            let picture = try PNGDecoder.decode(ContrastData.bytes("crops/" + file))
            let frame = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
            let ratio = ContrastMeter(picture).measure(frame, clip: frame).ratio
            if row["reported"] == "yes" {
                reported += 1
                if ratio == nil { refused += 1 }
                let scanners = try #require(Double(row["ratio"] ?? ""))
                #expect(scanners >= 3 || ratio ?? 0 < 4.5, "\(file): \(ratio ?? 0), the Scanner says \(scanners)")
                // An icon needs only 3:1.
                if row["kind"] == "image" { #expect(scanners >= 3 || ratio ?? 0 < 3.2, "\(file)") }
            } else {
                unreported += 1
                if let ratio, ratio < 3 { low.append(file) }
            }
        }
        print("crops: \(refused) of \(reported) reported are refused, \(low.count) of \(unreported) others are too low")
        #expect(reported == 380 && unreported > 340)
        #expect(refused * 100 <= 45 * reported)
        #expect(low.filter { !Self.confirmed.contains($0) }.count * 50 <= unreported)
    }
}
