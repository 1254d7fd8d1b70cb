#if canImport(Glibc)
    import Glibc

    /// Some cores of a Linux machine.
    struct CoreSet: Sendable {
        private var set = cpu_set_t()

        /// Those that this thread may use; nil if that cannot be told.
        static var allowed: CoreSet? {
            var cores = CoreSet()
            let status = Self.getAffinity?(0, MemoryLayout<cpu_set_t>.size, &cores.set)
            return status == 0 ? cores : nil
        }

        /// How many they are.
        var count: Int { withUnsafeBytes(of: set) { bytes in bytes.reduce(0) { $0 + $1.nonzeroBitCount } } }

        /// These without the one that this thread is on.
        var withoutTheCurrent: CoreSet {
            var rest = self
            guard let core = Self.currentCore.map({ Int($0()) }) else { return self }
            withUnsafeMutableBytes(of: &rest.set) { bytes in
                // Machine words, the first core in the lowest bit of the first.
                let words = bytes.bindMemory(to: UInt.self)
                let (word, bit) = core.quotientAndRemainder(dividingBy: UInt.bitWidth)
                if words.indices.contains(word) { words[word] &= ~(1 << UInt(bit)) }
            }
            return rest
        }

        /// Lets threads with these attributes begin on these cores alone.
        func hold(for attributes: inout pthread_attr_t) {
            var set = set
            _ = Self.setAttribute?(&attributes, MemoryLayout<cpu_set_t>.size, &set)
        }

        /// Lets this thread be on these cores from now on.
        func holdForThisThread() {
            var set = set
            _ = Self.setAffinity?(0, MemoryLayout<cpu_set_t>.size, &set)
        }

        private typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutablePointer<cpu_set_t>) -> Int32
        private typealias Attribute =
            @convention(c) (UnsafeMutablePointer<pthread_attr_t>, Int, UnsafeMutablePointer<cpu_set_t>) -> Int32
        private typealias CurrentCore = @convention(c) () -> Int32

        private static let getAffinity = GNUFunction.named("sched_getaffinity", as: Affinity.self)
        private static let setAffinity = GNUFunction.named("sched_setaffinity", as: Affinity.self)
        private static let setAttribute = GNUFunction.named("pthread_attr_setaffinity_np", as: Attribute.self)
        private static let currentCore = GNUFunction.named("sched_getcpu", as: CurrentCore.self)
    }
#endif
