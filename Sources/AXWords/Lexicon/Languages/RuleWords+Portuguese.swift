extension RuleWords {
    package static let portuguese = RuleWords(
        .portuguese, list: .portuguese,
        decorative: """
            fundo, plano de fundo, imagem de fundo, separador, linha separadora, linha divisória, divisor, divisória, sombra, \
            espaçador, gradiente, degradê, decoração, imagem decorativa
            """,
        sharedWithEnglish: """
            backup cookies feedback final general hotel item items like likes links login logout mouse normal online original \
            personal popular post posts regular retry show site sites social start status stop store ticket tickets top total \
            upgrade upload video virtual visual web download downloads
            """)
}

extension WordList {
    package static let portuguese = WordList(
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
            um, uma, o, a, os, as, este, esta, esse, essa, meu, minha, seu, sua, teu, tua, nosso, nossa, do, da, ao, no, na, cada, \
            nenhum, nenhuma, outro, outra
            """,
        verbs: """
            abrir, adicionar, apagar, colar, compartilhar, copiar, criar, editar, enviar, escolher, excluir, fechar, inserir, nova, \
            novo, partilhar, remover, salvar, guardar
            """,
        exceptions:
            "botão ação, botão de ação, botão lateral, botão de pânico, botão de rosa, chave pix, campo de futebol",
        vague: """
            clique aqui, toque aqui, aqui, leia mais, ler mais, \
            continuar lendo, continue lendo, continuar a ler
            """,
        vagueOnLinks: """
            mais, ver mais, saiba mais, saber mais, mais informações, mais detalhes, detalhes, \
            ver, abrir, mais info, mostrar mais, ver detalhes, descobrir mais
            """,
        chosen: """
            selecionado, selecionada, não selecionado, não selecionada, marcado, marcada, não marcado, não marcada, desmarcado, \
            desmarcada
            """,
        switched: "ativado, ativada, desativado, desativada, ligado, desligado",
        statesAtEnd: "ativado, ativada, desativado, desativada, ligado, desligado, selecionado, selecionada",
        stateNames: "sempre, se, quando, está",
        genericImages: "banner, logo, logotipo, miniatura",
        gestures: "toque, toca, tocar, clique, clicar, pressione, prima, deslize, dê dois toques, toque duas vezes",
        gestureFollowers: """
            para, aqui, duas, em, no, na, com, sobre, este, esta, e, duas vezes, esquerda, direita, cima, baixo
            """)
}
