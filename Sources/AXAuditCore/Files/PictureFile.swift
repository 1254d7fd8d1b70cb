import AXEngine
import AXPictures
import AXSyntax

/// The companion with the picture of a screen: `login.png` beside `login.xml`.
package enum PictureFile {
    /// Reads JPEG, WebP and HEIC files on Apple's systems; `nil` elsewhere.
    #if canImport(ImageIO)
        static let others: PictureReader.Decoder? = { file, limits throws(PictureError) in
            try ImageIODecoder.decode(file, limits)
        }
    #else
        static let others: PictureReader.Decoder? = nil
    #endif

    /// Reads the picture that a test took of a screen.
    package static func read(_ captured: CapturedPicture, of screen: Screen) -> PictureInput {
        let isWhole = captured.frame.x == 0 && captured.frame.y == 0 && captured.frame.size == screen.size
        let contents = Result { () throws(PictureError) in try PictureReader.read(captured.file, others: others) }
        return PictureInput(
            file: CapturedPicture.fileName, contents: contents, part: isWhole ? nil : captured.frame)
    }

    /// Reads a picture: a PNG, or its Base64 in the answer of WebDriver; on Apple's systems also JPEG, WebP and HEIC.
    ///
    /// - Parameters:
    ///   - isNamed: Whether the user named the file.
    ///   - withDigest: Whether to compute the digest of the file.
    package static func read(_ path: String, isNamed: Bool = false, withDigest: Bool) -> PictureInput {
        let (file, limits) = (PathText.shown(path), PictureLimits())
        let bytes: [UInt8]
        do throws(FileSystem.Failure) {
            bytes = try FileSystem.read(path, as: .companion(.picture), isNamed: isNamed, limit: limits.fileBytes)
        } catch {
            return PictureInput(file: file, contents: .failure(PictureError(error.message, isRefusal: error.isAbsence)))
        }
        let digest = withDigest ? SHA256.hexadecimal(bytes) : nil
        do throws(PictureError) {
            return PictureInput(
                file: file, digest: digest,
                contents: .success(try PictureReader.read(bytes, limits: limits, others: others)),
                canBeLinked: file == path && bytes.starts(with: PNGDecoder.signature))
        } catch {
            return PictureInput(file: file, digest: digest, contents: .failure(error))
        }
    }
}
