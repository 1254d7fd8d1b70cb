import AXAudit

/// Completion for fish.
enum FishCompletions {
    static func script(_ commands: [Command]) -> String {
        var text = """
            # fish completion for axaudit, written by: axaudit completions fish

            function __axaudit_words --description 'The words of the command line that are no options'
                set -l words (commandline -opc)
                set -e words[1]
                for word in $words
                    string match -q -- '-*' $word; or echo $word
                end
            end

            function __axaudit_is --description 'Whether a command is being written'
                set -l words (__axaudit_words)
                set -l last (count $argv)
                test $last -eq 0; and return 0
                test "$words[1..$last]" = "$argv"
            end

            function __axaudit_begins --description 'Whether nothing is written yet but these words'
                test (count (__axaudit_words)) -eq (count $argv); and __axaudit_is $argv
            end

            complete -c axaudit -f

            """
        var families: [String] = []
        for command in commands {
            let parts = command.nameParts
            if parts.count == 1 {
                text += offer("__axaudit_begins", [.words([command.name])], command.summary)
            } else {
                if !families.contains(parts[0]) {
                    families.append(parts[0])
                    let members = commands.filter { $0.nameParts[0] == parts[0] }.map { $0.nameParts[1] }
                    text += offer("__axaudit_begins", [.words([parts[0]])], members.joined(separator: ", "))
                }
                text += offer("__axaudit_begins \(parts[0])", [.words([parts[1]])], command.summary)
            }
        }
        text += "complete -c axaudit -n __axaudit_begins -F\n"
        for command in commands {
            let condition = "__axaudit_is \(command.name)"
            for option in command.allOptions {
                text += "complete -c axaudit -n \(quoted(condition))"
                if let letter = option.letter { text += " -s \(letter)" }
                text += " -l \(option.name)"
                switch option.expected {
                case .words(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
                case .files: text += " -r -F"
                case .anything: text += " -x"
                case nil: break
                }
                text += " -d \(quoted(option.summary))\n"
            }
            if !command.operands.isEmpty { text += offer(condition, [Expected(command.operands)], nil) }
        }
        return text
    }

    private static func offer(_ condition: String, _ expected: [Expected], _ summary: String?) -> String {
        expected.map { expected in
            var text = "complete -c axaudit -n \(quoted(condition))"
            switch expected {
            case .words(let words): text += " -a \(quoted(words.joined(separator: " ")))"
            case .files: text += " -F"
            case .anything: return ""
            }
            if let summary { text += " -d \(quoted(summary))" }
            return text + "\n"
        }.joined()
    }

    private static func quoted(_ text: String) -> String { Escape.shell(text, isFish: true) }
}
