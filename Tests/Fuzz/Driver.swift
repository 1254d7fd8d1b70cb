// Linked by Tests/Fuzz/run with the modules below, which are compiled for libFuzzer so that it sees every branch.

import AXConfiguration
import AXEngine
import AXDumps
import AXFormats
import AXPictures
import AXRules
import AXSnapshots
import AXSyntax
import AXTree

/// The value of the environment variable AXAUDIT_FUZZ: the name of a target, or `list`.
private let request = getenv("AXAUDIT_FUZZ").map { String(cString: $0) } ?? "any"

/// What the bytes are given to.
private struct Target: Sendable {
    let name: String
    let run: @Sendable ([UInt8]) -> Void
}

/// The reader of each format and of any format, and what else reads files.
private let targets: [Target] =
    InputFormat.all.map { format in Target(name: format.id) { read($0, format) } } + [
        Target(name: "any") { read($0, nil) }, Target(name: "audit", run: audit),
        Target(name: "configuration", run: readConfiguration), Target(name: "baseline", run: readBaseline),
        Target(name: "references", run: compare), Target(name: "picture", run: readPicture),
    ]
private let target = targets.first { $0.name == request }

/// Prints the names that AXAUDIT_FUZZ can have, if it is `list`, and ends the process.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutablePointer<CInt>?, _: UnsafeMutableRawPointer?) -> CInt {
    if request == "list" {
        print(targets.map(\.name).joined(separator: " "))
        exit(0)
    }
    precondition(target != nil, "no target is named \(request)")
    return 0
}

/// Gives one input to the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    target?.run(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}

// MARK: Dumps

/// Reads a dump and checks what must hold of everything that is read, or said about what cannot be.
private func read(_ bytes: [UInt8], _ format: InputFormat?) {
    for screen in screens(bytes, format) {
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
}

/// Returns the screens of a dump; none if it cannot be read.
private func screens(_ bytes: [UInt8], _ format: InputFormat?) -> [Screen] {
    do throws(InputErrors) { return try TreeReader.read(bytes, file: "fuzz", format: format) } catch {
        precondition(!error.errors.isEmpty)
        for error in error.errors { checkMessage(error.message) }
        return []
    }
}

/// Checks that a message is one that can be printed.
private func checkMessage(_ message: String) {
    precondition(!message.isEmpty && message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
}

/// Reads a picture. What is written of it must read as the same pixels. Checksums are set right first: no fuzzer finds
/// them.
@Sendable private func readPicture(_ bytes: [UInt8]) {
    var limits = PictureLimits()
    limits.pixels = 1 << 20
    for file in [bytes, withChecksums(bytes)] {
        do throws(PictureError) {
            let picture = try PictureReader.read(file, limits: limits)
            precondition(picture.pixels.count == picture.width * picture.height)
            if picture.pixels.count > 1 << 14 { continue }
            do throws(PictureError) {
                let copy = try PNGDecoder.decode(PNGEncoder.encode(picture))
                precondition(copy.pixels == picture.pixels, "the pixels changed")
            } catch { preconditionFailure("the picture cannot be read again") }
        } catch { checkMessage(error.description) }
    }
}

/// Returns a PNG whose chunks have the right checksums.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var (bytes, at) = (bytes, 8)
    while at + 12 <= bytes.count {
        let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= bytes.count - at - 12 else { break }
        let end = at + 8 + length
        let sum = CRC32.checksum(bytes[at + 4..<end])
        for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
        at = end + 4
    }
    return bytes
}

// MARK: Audit

/// Runs all rules over the screens of a dump.
@Sendable private func audit(_ bytes: [UInt8]) {
    for screen in screens(bytes, nil) {
        for includesSystem in [false, true] {
            var audit = Audit(rules: Rule.all)
            audit.includesSystem = includesSystem
            let result = audit(screen)
            for finding in result.findings {
                // Those rules quote a text as A11yUITests does; reports escape it.
                if !finding.ruleID.hasPrefix("a11yuitests-") { checkMessage(finding.message) }
                precondition(!finding.key.isEmpty)
                for element in finding.elements {
                    precondition(screen.elements.indices.contains(element.index))
                    precondition(element.location.line > 0 && element.location.column > 0)
                }
            }
        }
    }
}

// MARK: Files of a project

@Sendable private func readConfiguration(_ bytes: [UInt8]) {
    do throws(SettingsErrors) {
        _ = try Configuration(parsing: bytes, file: "fuzz", folder: "/", rules: RuleIndex(Rule.all))
    } catch {
        check(error)
    }
}

private func check(_ error: SettingsErrors) {
    precondition(!error.errors.isEmpty)
    for error in error.errors { checkMessage(error.message) }
}

/// Reads a baseline. What is written of it must read as the same entries.
@Sendable private func readBaseline(_ bytes: [UInt8]) {
    let rules = RuleIndex(Rule.all)
    do throws(SettingsErrors) {
        let baseline = try Baseline(parsing: bytes, file: "fuzz", rules: rules)
        do throws(SettingsErrors) {
            let copy = try Baseline(parsing: Array(baseline.text.utf8), file: "fuzz", rules: rules)
            precondition(copy.entries.map(\.key) == baseline.entries.map(\.key), "the baseline changed")
            precondition(copy.count == baseline.count, "a count changed")
        } catch {
            preconditionFailure("the baseline cannot be read again")
        }
    } catch {
        check(error)
    }
}

/// Compares two dumps or snapshots, which a NUL separates, and a screen with the first one as its reference.
@Sendable private func compare(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    let screen = screens(parts[parts.count - 1], nil).first
    for style in SnapshotStyle.allCases {
        do throws(InputErrors) {
            let reference = try SnapshotReference(parsing: parts[0], file: "fuzz", style: style)
            if let screen { _ = try? Snapshot.verify(screen, against: reference) }
        } catch {
            for error in error.errors { checkMessage(error.message) }
        }
    }
    guard let before = try? ComparisonInput(parsing: parts[0], file: "before", among: InputFormat.all),
        let after = try? ComparisonInput(parsing: parts[parts.count - 1], file: "after", among: InputFormat.all)
    else { return }
    let differences = try? ComparisonInput.differences(from: before, to: after)
    // An input has no differences to itself.
    if parts.count == 1, let differences { precondition(differences.allSatisfy(\.isEmpty)) }
}
