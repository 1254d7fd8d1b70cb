extension Screen {
    /// A sentence about a dump that does not tell which views are important for accessibility, which applies to every
    /// dump of the format; `nil` if the dump tells it.
    var importanceRemark: String? {
        guard exposure == .inferred else { return nil }
        return
            "\(origin.tool ?? "this dump") does not tell which views are important for accessibility: TalkBack may stop on fewer"
    }
}
