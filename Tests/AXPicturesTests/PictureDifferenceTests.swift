import Testing

@testable import AXPictures

/// Where two pictures differ.
@Suite("Differences of pictures")
struct PictureDifferenceTests {
    private let blank = Picture(width: 360, height: 640, filledWith: 0xFFFF_FFFF)

    private func filled(_ rects: PixelRect..., with pixel: UInt32 = 0xFF00_0000) -> Picture {
        var picture = blank
        for rect in rects { picture.fill(rect, with: pixel) }
        return picture
    }

    @Test("Equal pictures have no areas, and a picture and a half of it neither")
    func equal() throws {
        let picture = filled(PixelRect(x: 40, y: 40, width: 100, height: 60))
        #expect(try #require(PictureDifference(picture, picture)).areas.isEmpty)
        let difference = try #require(PictureDifference(picture, picture.halved()))
        #expect(difference.areas.isEmpty)
        #expect(difference.size == (180, 320))
    }

    @Test("An area is as large as what changed, and changes apart are areas of their own")
    func areas() throws {
        let rects = [PixelRect(x: 10, y: 20, width: 1, height: 1), PixelRect(x: 100, y: 300, width: 57, height: 33)]
        let difference = try #require(PictureDifference(blank, filled(rects[0], rects[1])))
        #expect(difference.areas == rects)
        let near = filled(rects[1], PixelRect(x: 160, y: 310, width: 20, height: 5))
        #expect(
            try #require(PictureDifference(near, blank)).areas == [PixelRect(x: 100, y: 300, width: 80, height: 33)],
            "the letters of a word are one area")
    }

    @Test("Rounding is no change, a shade is one", arguments: [(0xFFFD_FDFD, 0), (0xFFFA_FAFA, 1), (0xFFFF_FFF0, 1)])
    func shades(pixel: UInt32, count: Int) throws {
        let changed = filled(PixelRect(x: 0, y: 0, width: 50, height: 50), with: pixel)
        #expect(try #require(PictureDifference(blank, changed)).areas.count == count)
    }

    @Test("Changes all over are few areas, which contain every change")
    func many() throws {
        var changed = blank
        for y in stride(from: 0, to: 640, by: 20) { for x in stride(from: 0, to: 360, by: 20) { changed[x, y] = 0 } }
        let areas = try #require(PictureDifference(blank, changed)).areas
        #expect(!areas.isEmpty && areas.count <= 40)
        for (index, area) in areas.enumerated() {
            for other in areas[(index + 1)...] { #expect(area.intersection(other).isEmpty) }
        }
        for y in stride(from: 0, to: 640, by: 20) {
            for x in stride(from: 0, to: 360, by: 20) {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                #expect(areas.contains { $0.intersection(pixel) == pixel })
            }
        }
    }

    @Test("Pictures of different sizes are not compared")
    func sizes() {
        #expect(PictureDifference(blank, Picture(width: 360, height: 600)) == nil)
        #expect(PictureDifference(blank, Picture(width: 300, height: 640)) == nil)
    }
}
