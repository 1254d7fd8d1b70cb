import AXAudit

/// The completion script for zsh: to be sourced, or saved as `_axaudit` in a folder of `fpath`.
struct ZshCompletions {
    let commands: CommandTable

    var script: String {
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
        for command in commands.commands {
            let pattern = Escape.shell(command.family == nil ? command.name + " " : command.name)
            text += "    \(pattern)\(command.family == nil ? "*" : ""))\n"
            text += "      _arguments -S"
            for number in command.words.indices { text += " '\(number + 1): :'" }
            text += specifications(command) + " ;;\n"
        }
        for family in commands.families {
            let members = commands.members(of: family).map { described($0.words[1], $0.summary) }
            text += "    \(Escape.shell(family + " "))*)\n"
            text += "      local -a names=(\(members.joined(separator: " ")))\n"
            text += "      _describe command names ;;\n"
        }
        var names = commands.commands.filter { $0.family == nil }.map { described($0.name, $0.summary) }
        names += commands.families.map { described($0, commands.memberWords(of: $0).joined(separator: ", ")) }
        text += "    ' '*)\n      local -a names=(\(names.joined(separator: " ")))\n"
        text += "      _describe command names\n      _files ;;\n"
        text += "    *)\n      _arguments -S" + specifications(commands.implied) + " ;;\n"
        return text + """
              esac
            }

            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _axaudit "$@"; else compdef _axaudit axaudit; fi

            """
    }

    private func described(_ name: String, _ summary: String) -> String { Escape.shell(name + ":" + summary) }

    private func specifications(_ command: Command) -> String {
        var specifications: [String] = []
        for option in command.allOptions {
            for spelling in option.spellings {
                var text =
                    option.isRepeatable
                    ? "*" : option.letter == nil ? "" : "(\(option.spellings.joined(separator: " ")))"
                text += spelling
                if option.kind != nil { text += spelling.hasPrefix("--") ? "=" : "+" }
                let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")")
                text += "[" + summary.replacing(":", with: "\\:") + "]"
                if let kind = option.kind { text += ":" + option.name + ":" + action(Completion(kind, commands)) }
                specifications.append(text)
            }
        }
        if let completion = Completion(operandsOf: command, commands) {
            specifications.append("*:" + command.operands.map(\.name).joined() + ":" + action(completion))
        }
        return specifications.map { " \\\n        " + Escape.shell($0) }.joined()
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "(" + words.joined(separator: " ") + ")"
        case .files: "_files"
        case .nothing: " "
        }
    }
}
