/// A word that users of other linters try on the command line, and its meaning here.
struct ForeignSpelling: Sendable {
    /// The relation of the word to axaudit's own spelling.
    enum Meaning: Sendable {
        /// The same as this argument, with the value in place of `%`.
        case argument(String)
        /// The same as this argument for each word of a value such as `label-blank,target-size`.
        case argumentForEach(String)
        /// The same as this command. An option has this meaning only as the first argument.
        case command(String)
        /// Not the same as one argument; what to use instead.
        case advice(String)
    }

    /// The word, `--reporter` or `check`, or an option with one value, `--format=xcode`.
    let word: String
    /// Its meaning.
    let meaning: Meaning

    private init(_ word: String, _ meaning: Meaning) {
        self.word = word
        self.meaning = meaning
    }
}

extension ForeignSpelling {
    /// Returns the meaning of a word, or `nil` if it is not in the table.
    static func meaning(of word: String) -> Meaning? { all.first { $0.word == word }?.meaning }

    /// The table. A word works if its meaning is exactly that of an argument of axaudit; otherwise an error says what
    /// to use.
    static let all: [ForeignSpelling] = [
        // Reports
        ForeignSpelling("--reporter", .argument("--format=%")),
        ForeignSpelling("--output-format", .argument("--format=%")),
        ForeignSpelling("--output-file", .argument("--output=%")),
        ForeignSpelling("--report", .advice("use --format <name>=<file>")),
        ForeignSpelling("--save", .argument("--output=%")),
        ForeignSpelling("--no-color", .argument("--color=never")),
        ForeignSpelling("--no-colors", .argument("--color=never")),
        ForeignSpelling("--silent", .advice("use --quiet, or > /dev/null")),
        ForeignSpelling("-s", .advice("use --quiet")),
        ForeignSpelling("--debug", .advice("use --verbose")),
        ForeignSpelling("-d", .advice("use --verbose")),
        ForeignSpelling("-r", .advice("use --format <name> for the report; folders are searched at any depth")),
        ForeignSpelling("--recursive", .advice("use a folder as a path; it is searched at any depth")),

        ForeignSpelling("--format=stylish", .argument("--format=text")),
        ForeignSpelling("--format=pretty", .argument("--format=text")),
        ForeignSpelling("--format=cli", .argument("--format=text")),
        ForeignSpelling("--format=full", .argument("--format=text")),
        ForeignSpelling("--format=xcode", .argument("--format=compact")),
        ForeignSpelling("--format=unix", .argument("--format=compact")),
        ForeignSpelling("--format=concise", .argument("--format=compact")),
        ForeignSpelling("--format=codeclimate", .argument("--format=gitlab")),
        ForeignSpelling("--list-formats", .advice("use axaudit help lint, which lists the formats")),
        ForeignSpelling("--statistics", .advice("use -f json and count the findings by rule, or -f text")),
        ForeignSpelling("--show-files", .advice("use -f json; \"screens\" has the files")),

        // Rules
        ForeignSpelling("--skip", .argumentForEach("--rule=%=off")),
        ForeignSpelling("--disable", .argumentForEach("--rule=%=off")),
        ForeignSpelling("--disable-rule", .argumentForEach("--rule=%=off")),
        ForeignSpelling("--except", .argumentForEach("--rule=%=off")),
        ForeignSpelling("--enable", .argumentForEach("--rule=%")),
        ForeignSpelling("--extend-select", .argumentForEach("--rule=%")),
        ForeignSpelling("--only-rule", .argumentForEach("--only=%")),
        ForeignSpelling("--select", .argumentForEach("--only=%")),
        ForeignSpelling("--rules", .advice("use --only <rule> to run some rules, --rule <rule>=off to leave one out")),
        ForeignSpelling("-A", .advice("use --rule <rule>=off")),
        ForeignSpelling("-W", .advice("use --rule <rule>=warning")),
        ForeignSpelling("-D", .advice("use --rule <rule>=failure")),
        ForeignSpelling("--group", .advice("use --only <group> to run a group, axaudit explain <group> to list it")),
        ForeignSpelling("--all-rules", .argument("--preset=all")),
        ForeignSpelling("--enable-all-rules", .argument("--preset=all")),
        ForeignSpelling("--tags", .advice("use --preset wcag22-aa for the rules of WCAG, --only <group> for a group")),
        ForeignSpelling("--standard", .advice("use --preset wcag22-aa for the rules of WCAG 2.2, levels A and AA")),
        ForeignSpelling("--list-rules", .command("rules")),
        ForeignSpelling("--fix", .advice("axaudit changes no code; axaudit explain <rule> shows the fix")),
        ForeignSpelling("--autocorrect", .advice("axaudit changes no code; axaudit explain <rule> shows the fix")),
        ForeignSpelling("--auto-correct", .advice("axaudit changes no code; axaudit explain <rule> shows the fix")),

        // Gate
        ForeignSpelling(
            "--severity", .advice("use --fail-on <severity> for the gate, --rule <rule>=<severity> for a rule")),
        ForeignSpelling("--fail-on-severity", .advice("use --fail-on failure, warning or never")),
        ForeignSpelling("--fail-level", .advice("use --fail-on failure, warning or never")),
        ForeignSpelling("--level", .advice("use --fail-on failure, warning or never")),
        ForeignSpelling(
            "--strict", .advice("use --fail-on warning to fail on warnings, --preset strict for more rules")),
        ForeignSpelling("--error-on-warnings", .argument("--fail-on=warning")),
        ForeignSpelling("--exit-zero", .argument("--fail-on=never")),
        ForeignSpelling("--lenient", .argument("--fail-on=never")),
        ForeignSpelling("--exit", .advice("axaudit exits with 1 if a finding is at the gate")),
        ForeignSpelling("--threshold", .advice("use --max-warnings <n>, or a baseline: axaudit baseline create")),
        ForeignSpelling("--max-issues", .advice("use --max-warnings <n>, or a baseline: axaudit baseline create")),

        // Files
        ForeignSpelling("--stdin", .argument("-")),
        ForeignSpelling("--use-stdin", .argument("-")),
        ForeignSpelling("--path", .advice("use the path itself: axaudit lint <path>")),
        ForeignSpelling("--input", .advice("use the path itself: axaudit lint <path>")),
        ForeignSpelling("-i", .advice("use the path itself: axaudit lint <path>")),
        ForeignSpelling("--ext", .advice("use \"include\" in the configuration, e.g. [\"**/*.tree\"]")),
        ForeignSpelling("--include", .advice("use the paths themselves, or \"include\" in the configuration")),
        ForeignSpelling("--ignore-pattern", .argument("--exclude=%")),
        ForeignSpelling(
            "--ignore",
            .advice(
                "use --rule <rule>=off for a rule, --ignore-identifier <glob> for elements, --exclude <glob> for files")
        ),
        ForeignSpelling(
            "--changed", .advice("use the files as paths: axaudit lint $(git diff --name-only main -- Dumps)")),
        ForeignSpelling("--staged", .advice("use the files as paths, as the hook in .pre-commit-hooks.yaml does")),
        ForeignSpelling("--cache", .advice("axaudit keeps no cache")),
        ForeignSpelling("--no-cache", .advice("axaudit keeps no cache")),
        ForeignSpelling("--parallel", .advice("files are read in parallel")),
        ForeignSpelling("--jobs", .advice("files are read in parallel")),
        ForeignSpelling("-j", .advice("files are read in parallel")),
        ForeignSpelling("--no-error-on-unmatched-pattern", .advice("use --allow-empty to pass without any screen")),

        // Configuration and baseline
        ForeignSpelling("--isolated", .argument("--no-config")),
        ForeignSpelling("--no-eslintrc", .argument("--no-config")),
        ForeignSpelling("--no-config-lookup", .argument("--no-config")),
        ForeignSpelling("--rcfile", .argument("--config=%")),
        ForeignSpelling("--init", .command("config init")),
        ForeignSpelling("--generate-config", .command("config init")),
        ForeignSpelling("--print-config", .command("config show")),
        ForeignSpelling("--show-settings", .command("config show")),
        ForeignSpelling("--create-baseline", .advice("use axaudit baseline create")),
        ForeignSpelling("--write-baseline", .advice("use axaudit baseline create")),
        ForeignSpelling("--suppress-all", .advice("use axaudit baseline create")),
        ForeignSpelling("--prune-suppressions", .advice("use axaudit baseline update")),
        ForeignSpelling("-b", .advice("use --baseline <file>")),
        ForeignSpelling("--report-unused-disable-directives", .argument("--fail-on-unused")),

        // Commands
        ForeignSpelling("check", .command("lint")),
        ForeignSpelling("audit", .command("lint")),
        ForeignSpelling("scan", .command("lint")),
        ForeignSpelling("run", .command("lint")),
        ForeignSpelling("analyze", .command("lint")),
        ForeignSpelling("watch", .advice("use axaudit lint --watch")),
        ForeignSpelling("fix", .advice("axaudit changes no code; axaudit explain <rule> shows the fix")),
        ForeignSpelling("init", .command("config init")),
        ForeignSpelling("lsp", .advice("axaudit has no language server; editors read axaudit lint -f compact --watch")),
        ForeignSpelling("list", .command("rules")),
        ForeignSpelling("rule", .advice("use axaudit explain <rule>, or axaudit rules for the list")),
        ForeignSpelling("list-rules", .command("rules")),
        ForeignSpelling("man", .advice("use axaudit help --man")),
        ForeignSpelling("suppress", .command("baseline create")),
    ]
}
