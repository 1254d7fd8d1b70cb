#if canImport(Glibc)
    import Glibc

    /// Functions of GNU's C library that the headers which Swift sees leave out.
    enum GNUFunction {
        /// The function of that name; nil where the library has none.
        static func named<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }
    }
#endif
