import AXAudit

/// Completion for bash, 3.2 (that of macOS) or newer.
enum BashCompletions {
    static func script(_ commands: [Command]) -> String {
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
        var families: [String] = []
        for command in commands {
            let parts = command.nameParts
            if parts.count > 1 {
                text += "    \(Escape.shell(command.name))) command=\(Escape.shell(command.name)) ;;\n"
                if !families.contains(parts[0]) { families.append(parts[0]) }
            } else {
                text += "    \(Escape.shell(command.name + " "))*) command=\(Escape.shell(command.name)) ;;\n"
            }
        }
        for family in families {
            text += "    \(Escape.shell(family + " "))*) command=\(Escape.shell(family)) ;;\n"
        }
        text += "    *) command='lint' ;;\n  esac\n  case \"$command:$previous\" in\n"
        for command in commands {
            for option in command.allOptions {
                guard let expected = option.expected else { continue }
                let patterns = option.spellings.map { Escape.shell(command.name + ":" + $0) }.joined(separator: " | ")
                text += "    \(patterns)) \(offer(expected)) return ;;\n"
            }
        }
        text += "  esac\n  if [[ \"$word\" == -* ]]; then\n    case \"$command\" in\n"
        for command in commands {
            let words = command.allOptions.flatMap(\.spellings)
            text += "      \(Escape.shell(command.name))) \(offer(.words(words))) ;;\n"
        }
        text += "      *) \(offer(.words(CommandTable.commonOptions.flatMap(\.spellings)))) ;;\n"
        text += "    esac\n    return\n  fi\n  case \"$command\" in\n"
        let first = Set(commands.map { $0.nameParts[0] }).sorted()
        text += "    '') \(offer(.words(first))) _axaudit_files \"$word\" ;;\n"
        for family in families {
            let second = commands.filter { $0.nameParts[0] == family }.compactMap { $0.nameParts.last }
            text += "    \(Escape.shell(family))) \(offer(.words(second))) ;;\n"
        }
        for command in commands where !command.operands.isEmpty {
            let expected = Expected(command.operands)
            if expected != .anything { text += "    \(Escape.shell(command.name))) \(offer(expected)) ;;\n" }
        }
        return text + "  esac\n}\n\ncomplete -F _axaudit axaudit\n"
    }

    private static func offer(_ expected: Expected) -> String {
        switch expected {
        case .words(let words): "_axaudit_reply -W \(Escape.shell(words.joined(separator: " "))) -- \"$word\";"
        case .files: "_axaudit_files \"$word\";"
        case .anything: ":;"
        }
    }
}
