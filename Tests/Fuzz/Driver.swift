// Linked by Tests/Fuzz/run with AXSyntax, AXTree and AXFormats, which are compiled for libFuzzer so that it sees every branch.

import AXFormats
import AXSyntax
import AXTree

/// The value of the environment variable AXAUDIT_FUZZ: the format to read, `any` for the one that the content shows, or
/// `list`.
private let request = getenv("AXAUDIT_FUZZ").map { String(cString: $0) } ?? "any"
private let format = InputFormat(id: request)

/// Prints the names that AXAUDIT_FUZZ can have, if it is `list`, and ends the process.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutablePointer<CInt>?, _: UnsafeMutableRawPointer?) -> CInt {
    if request == "list" {
        print((InputFormat.all.map(\.id) + ["any"]).joined(separator: " "))
        exit(0)
    }
    precondition(request == "any" || format != nil, "no format is named \(request)")
    return 0
}

/// Reads one input and checks what must hold of everything that is read, or said about what cannot be.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(InputErrors) {
        for screen in try TreeReader.read(bytes, file: "fuzz", format: format) {
            var open: [Int] = []
            for (index, element) in screen.elements.enumerated() {
                while let last = open.last, screen.elements[last].subtreeEnd <= index { open.removeLast() }
                precondition(element.parent == open.last && element.depth == open.count)
                precondition(element.subtreeEnd > index)
                precondition(
                    element.subtreeEnd <= open.last.map { screen.elements[$0].subtreeEnd } ?? screen.elements.count)
                precondition(element.offset < bytes.count)
                if let frame = element.frame { precondition(Rect.reasonable.contains(frame.x)) }
                if !screen.carries.contains(.traits) { precondition(element.traits == nil || element.traits == []) }
                open.append(index)
            }
            let exposure = Exposure(screen)
            precondition(exposure.order == exposure.order.sorted())
            _ = screen.keys(of: Array(exposure.order.prefix(20)))
            _ = screen.locations(of: Array(screen.elements.indices.prefix(20)))
        }
    } catch {
        precondition(!error.errors.isEmpty)
        for error in error.errors {
            precondition(!error.message.isEmpty && error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        }
    }
    return 0
}
