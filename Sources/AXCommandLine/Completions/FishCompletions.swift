import AXAudit

/// The completion script for fish.
struct FishCompletions {
    let commands: CommandTable

    var script: String {
        var text = """
            # fish completion for axaudit, written by: axaudit completions fish

            function __axaudit_words --description 'Print the words of the command line that are not options'
                set -l words (commandline -opc)
                set -e words[1]
                for word in $words
                    string match -q -- '-*' $word; or echo $word
                end
            end

            function __axaudit_is --description 'Test whether a command is being typed'
                set -l words (__axaudit_words)
                set -l last (count $argv)
                test $last -eq 0; and return 0
                test "$words[1..$last]" = "$argv"
            end

            function __axaudit_begins --description 'Test whether only these words have been typed'
                test (count (__axaudit_words)) -eq (count $argv); and __axaudit_is $argv
            end

            complete -c axaudit -f

            """
        var families: Set<String> = []
        for command in commands.commands {
            guard let family = command.family else {
                text += offer("__axaudit_begins", .words([command.name]), command.summary)
                continue
            }
            if families.insert(family).inserted {
                let members = commands.memberWords(of: family).joined(separator: ", ")
                text += offer("__axaudit_begins", .words([family]), members)
            }
            text += offer("__axaudit_begins \(family)", .words([command.words[1]]), command.summary)
        }
        text += "complete -c axaudit -n __axaudit_begins -F\n"
        for command in commands.commands {
            let condition = "__axaudit_is \(command.name)"
            for option in command.allOptions {
                text += "complete -c axaudit -n \(quoted(condition))"
                if let letter = option.letter { text += " -s \(letter)" }
                text += " -l \(option.name)"
                switch option.kind.map({ Completion($0, commands) }) {
                case .words(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
                case .files: text += " -r -F"
                case .nothing: text += " -x"
                case nil: break
                }
                text += " -d \(quoted(option.summary))\n"
            }
            if let completion = Completion(operandsOf: command, commands) { text += offer(condition, completion) }
        }
        return text
    }

    private func offer(_ condition: String, _ completion: Completion, _ summary: String? = nil) -> String {
        var text = "complete -c axaudit -n \(quoted(condition))"
        switch completion {
        case .words(let words): text += " -a \(quoted(words.joined(separator: " ")))"
        case .files: text += " -F"
        case .nothing: return ""
        }
        if let summary { text += " -d \(quoted(summary))" }
        return text + "\n"
    }

    private func quoted(_ text: String) -> String { Escape.shell(text, isFish: true) }
}
