extension RuleWords {
    package static let spanish = RuleWords(
        .spanish, list: .spanish,
        decorative: """
            fondo, imagen de fondo, separador, línea separadora, línea divisoria, divisor, sombra, espaciador, degradado, \
            gradiente, decoración, imagen decorativa
            """,
        sharedWithEnglish: """
            error final general hotel like likes no normal notes original personal popular post posts regular retry social \
            start status stock stop store ticket tickets top total video virtual visual web import export final central general \
            actual total
            """)
}

extension WordList {
    package static let spanish = WordList(
        roles: [
            .button: "botón",
            .image: "imagen, icono, ícono, ~gráfico, ~foto, ~fotografía, ~ilustración",
            .link: "enlace, vínculo, hipervínculo",
            .textField: "campo de texto, cuadro de texto, ~campo",
            .slider: "control deslizante, deslizador, ~regulador",
            .tab: "pestaña",
            .switch: "interruptor, conmutador, botón de activación",
            .checkBox: "casilla de verificación, ~casilla",
            .radioButton: "botón de opción, botón de radio",
            .adjustable: "ajustable",
            .header: "encabezado",
        ],
        leading: [.button, .slider, .checkBox, .textField, .tab, .link],
        putsRoleFirst: true,
        prepositions: "de, del, que",
        determiners: """
            un, una, el, la, los, las, este, esta, ese, esa, mi, tu, su, nuestro, nuestra, del, al, cada, ningún, ninguna, otro, \
            otra
            """,
        verbs: """
            abrir, añadir, agregar, borrar, cerrar, compartir, copiar, crear, editar, eliminar, enviar, guardar, insertar, nuevo, \
            nueva, pegar, elegir
            """,
        exceptions:
            "botón de acción, botón lateral, botón de pánico, botón de oro, campo de fútbol, interruptor de luz",
        vague: """
            haz clic aquí, haga clic aquí, clic aquí, pulsa aquí, pulse aquí, toca aquí, toque aquí, aquí, leer más, \
            seguir leyendo, continuar leyendo, sigue leyendo
            """,
        vagueOnLinks: """
            más, ver más, saber más, más información, más detalles, detalles, \
            ver, abrir, más info, mostrar más, ver detalles, conoce más, descubre más
            """,
        chosen: """
            seleccionado, seleccionada, no seleccionado, no seleccionada, marcado, marcada, no marcado, no marcada, desmarcado, \
            desmarcada
            """,
        switched: "activado, activada, desactivado, desactivada",
        statesAtEnd: """
            activado, activada, desactivado, desactivada, activados, activadas, desactivados, desactivadas, seleccionado, \
            seleccionada
            """,
        stateNames: "siempre, si, cuando, está",
        genericImages: "banner, logo, logotipo, miniatura",
        gestures:
            "toca, toque, tocar, haz clic, haga clic, pulsa, pulse, presiona, presione, desliza, deslice, da dos toques",
        gestureFollowers: """
            para, aquí, dos, en, con, hacia, sobre, este, esta, y, dos veces, izquierda, derecha, arriba, \
            abajo
            """,
        doubled: "poco poco, no no")
}
