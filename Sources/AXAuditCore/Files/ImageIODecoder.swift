#if canImport(ImageIO)
    import AXPictures
    import CoreGraphics
    import Foundation
    import ImageIO

    /// Reads pictures of other kinds than PNG with Apple's ImageIO.
    enum ImageIODecoder {
        /// Reads the pixels of a file, converted to sRGB.
        static func decode(_ file: [UInt8], _ limits: PictureLimits) throws(PictureError) -> Picture {
            guard let source = CGImageSourceCreateWithData(Data(file) as CFData, nil),
                let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
                let width = properties[kCGImagePropertyPixelWidth] as? Int,
                let height = properties[kCGImagePropertyPixelHeight] as? Int, width > 0, height > 0
            else { throw PictureError("the file is damaged, or of a kind that this system cannot read") }
            // The size is checked before anything is decoded.
            guard width <= limits.pixels / height else {
                throw PictureError(
                    "the picture has \(width)×\(height) pixels; the limit is \(limits.pixels / 1_000_000) megapixels")
            }
            let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
            guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil), image.width == width,
                image.height == height, let space = CGColorSpace(name: CGColorSpace.sRGB),
                let context = CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: space,
                    bitmapInfo: info)
            else { throw PictureError("the pixels of the picture cannot be read") }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            guard let data = context.makeImage()?.dataProvider?.data else {
                throw PictureError("the pixels of the picture cannot be read")
            }
            return try picture(Array(data as Data), width, height)
        }

        /// Returns the picture with these bytes: red, green, blue and alpha of each pixel.
        private static func picture(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(PictureError) -> Picture {
            var picture = Picture(width: width, height: height)
            guard bytes.count >= 4 * picture.pixels.count else {
                throw PictureError("the pixels of the picture cannot be read")
            }
            var at = 0
            for index in picture.pixels.indices {
                let color = UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
                picture.pixels[index] = UInt32(bytes[at + 3]) << 24 | color
                at += 4
            }
            picture.notes = ["the picture is compressed with loss: colors are approximate"]
            return picture
        }
    }
#endif
