/// How large a picture may be.
package struct PictureLimits: Sendable {
    /// The most pixels.
    package var pixels = 40_000_000
    /// The most bytes of the file.
    package var fileBytes = 64 << 20
    /// The most bytes of the decompressed data.
    package var decodedBytes = 256 << 20

    /// The limits for pictures of users.
    package init() {}
}
