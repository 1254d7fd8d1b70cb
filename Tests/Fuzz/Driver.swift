// Compiled together with Sources/AXTree by Tests/Fuzz/run, into one module, so that libFuzzer sees every branch.

#if canImport(Glibc)
    import Glibc
#endif

/// The reader under test: the one that AXAUDIT_FUZZ names, or whichever the content shows.
private let format = getenv("AXAUDIT_FUZZ").flatMap { InputFormat(id: String(cString: $0)) }

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
