/// What the functions and types of an app show of their parameters: `PrimaryButton("Pay")` shows the text if its body
/// has `Text(title)`. Only the body itself is looked at, and not the components in it.
struct ComponentIndex {
    private struct Component {
        /// The names of the parameters in their order.
        var parameters: [String] = []
        /// What the parameters become that are shown, by name.
        var properties: [String: Mention.Property] = [:]

        func property(of argument: CodeArgument) -> Mention.Property? {
            if !argument.name.isEmpty { return properties[argument.name] }
            return argument.position < parameters.count ? properties[parameters[argument.position]] : nil
        }
    }

    /// The components by their name, then by the index of the file.
    private var components: [String: [Int: Component]] = [:]
    private let endings: [Substring]

    /// Creates the index of the components to which texts are given.
    init(_ scanned: [ScannedFile]) {
        endings = scanned.map { $0.file.path.split(separator: ".").last ?? "" }
        let names = Set(scanned.lazy.flatMap(\.mentions).filter { $0.argument != nil }.map(\.call))
        for (file, scan) in scanned.enumerated() {
            let owners = scan.scopes.map { $0.isBody ? Self.component($0.name) : "" }
            for (owner, scope) in zip(owners, scan.scopes) where !owner.isEmpty && names.contains(owner) {
                var component = components[owner, default: [:]][file] ?? Component()
                if component.parameters.isEmpty { component.parameters = scope.parameters }
                components[owner, default: [:]][file] = component
            }
            for use in scan.uses where use.argument == nil {
                var (scope, depth) = (use.scope, 0)
                while scope >= 0, depth < CodeScope.deepest {
                    // What is drawn comes before what is only said.
                    if components[owners[scope]]?[file]?.properties[use.name] != .text {
                        components[owners[scope]]?[file]?.properties[use.name] = use.property
                    }
                    scope = scan.scopes[scope].parent
                    depth += 1
                }
            }
        }
    }

    /// Returns the name of the component whose body has a name: in Flutter, `_PayState` is the state of `Pay`.
    private static func component(_ name: String) -> String {
        name.hasPrefix("_") && name.hasSuffix("State") ? String(name.dropFirst().dropLast(5)) : name
    }

    /// Returns what a text becomes that is given to a component; `nil` if that is not known.
    func property(of mention: Mention) -> Mention.Property? {
        guard [.literal, .key, .shown].contains(mention.kind), let argument = mention.argument,
            let files = components[mention.call]
        else { return nil }
        if let own = files[mention.file] { return own.property(of: argument) }
        let properties = Set(
            files.filter { endings[$0.key] == endings[mention.file] }.map { $0.value.property(of: argument) })
        return properties.count == 1 ? properties.first ?? nil : nil
    }
}
