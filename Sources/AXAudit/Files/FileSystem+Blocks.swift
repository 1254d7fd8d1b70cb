import AXAuditCore
import AXSyntax

extension FileSystem {
    /// Returns the bytes of standard input that can be read at once, at least one and at most 256 KiB, or none at the
    /// end.
    package static func readStandardInputBlock() throws(Failure) -> [UInt8] {
        register(0, at: "-", as: .standardInput)
        return try block(of: 0)
    }

    /// Whether `readStandardInputBlock` returns without waiting: there are bytes to read, or the end is reached.
    package static var isStandardInputWaiting: Bool {
        // poll(2) fills the structure that it gets a pointer to.
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }

    /// Returns the bytes of an open file that can be read at once, at least one and at most 256 KiB, or none at the
    /// end.
    static func block(of file: Int32) throws(Failure) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            // read(2) is the C call that needs the buffer's address.
            let count = block.withUnsafeMutableBytes { systemRead(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Failure(errno) }
            return Array(block[..<count])
        }
    }
}
