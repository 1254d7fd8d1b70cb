import AXSyntax
import Foundation

/// An HTTP server on this machine, which answers like WebDriverAgent.
final class LoopbackServer: Sendable {
    /// The address.
    let url: String
    private let socket: Int32
    private let log = Log()

    /// The paths that were asked for. A lock alone cannot be shared with the thread.
    private final class Log: Sendable {
        let paths = Lock<[String]>(initialState: [])
    }

    /// Starts the server.
    ///
    /// - Parameter answer: Returns the body for a path, and `nil` for no answer at all.
    init(_ answer: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let server = Foundation.socket(AF_INET, kind, 0)
        socket = server
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The calls of the sockets take an address of any family.
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(server, address, size)
                _ = getsockname(server, address, &size)
            }
        }
        listen(server, 8)
        url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
        let log = log
        Thread.detachNewThread {
            while true {
                let client = accept(server, nil, nil)
                guard client >= 0 else { return }
                var bytes = [UInt8](repeating: 0, count: 4_096)
                let count = recv(client, &bytes, bytes.count, 0)
                let words = String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: " ")
                let path = words.count > 1 ? String(words[1]) : ""
                log.paths.withLock { $0.append(path) }
                if let body = answer(path) {
                    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
                    let response = Array(head.utf8) + body
                    var sent = 0
                    while sent < response.count {
                        let count = response[sent...].withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
                        if count <= 0 { break }
                        sent += count
                    }
                } else {
                    sleep(5)
                }
                close(client)
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    /// The paths that were asked for, in order.
    var paths: [String] { log.paths.withLock { $0 } }
}
