#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory in large pages. Touching a page for the first time is what a large dump costs most; with pages of 2 MiB that happens
/// five hundred times less often. Advice only: where it is not taken, nothing changes.
package enum LargePages {
    /// Asks Linux to back a large buffer with large pages.
    package static func advise(_ buffer: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            let page = 1 << 21
            guard let start = buffer.baseAddress, buffer.count >= 2 * page else { return }
            let offset = (page - Int(bitPattern: start) & (page - 1)) & (page - 1)
            madvise(start + offset, (buffer.count - offset) & ~(page - 1), MADV_HUGEPAGE)
        #endif
    }
}
