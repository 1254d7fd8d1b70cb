/// What becomes of memory that is given back.
package enum FreedMemory {
    /// Asks the C library to keep it for whoever asks next, in a process that does its work and ends. Left to itself GNU's gives
    /// every larger buffer back to Linux at once, and touching new pages for the next one is a twentieth of a run.
    package static func keep() {
        #if canImport(Glibc)
            typealias Option = @convention(c) (Int32, Int32) -> Int32
            let set = GNUFunction.named("mallopt", as: Option.self)
            // M_MMAP_THRESHOLD: larger buffers come from Linux, for they can be had in large pages.
            _ = set?(-3, 4 << 20)
            // M_TRIM_THRESHOLD
            _ = set?(-1, 32 << 20)
        #endif
    }
}
