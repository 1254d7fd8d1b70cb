import AXAuditCore
import AXReports
import AXSyntax

extension SnapshotStore {
    /// Returns the paths of references of any style that belong to none of the screens. Other files are left out.
    package func stale(besides screens: [Screen]) throws(InputErrors) -> [String] {
        let known = Set(screens.map(Self.name(of:)))
        let names: [String]
        do { names = try FileSystem.names(in: folder) } catch {
            throw InputErrors([InputError(file: folder, message: "cannot be opened: \(error.message)")])
        }
        var stale: [String] = []
        for name in names {
            guard let style = SnapshotStyle.allCases.first(where: { name.hasSuffix($0.fileExtension) }),
                !name.hasPrefix("."), !known.contains(String(name.dropLast(style.fileExtension.count)))
            else { continue }
            let path = FileSystem.joined(folder, name)
            guard FileSystem.entry(at: path)?.kind == .regular else { continue }
            let bytes: [UInt8]
            do throws(FileSystem.Failure) { bytes = try FileSystem.read(path, as: .reference) } catch {
                throw InputErrors([InputError(file: path, message: "cannot be read: \(error.message)")])
            }
            if bytes.isEmpty || WrittenFile(bytes) == .report { continue }
            if (try? SnapshotReference(parsing: bytes, file: path, style: style)) != nil { stale.append(path) }
        }
        return stale
    }

    /// Removes a reference.
    package func remove(_ path: String) throws(InputErrors) {
        do { try FileSystem.remove(path) } catch {
            throw InputErrors([InputError(file: path, message: "cannot be removed: \(error.message)")])
        }
    }
}
