import AXSyntax
import AXTree

extension TestOrigin {
    /// Writes the members of the test; those that are unknown are left out.
    package func write(to object: inout JSONWriter) {
        object.member("identifier", identifier)
        if let configuration { object.member("configuration", configuration) }
        if let device { object.member("device", device) }
        if let deviceID { object.member("deviceId", deviceID) }
        if let repetition { object.member("repetition", repetition) }
        if !arguments.isEmpty { object.member("arguments", arguments) }
    }

    /// Reads the members of a test.
    init(_ object: JSONValue) throws(SyntaxError) {
        self.init(
            identifier: try object.text("identifier"), configuration: try object.optionalText("configuration"),
            device: try object.optionalText("device"), deviceID: try object.optionalText("deviceId"),
            repetition: try object.optionalCount("repetition"), arguments: try object.texts("arguments"))
    }
}
