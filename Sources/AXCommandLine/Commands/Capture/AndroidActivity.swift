/// An activity of an Android app.
struct AndroidActivity {
    /// The package of the app: `com.example.shop`.
    let package: String
    /// The class, relative to the package if it begins with a full stop: `.CartActivity`.
    let name: String

    /// The class without its package: `CartActivity`.
    var simpleName: String { name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name }

    /// Finds the activity in front in the output of `dumpsys activity activities`, whose line differs by version:
    /// `mResumedActivity: ActivityRecord{5f1 u0 com.example/.Main t7}`, `topResumedActivity=ActivityRecord{…}`, …
    init?(resumedIn text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
        let marks = ["topResumedActivity=", "mResumedActivity:", "ResumedActivity:", "mFocusedApp="]
        let activities = marks.lazy.compactMap { mark in
            lines.lazy.filter { $0.contains(mark) }.compactMap(Self.init(line:)).first
        }
        guard let first = activities.first else { return nil }
        self = first
    }

    /// Reads the first word of a line that has the form `package/class`.
    private init?(line: Substring) {
        for word in line.split(whereSeparator: { $0 == " " || $0 == "}" }) {
            let parts = word.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isInName) }),
                !parts[0].contains("$")
            else { continue }
            (package, name) = (String(parts[0]), String(parts[1]))
            return
        }
        return nil
    }

    private static func isInName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "._$".contains(character))
    }
}
