import AXSyntax

/// Reads dumps and audits their screens, for the command line and for test assertions.
package struct Linter: Sendable {
    /// Prepares a screen of an input and chooses the audit to run over it.
    package var prepare: @Sendable (Screen, InputFinder.Input) -> Preparation
    /// The formats that can be read.
    package var formats = InputFormat.all
    /// The format of every input, or `nil` to detect it from the content.
    package var format: InputFormat?
    /// The locale of every screen, or `nil` for the locale in the dump.
    package var locale: String?
    /// What is kept of audited screens besides their findings.
    package var detail = ScreenDetail.source
    /// The density of every screen with frames in pixels whose dump does not carry one, in pixels per dp; `nil` to look for a file of
    /// capabilities.
    package var density: Double?
    /// Returns the time that has passed since some point in the past, to measure rules; `nil` to measure nothing.
    package var now: (@Sendable () -> Duration)?
    /// The file name of standard input in reports.
    package var standardInputName = "<stdin>"
    /// Returns the bytes of standard input, up to a limit.
    package var standardInput: @Sendable (_ limit: Int) throws(FileSystem.Failure) -> [UInt8]
    /// The greatest size of an input, in bytes.
    package var sizeLimit = FileSystem.defaultSizeLimit

    /// A screen with its audit.
    package struct Preparation: Sendable {
        package var screen: Screen
        package var screenID: ScreenID
        package var audit: Audit

        package init(_ screen: Screen, _ screenID: ScreenID, _ audit: Audit) {
            self.screen = screen
            self.screenID = screenID
            self.audit = audit
        }
    }

    /// A linter that runs the same audit over every screen.
    package init(
        audit: Audit,
        standardInput: @escaping @Sendable (_ limit: Int) throws(FileSystem.Failure) -> [UInt8] = {
            limit throws(FileSystem.Failure) in try FileSystem.readStandardInput(limit: limit)
        }
    ) {
        prepare = { screen, _ in Preparation(screen, ScreenID(name: screen.title, path: screen.file), audit) }
        self.standardInput = standardInput
    }

    /// The result of one input.
    package enum Outcome: Sendable {
        case screens([ScreenAudit])
        case errors([InputError])
        /// A file in a folder that no format claims.
        case skipped
    }

    /// Audits inputs in parallel and returns the outcomes in the order of the inputs.
    package func outcomes(
        of inputs: [InputFinder.Input], progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
    ) -> [Outcome] {
        let shared = Lock(initialState: StoppedRules())
        let outcomes = concurrentMap(Array(inputs.indices), progress: { progress?($0, inputs.count) }) { number in
            outcome(of: inputs[number]) { audit in
                shared.withLock { stopped in
                    if let audit { stopped.add(audit, of: number) }
                    return stopped.reasons(for: number)
                }
            }
        }
        let stopped = shared.withLock { $0 }
        return outcomes.enumerated().map { number, outcome in
            guard case .screens(var audits) = outcome else { return outcome }
            for index in audits.indices { stopped.withdraw(from: &audits[index], of: number) }
            return .screens(audits)
        }
    }

    /// - Parameter stopped: Takes the audit of the last screen, and returns the rules that are not checked any more.
    private func outcome(
        of input: InputFinder.Input, stopped: (ScreenAudit?) -> [String: String]
    ) -> Outcome {
        switch screens(of: input) {
        case .success(let screens):
            var audits: [ScreenAudit] = []
            for (number, screen) in screens.enumerated() {
                let preparation = prepare(screen, input)
                var rules = preparation.audit
                rules.now = now
                rules.stopped = stopped(audits.last)
                for rule in audits.last?.notChecked ?? [] where rule.isStopped {
                    rules.stopped[rule.ruleID] = rule.reason
                }
                var audit = rules(preparation.screen)
                audit.screenID = preparation.screenID
                audit.number = number
                audit.reduce(to: detail)
                audits.append(audit)
            }
            _ = stopped(audits.last)
            return .screens(audits)
        case .failure(let failure) where failure.isUnrecognised && !input.isNamed: return .skipped
        case .failure(let failure): return .errors(failure.errors)
        }
    }

    /// The screens of one input.
    package func screens(of input: InputFinder.Input) -> Result<[Screen], InputErrors> {
        let file = input.path == "-" ? standardInputName : PathText.shown(input.path)
        let bytes: [UInt8]
        do throws(InputError) { bytes = try self.bytes(of: input.path, named: file, isNamed: input.isNamed) } catch {
            return .failure(InputErrors([error]))
        }
        do throws(InputErrors) {
            var screens = try TreeReader.read(bytes, file: file, format: format, among: formats)
            if !input.isNamed, let reason = Self.reasonToSkip(bytes, screens) {
                return .failure(InputErrors([InputError(file: file, message: reason)], isUnrecognised: true))
            }
            try CapabilitiesFile.setDensity(of: &screens, option: density, path: input.path)
            if let locale {
                for index in screens.indices { screens[index].locale = locale }
            }
            return .success(screens)
        } catch {
            return .failure(error)
        }
    }

    /// The bytes of a file that messages call `name`, or of standard input for the path `-`.
    package func bytes(of path: String, named name: String, isNamed: Bool) throws(InputError) -> [UInt8] {
        do throws(FileSystem.Failure) {
            return try path == "-"
                ? standardInput(sizeLimit) : FileSystem.read(path, isNamed: isNamed, limit: sizeLimit)
        } catch {
            let hint = error == .tooLarge(sizeLimit) ? "; --max-size raises the limit" : ""
            throw InputError(file: name, message: "cannot be read: \(error.message)\(hint)")
        }
    }

    /// The reason why a file in a folder is no dump although it can be read as one, or `nil` if it is one.
    private static func reasonToSkip(_ bytes: [UInt8], _ screens: [Screen]) -> String? {
        // Reports without findings are empty lists, that of GitLab for example.
        if screens.allSatisfy(\.elements.isEmpty), bytes.lazy.filter({ $0 > 0x20 }).elementsEqual("[]".utf8) {
            return "found an empty list"
        }
        if screens.first?.format == InputFormat.a11yuitests.id, JSONSnapshotFile.wrote(bytes) {
            return "found a reference of axaudit snapshot"
        }
        return nil
    }
}
