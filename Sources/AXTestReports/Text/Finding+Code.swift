import AXEngine
import AXTree

extension Finding {
    /// The place in the code if it is certain: only then do systems that show findings beside code show it there.
    package var certainCode: CodeAnswer? { code.flatMap { $0.certainty == .one ? $0 : nil } }
}
