import AXSyntax

/// Reads dumps and audits them: what the tool and the test assertions share.
package struct Linter: Sendable {
    /// What to do with a screen of an input before it is audited, and the audit to run over it.
    package var prepare: @Sendable (Screen, InputFinder.Input) -> Preparation
    /// The format to read every input as; nil for what its content shows.
    package var format: InputFormat?
    /// The language of every screen, whatever its dump says; nil for what it says.
    package var locale: String?
    /// What reports call standard input.
    package var standardInputName = "<stdin>"
    /// The bytes of standard input.
    package var standardInput: @Sendable () throws(FileSystem.Failure) -> [UInt8]

    /// A screen as it is to be audited.
    package struct Preparation: Sendable {
        package var screen: Screen
        package var place: ScreenPlace
        package var audit: Audit

        package init(_ screen: Screen, _ place: ScreenPlace, _ audit: Audit) {
            self.screen = screen
            self.place = place
            self.audit = audit
        }
    }

    /// A linter of one audit for every screen; it reads standard input when `-` is among its inputs.
    package init(
        audit: Audit,
        standardInput: @escaping @Sendable () throws(FileSystem.Failure) -> [UInt8] = FileSystem.readStandardInput
    ) {
        prepare = { screen, _ in Preparation(screen, ScreenPlace(name: screen.title, path: screen.file), audit) }
        self.standardInput = standardInput
    }

    /// What came of one input.
    package enum Outcome: Sendable {
        case screens([ScreenAudit])
        case errors([InputError])
        /// Met in a folder, and no tree of a format that we know.
        case skipped
    }

    /// Audits inputs in parallel. The outcomes are in the order of the inputs; `progress` hears how many are done.
    package func outcomes(
        of inputs: [InputFinder.Input], progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
    ) -> [Outcome] {
        concurrentMap(inputs, progress: { progress?($0, inputs.count) }) { outcome(of: $0) }
    }

    private func outcome(of input: InputFinder.Input) -> Outcome {
        switch screens(of: input) {
        case .success(let screens):
            var audits: [ScreenAudit] = []
            for screen in screens {
                let preparation = prepare(screen, input)
                var audit = preparation.audit(preparation.screen)
                audit.place = preparation.place
                audits.append(audit)
            }
            return .screens(audits)
        case .failure(let failure) where failure.isUnrecognised && !input.isNamed: return .skipped
        case .failure(let failure): return .errors(failure.errors)
        }
    }

    /// The screens of one input.
    package func screens(of input: InputFinder.Input) -> Result<[Screen], InputErrors> {
        let file = input.path == "-" ? standardInputName : input.path
        let bytes: [UInt8]
        do throws(FileSystem.Failure) {
            bytes = try input.path == "-" ? standardInput() : FileSystem.read(input.path)
        } catch {
            return .failure(InputErrors([InputError(file: file, message: "cannot be read: \(error.message)")]))
        }
        do throws(InputErrors) {
            var screens = try TreeReader.read(bytes, file: file, format: format)
            if let locale {
                for index in screens.indices { screens[index].locale = locale }
            }
            return .success(screens)
        } catch {
            return .failure(error)
        }
    }
}
