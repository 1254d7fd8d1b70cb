extension Lexicon {
    /// Portuguese of Brazil.
    package static let portuguese = Lexicon(
        "pt", "Portuguese",
        voiceOver: [
            .selected: "Selecionado.",
            .selectedElement: "Selecionado: %1",
            .dimmed: "Esmaecido.",
            .on: "Ativado.",
            .off: "Desativado.",
            .mixed: "Misto.",
            .isEditing: "Editando.",
            .expanded: "Expandido.",
            .collapsed: "Recolhido.",
            .button: "Botão.",
            .backButton: "Botão Voltar.",
            .back: "Voltar",
            .switchButton: "Botão de alternância.",
            .tab: "Aba.",
            .textField: "Campo de texto.",
            .secureTextField: "Campo de texto seguro.",
            .searchField: "Campo de busca.",
            .heading: "Cabeçalho.",
            .headingLevel: "Cabeçalho de nível %1.",
            .link: "Link.",
            .adjustable: "Ajustável.",
            .image: "Imagem.",
            .position: "%1 de %2.",
            .listStart: "Início da lista.",
            .listEnd: "Fim da lista.",
            .landmark: "Ponto de referência.",
            .landmarkEnd: "Fim.",
            .row: "Linha %1.",
            .column: "Coluna %1.",
            .actionsAvailable: "Ações disponíveis.",
            .moreContent: "Mais conteúdo disponível.",
            .switchHint: "Toque duas vezes para alternar o ajuste.",
            .editHint: "Toque duas vezes para editar.",
            .editingHint: "Use o rotor para acessar Palavras com Erro Ortográfico",
            .adjustHint: "Passe um dedo para cima ou para baixo para ajustar o valor.",
        ],
        talkBack: [
            .button: "Botão",
            .switchButton: "Interruptor",
            .checkBox: "Caixa de seleção",
            .radioButton: "Botão de opção",
            .editBox: "Caixa de edição",
            .password: "senha",
            .image: "Imagem",
            .slider: "Controle deslizante",
            .progressBar: "Barra de progresso",
            .dropDownList: "Lista suspensa",
            .list: "Lista",
            .grid: "Grade",
            .webView: "Visualização da Web",
            .heading: "Título",
            .disabled: "desativado",
            .selected: "selecionado",
            .checked: "selecionado",
            .notChecked: "não selecionado",
            .on: "ativado",
            .off: "desativado",
            .unlabelled: "Sem marcador",
            .doubleTap: "Tocar duas vezes",
            .activateHint: "%1 para ativar",
            .toggleHint: "%1 para alternar",
            .editHint: "%1 para editar o texto",
            .changeHint: "%1 para modificar",
        ],
        words: Words(
            roles: [
                .button: "botão",
                .image: "imagem, ícone, ~gráfico, ~foto, ~fotografia, ~figura",
                .link: "link, hiperligação, ~ligação",
                .textField: "campo de texto, caixa de texto, ~campo",
                .slider: "controle deslizante, barra deslizante, ~seletor",
                .tab: "aba, ~separador, ~guia",
                .switch: "interruptor, alternador, ~chave",
                .checkBox: "caixa de seleção, caixa de verificação",
                .radioButton: "botão de opção, botão de rádio",
                .adjustable: "ajustável",
                .header: "cabeçalho",
            ],
            leading: [.button, .slider, .checkBox, .textField, .tab, .link],
            putsRoleFirst: true,
            prepositions: "de, do, da, dos, das",
            determiners: """
                um, uma, o, a, os, as, este, esta, esse, essa, meu, minha, seu, sua, teu, tua, nosso, nossa, do, da, \
                ao, no, na, cada, nenhum, nenhuma, outro, outra
                """,
            verbs: """
                abrir, adicionar, apagar, colar, compartilhar, copiar, criar, editar, enviar, escolher, excluir, \
                fechar, inserir, nova, novo, partilhar, remover, salvar, guardar
                """,
            exceptions: """
                botão ação, botão de ação, botão lateral, botão de pânico, botão de rosa, chave pix, campo de futebol
                """,
            vague: """
                clique aqui, toque aqui, aqui, leia mais, ler mais, continuar lendo, continue lendo, continuar a ler
                """,
            vagueOnLinks: """
                mais, ver mais, saiba mais, saber mais, mais informações, mais detalhes, detalhes, ver, abrir, \
                mais info, mostrar mais, ver detalhes, descobrir mais
                """,
            chosen: """
                selecionado, selecionada, não selecionado, não selecionada, marcado, marcada, não marcado, \
                não marcada, desmarcado, desmarcada
                """,
            switched: "ativado, ativada, desativado, desativada, ligado, desligado",
            statesAtEnd: "ativado, ativada, desativado, desativada, ligado, desligado, selecionado, selecionada",
            stateNames: "sempre, se, quando, está",
            genericImages: "banner, logo, logotipo, miniatura",
            gestures: """
                toque, toca, tocar, clique, clicar, pressione, prima, deslize, dê dois toques, toque duas vezes
                """,
            gestureFollowers: """
                para, aqui, duas, em, no, na, com, sobre, este, esta, e, duas vezes, esquerda, direita, cima, baixo
                """),
        unmistakable: Words(
            roles: [
                .button: "botão",
                .image: "ícone, imagem, ~foto, ~fotografia",
                .link: "hiperligação",
                .textField: "campo de texto, caixa de texto",
                .slider: "controle deslizante, barra deslizante",
                .switch: "interruptor",
                .checkBox: "caixa de seleção, caixa de verificação",
                .radioButton: "botão de opção, botão de rádio",
            ],
            prepositions: "de, do, da, que, mostrando",
            determiners: "este, esta, um, uma, o, a, os, as",
            verbs: "adicionar, criar, novo, nova, escolher, alterar, selecionar",
            exceptions: "botão ação, botão de ação, botão lateral, botão de rosa, botão de pânico, interruptor de luz",
            vague: "aqui, clique aqui, toque aqui, esta página, leia mais, ler mais",
            vagueOnLinks: "saiba mais, saber mais, ver mais, mostrar mais, mais informações",
            chosen: "desmarcado, desmarcada, selecionado, selecionada, não selecionado, não selecionada",
            switched: "ativado, ativada, desativado, desativada",
            statesAtEnd: """
                ativado, ativada, desativado, desativada, ativados, ativadas, desativados, desativadas, selecionado, \
                selecionada
                """,
            stateNames: "está, sempre, se, quando, não"),
        lists: [
            .usualWords: """
            seguinte, próximo, anterior, pesquisa, ajustes, início, entrar, sair, conta, usuário, utilizador, \
            ajuda, reproduzir, escolher, criar, novo, nova, pagar, ligar, favoritos, histórico, idioma, \
            calendário, mapa, hoje, ontem, amanhã, tudo, todos, todas, continuar, ignorar, abrir, começar, agora, \
            mais, mensagens, loja, não, os, as, um, uma, do, da, dos, das, ao, para, com, por, seu, sua, seus, \
            que, em, de, no, na, nos, nas, se, você, ver, meu, minha, informações, lista
            """,
            .ownWords: """
            cancelar, fechar, salvar, guardar, excluir, eliminar, editar, adicionar, remover, voltar, \
            compartilhar, partilhar, pesquisar, buscar, configurações, definições, notificações, aceitar, \
            recusar, confirmar, senha, esqueceu, esqueci, privacidade, baixar, transferir, atualizar, selecionar, \
            mostrar, ocultar, ativar, desativar, carrinho, comprar, enviar, apagar, pular
            """,
            .sharedWithEnglish: """
            backup, cookies, feedback, final, general, hotel, item, items, like, likes, links, login, logout, \
            mouse, normal, online, original, personal, popular, post, posts, regular, retry, show, site, sites, \
            social, start, status, stop, store, ticket, tickets, top, total, upgrade, upload, video, virtual, \
            visual, web, download, downloads
            """,
            .commandLabels: """
            próximo, seguinte, ver tudo, ver todos, ver mais, mostrar mais, carregar mais, leia mais, saiba mais, \
            fazer login, iniciar sessão, terminar sessão, criar conta, criar uma conta, adicionar ao carrinho, \
            comprar agora, pagar agora, agora não, mais tarde, esqueci minha senha, esqueci a senha, \
            excluir conta, enviar mensagem, continuar comprando, finalizar compra, fazer pedido, \
            tentar novamente, selecionar tudo, salvar alterações, guardar alterações, editar perfil, \
            próximo passo
            """,
            .commands: """
            guardar, enviar, cancelar, continuar, confirmar, eliminar, editar, comprar, pagar, aplicar, seguir, \
            salvar, salvar alterações, excluir, excluir conta, apagar, remover, adicionar, adicionar ao carrinho, \
            entrar, sair, cadastrar, criar conta, finalizar compra, fechar, concluir, tentar novamente, baixar, \
            aceitar, recusar, agora não, assinar, pular
            """,
            .showAll: "ver todos, ver todas, ver tudo, mostrar tudo",
            .editingCommands: "cortar, copiar, desfazer, refazer, colar, negrito, itálico, sublinhado",
            .pagingCommands: "página anterior, última página, próxima página, primeira página, redefinir",
            .sendingCommands: "enviar, publicar, responder, enviar mensagem",
            .iconCommands: "busca, mais",
            .iconBeginnings: "ícone",
            .iconEndings: "ícone",
            .iconPrepositions: "de, do, da, para",
            .documents: "termos de uso, termos e condições, termos de serviço, política de privacidade",
            .providerPrepositions: "com, via",
            .shortCommands: "ver",
            .longWords: "favoritos, configurações, notificações, privacidade, pesquisar, navegação",
            .valuePrepositions: "de, por",
            .wordsBeforeTotal: "de",
            .continuations: "leia mais, ler mais",
            .genericNames: "elemento, elemento de lista, item da lista",
            .numberedNames: "elemento",
            .fieldPrompts: "digite aqui, digite o texto, inserir texto, obrigatório, campo obrigatório",
            .disclosureIndicators: "avançar, seta, seta direita, seta para a direita",
            .scrollBars: "barra de rolagem, barra de deslocamento",
            .articles: "um, uma",
            .logoWords: "logo, símbolo",
            .decorative: """
            fundo, plano de fundo, imagem de fundo, separador, linha separadora, linha divisória, divisor, \
            divisória, sombra, espaçador, gradiente, degradê, decoração, imagem decorativa
            """,
            .decorativeAnywhere: """
            elemento decorativo, imagem decorativa, decoração, separador, imagem de fundo, plano de fundo, \
            linha divisória
            """,
            .decorativeInCode: "linha, fundo, sombra",
            .draftNames: "texto de exemplo, espaço reservado, inserir título",
            .draftImageNames: "texto alternativo, descrição da imagem",
            .draftMarkers: "inserir",
            .draftNotes: "não traduzir",
            .draftPlaces: "aqui",
            .draftTexts: "texto, título, descrição",
            .draftFillers: "seu, inserir",
            .possibleDrafts: "teste, título, etiqueta, texto, rótulo",
            .screenshotNames: "captura de",
            .elementsInCode: "botao",
            .compoundWords: "de, do",
            .dateWords: "modificado, publicado, desde, atualizado, criado, até, expira",
            .greetings: "olá",
            .activations: "habilitado, habilitada, ativado, ativada, desativado, desativada",
            .stateAdjectives: """
            expandido, expandida, expandidos, contraído, contraída, contraídos, desmarcado, desmarcada, \
            recolhido, recolhida, recolhidos, selecionado, selecionada
            """,
            .notBeforeState: "nada, todo, todos, todas, nenhum, nenhuma, tudo",
            .disclosureStates: "expandido, expandida, contraído, contraída, recolhido, recolhida",
            .unavailableStates: "desativado, desativada, indisponível, não disponível",
            .onOrOff: "ativado, desativado, ligado, desligado",
            .selectedAtStart: "aba atual, aba ativa, aba selecionada, não selecionado",
            .selectedAtEnd: "desmarcado, aba selecionada, não selecionado, não selecionada",
            .conditions: "pelo menos",
            .weakConditions: "somente se, deve, ativar, desativado",
            .positions: "de, aba, guia",
            .demonstratives: "este, esta",
            .introductions: "é um, é uma, isto é um, isto é uma, este é um, esta é uma",
            .gestureNames: "toque para pagar",
            .gesturePhrases: """
            toque para, toque duas vezes, toque aqui, clique para, clique aqui, clique duas vezes, \
            pressione para, pressione e segure, mantenha pressionado, deslize para, arraste para
            """,
            .switchHints: "Toque duas vezes para alternar o ajuste, Toque duas vezes para alterar o ajuste",
            .textFieldHints: "Toque duas vezes para editar",
            .adjustableHints: "Deslize para cima ou para baixo com um dedo para ajustar o valor",
            .pageWords: "página",
            .accessoryNames: "Mais Informações",
            .clearButtonNames: "Limpar texto",
            .passwordsAtStart: "senha, palavra passe",
            .passwordsInIdentifiers: "senha",
            .passwordsInCode: "senha",
            .pins: "digite seu pin",
            .visibility: "mostrar, ocultar, exibir, esconder",
            .units: "horas, hora, minutos, minuto, segundos, semanas, meses, dias, dia, anos, passos",
            .currencies: "euro, euros",
            .abbreviations: "ltda",
        ])
}
