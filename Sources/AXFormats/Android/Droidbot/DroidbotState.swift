import AXSyntax

/// What a crawl of droidbot needs to know of a state: the beginning of `states/state_*.json`, before the views.
package struct DroidbotState: Sendable {
    /// The identifier: a digest of the views with their texts.
    let id: String
    /// A digest of the views without their texts; `nil` if the state does not have it.
    let structure: String?
    /// The app and the activity in front: `com.example.notes/.NotesActivity`.
    let activity: String?
    /// The name of the screen, as `DroidbotFormat` gives it.
    let name: String?

    /// The number of bytes at the beginning of a file in which droidbot writes these.
    package static let beginningSize = 4_096

    /// The keys that come after these, in the order of droidbot.
    private static let laterKeys = ["activity_stack", "background_services", "width", "height", "views"].map {
        Array("\"\($0)\"".utf8)
    }

    /// Reads the beginning of a file; `nil` if it is no state, or if its keys have another order.
    package init?(beginning bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        guard
            let end = bytes.indices.first(where: { at in
                bytes[at] == quote && Self.laterKeys.contains { bytes[at...].starts(with: $0) }
            })
        else { return nil }
        var head = bytes[..<end]
        while let last = head.last, last <= 0x20 || last == UInt8(ascii: ",") { head.removeLast() }
        guard
            let root = try? JSONDocument(
                parsing: Array(head) + [UInt8(ascii: "}")], from: bytes.byteOrderMarkLength
            ).root, let id = root["state_str"]?.text
        else { return nil }
        self.id = id
        structure = root["state_str_content_free"]?.text
        activity = root["foreground_activity"]?.text
        name = Self.name(activity: activity, moment: root["tag"]?.text)
    }

    /// Returns the name of a screen: the activity, and the moment of the state.
    static func name(activity: String?, moment: String?) -> String? {
        let parts = [
            activity.flatMap { $0.isEmpty ? nil : String($0.split { "./".contains($0) }.last ?? "") },
            moment.flatMap { $0.isEmpty ? nil : $0 },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The app in front.
    var package: Substring? { activity?.prefix { $0 != "/" } }
}
