import AXAudit

/// The completion script for bash 3.2 (the version of macOS) or newer.
struct BashCompletions {
    let commands: CommandTable

    var script: String {
        var text = """
            # bash completion for axaudit, written by: axaudit completions bash
            # shellcheck shell=bash

            _axaudit_reply() {
              local line
              while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$@")
            }

            _axaudit_files() {
              compopt -o filenames 2>/dev/null
              _axaudit_reply -f -- "$1"
            }

            _axaudit() {
              local word="${COMP_WORDS[COMP_CWORD]}" previous="" first="" second="" command i
              COMPREPLY=()
              if ((COMP_CWORD > 0)); then previous="${COMP_WORDS[COMP_CWORD - 1]}"; fi
              # --option=value is three words to bash.
              if [[ "$word" == "=" ]]; then
                word=""
              elif [[ "$previous" == "=" ]] && ((COMP_CWORD > 1)); then
                previous="${COMP_WORDS[COMP_CWORD - 2]}"
              fi
              for ((i = 1; i < COMP_CWORD; i++)); do
                case "${COMP_WORDS[i]}" in
                  -*) ;;
                  *) if [[ -z "$first" ]]; then first="${COMP_WORDS[i]}"; elif [[ -z "$second" ]]; then second="${COMP_WORDS[i]}"; fi ;;
                esac
              done
              case "$first $second" in
                " "*) command="" ;;

            """
        for command in commands.commands {
            let pattern = Escape.shell(command.family == nil ? command.name + " " : command.name)
            text += "    \(pattern)\(command.family == nil ? "*" : "")) command=\(Escape.shell(command.name)) ;;\n"
        }
        for family in commands.families {
            text += "    \(Escape.shell(family + " "))*) command=\(Escape.shell(family)) ;;\n"
        }
        text += "    *) command=\(Escape.shell(commands.implied.name)) ;;\n"
        text += "  esac\n  case \"$command:$previous\" in\n"
        for command in commands.commands {
            for option in command.allOptions {
                guard let kind = option.kind else { continue }
                let patterns = option.spellings.map { Escape.shell(command.name + ":" + $0) }.joined(separator: " | ")
                text += "    \(patterns)) \(offer(Completion(kind, commands))) return ;;\n"
            }
        }
        text += "  esac\n  if [[ \"$word\" == -* ]]; then\n    case \"$command\" in\n"
        for command in commands.commands {
            let words = command.allOptions.flatMap(\.spellings)
            text += "      \(Escape.shell(command.name))) \(offer(.words(words))) ;;\n"
        }
        text += "      *) \(offer(.words(OptionGroup.common.flatMap(\.spellings)))) ;;\n"
        text += "    esac\n    return\n  fi\n  case \"$command\" in\n"
        let first = Set(commands.commands.map { $0.words[0] }).sorted()
        text += "    '') \(offer(.words(first))) _axaudit_files \"$word\" ;;\n"
        for family in commands.families {
            text += "    \(Escape.shell(family))) \(offer(.words(commands.memberWords(of: family)))) ;;\n"
        }
        for command in commands.commands {
            guard let completion = Completion(operandsOf: command, commands), completion != .nothing else { continue }
            text += "    \(Escape.shell(command.name))) \(offer(completion)) ;;\n"
        }
        return text + "  esac\n}\n\ncomplete -F _axaudit axaudit\n"
    }

    private func offer(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "_axaudit_reply -W \(Escape.shell(words.joined(separator: " "))) -- \"$word\";"
        case .files: "_axaudit_files \"$word\";"
        case .nothing: ":;"
        }
    }
}
