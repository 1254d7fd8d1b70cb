import AXAudit

/// Completion for zsh: to be sourced, or put as `_axaudit` into a folder of `fpath`.
enum ZshCompletions {
    static func script(_ commands: [Command]) -> String {
        var text = """
            #compdef axaudit
            # zsh completion for axaudit, written by: axaudit completions zsh

            _axaudit() {
              local word first='' second=''
              for word in ${words[2,CURRENT-1]}; do
                [[ $word == -* ]] && continue
                if [[ -z $first ]]; then first=$word; elif [[ -z $second ]]; then second=$word; fi
              done
              case "$first $second" in

            """
        var families: [String] = []
        for command in commands {
            let parts = command.nameParts
            if parts.count > 1, !families.contains(parts[0]) { families.append(parts[0]) }
            text +=
                "    \(Escape.shell(parts.count > 1 ? command.name : command.name + " "))\(parts.count > 1 ? "" : "*"))\n"
            text += "      _arguments -S"
            for number in parts.indices { text += " '\(number + 1): :'" }
            text += specifications(command) + " ;;\n"
        }
        for family in families {
            let members = commands.filter { $0.nameParts[0] == family }
            text += "    \(Escape.shell(family + " "))*)\n"
            text += "      local -a names=(\(described(members.map { ($0.nameParts[1], $0.summary) })))\n"
            text += "      _describe command names ;;\n"
        }
        let single = commands.filter { $0.nameParts.count == 1 }.map { ($0.name, $0.summary) }
        let grouped = families.map { family in
            (family, commands.filter { $0.nameParts[0] == family }.map { $0.nameParts[1] }.joined(separator: ", "))
        }
        text += "    ' '*)\n      local -a names=(\(described(single + grouped)))\n"
        text += "      _describe command names\n      _files ;;\n"
        if let lint = commands.first(where: { $0.name == "lint" }) {
            text += "    *)\n      _arguments -S" + specifications(lint) + " ;;\n"
        }
        return text + """
              esac
            }

            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _axaudit "$@"; else compdef _axaudit axaudit; fi

            """
    }

    private static func described(_ entries: [(name: String, summary: String)]) -> String {
        entries.map { Escape.shell($0.name + ":" + $0.summary) }.joined(separator: " ")
    }

    private static func specifications(_ command: Command) -> String {
        var specifications: [String] = []
        for option in command.allOptions {
            for spelling in option.spellings {
                var text =
                    option.isRepeatable
                    ? "*" : option.letter == nil ? "" : "(\(option.spellings.joined(separator: " ")))"
                text += spelling
                if option.value != nil { text += spelling.hasPrefix("--") ? "=" : "+" }
                let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")")
                text += "[" + summary.replacing(":", with: "\\:") + "]"
                if let expected = option.expected { text += ":" + option.name + ":" + action(expected) }
                specifications.append(text)
            }
        }
        if !command.operands.isEmpty {
            specifications.append("*:" + command.operands.filter(\.isLetter) + ":" + action(Expected(command.operands)))
        }
        return specifications.map { " \\\n        " + Escape.shell($0) }.joined()
    }

    private static func action(_ expected: Expected) -> String {
        switch expected {
        case .words(let words): "(" + words.joined(separator: " ") + ")"
        case .files: "_files"
        case .anything: " "
        }
    }
}
