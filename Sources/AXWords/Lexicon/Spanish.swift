extension Lexicon {
    /// Spanish.
    package static let spanish = Lexicon(
        "es", "Spanish",
        voiceOver: [
            .selected: "Seleccionado.",
            .selectedElement: "Seleccionado: %1",
            .dimmed: "Atenuado.",
            .on: "Activado.",
            .off: "Desactivado.",
            .mixed: "Mixto.",
            .isEditing: "Editando.",
            .expanded: "Expandido.",
            .collapsed: "Contraído.",
            .button: "Botón.",
            .backButton: "Botón Atrás.",
            .back: "Atrás",
            .switchButton: "Botón de activación.",
            .tab: "Pestaña.",
            .textField: "Campo de texto.",
            .secureTextField: "Campo de texto seguro.",
            .searchField: "Campo de búsqueda.",
            .heading: "Encabezado.",
            .headingLevel: "Encabezado de nivel %1.",
            .link: "Enlace.",
            .adjustable: "Ajustable.",
            .image: "Imagen.",
            .position: "%1 de %2.",
            .listStart: "Inicio de la lista.",
            .listEnd: "Fin de la lista.",
            .landmark: "Punto de referencia.",
            .landmarkEnd: "Fin.",
            .row: "Fila %1.",
            .column: "Columna %1.",
            .actionsAvailable: "Acciones disponibles.",
            .moreContent: "Más contenido disponible.",
            .switchHint: "Pulsa dos veces para cambiar el ajuste.",
            .editHint: "Pulsa dos veces para editar.",
            .editingHint: "Usa el rotor para acceder a Palabras mal escritas",
            .adjustHint: "Desliza hacia arriba o hacia abajo con un dedo para ajustar el valor.",
        ],
        talkBack: [
            .button: "Botón",
            .switchButton: "Interruptor",
            .checkBox: "Casilla de verificación",
            .radioButton: "Botón de selección",
            .editBox: "Cuadro de edición",
            .password: "contraseña",
            .image: "Imagen",
            .slider: "Control deslizante",
            .progressBar: "Barra de progreso",
            .dropDownList: "Lista desplegable",
            .list: "Lista",
            .grid: "Cuadrícula",
            .webView: "Vista web",
            .heading: "Encabezado",
            .disabled: "inhabilitado",
            .selected: "seleccionado",
            .checked: "seleccionado",
            .notChecked: "no seleccionado",
            .on: "activado",
            .off: "desactivado",
            .unlabelled: "Sin texto",
            .doubleTap: "Toca dos veces",
            .activateHint: "%1 para activar",
            .toggleHint: "%1 para alternar",
            .editHint: "%1 para editar texto",
            .changeHint: "%1 para cambiar",
        ],
        words: Words(
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
                un, una, el, la, los, las, este, esta, ese, esa, mi, tu, su, nuestro, nuestra, del, al, cada, ningún, \
                ninguna, otro, otra
                """,
            verbs: """
                abrir, añadir, agregar, borrar, cerrar, compartir, copiar, crear, editar, eliminar, enviar, guardar, \
                insertar, nuevo, nueva, pegar, elegir
                """,
            exceptions: """
                botón de acción, botón lateral, botón de pánico, botón de oro, campo de fútbol, interruptor de luz
                """,
            vague: """
                haz clic aquí, haga clic aquí, clic aquí, pulsa aquí, pulse aquí, toca aquí, toque aquí, aquí, \
                leer más, seguir leyendo, continuar leyendo, sigue leyendo
                """,
            vagueOnLinks: """
                más, ver más, saber más, más información, más detalles, detalles, ver, abrir, más info, mostrar más, \
                ver detalles, conoce más, descubre más
                """,
            chosen: """
                seleccionado, seleccionada, no seleccionado, no seleccionada, marcado, marcada, no marcado, \
                no marcada, desmarcado, desmarcada
                """,
            switched: "activado, activada, desactivado, desactivada",
            statesAtEnd: """
                activado, activada, desactivado, desactivada, activados, activadas, desactivados, desactivadas, \
                seleccionado, seleccionada
                """,
            stateNames: "siempre, si, cuando, está",
            genericImages: "banner, logo, logotipo, miniatura",
            gestures: """
                toca, toque, tocar, haz clic, haga clic, pulsa, pulse, presiona, presione, desliza, deslice, \
                da dos toques
                """,
            gestureFollowers: """
                para, aquí, dos, en, con, hacia, sobre, este, esta, y, dos veces, izquierda, derecha, arriba, abajo
                """,
            doubled: "poco poco, no no"),
        unmistakable: Words(
            roles: [
                .button: "botón",
                .image: "icono, ícono, imagen, ~foto, ~fotografía",
                .link: "hipervínculo",
                .textField: "campo de texto, cuadro de texto",
                .slider: "control deslizante, barra deslizante",
                .tab: "pestaña",
                .switch: "interruptor",
                .checkBox: "casilla de verificación",
                .radioButton: "botón de opción, botón de radio",
            ],
            prepositions: "de, del, que, mostrando",
            determiners: "un, la, una, el, los, las, este, esta",
            verbs: "añadir, agregar, crear, nuevo, nueva, elegir, cambiar, seleccionar",
            exceptions: "botón de acción, botón lateral, botón de oro, botón de pánico, interruptor de luz",
            vague: """
                aquí, haz clic aquí, haga clic aquí, clic aquí, pulsa aquí, pulse aquí, toca aquí, toque aquí, \
                esta página, leer más, seguir leyendo, sigue leyendo
                """,
            vagueOnLinks: "ver más, saber más, más información, más info, mostrar más",
            chosen: "seleccionado, seleccionada, no seleccionado, no seleccionada, desmarcado, desmarcada",
            switched: "activado, activada, desactivado, desactivada, activados, activadas, desactivados, desactivadas",
            statesAtEnd: """
                activado, activada, desactivado, desactivada, activados, activadas, desactivados, desactivadas, \
                seleccionado, seleccionada
                """,
            stateNames: "siempre, si, cuando, está, no"),
        lists: [
            .usualWords: """
            volver, atrás, siguiente, anterior, inicio, iniciar, cuenta, usuario, ayuda, reproducir, elegir, \
            crear, nuevo, nueva, pagar, pedir, llamar, favoritos, historial, idioma, calendario, mapa, hoy, ayer, \
            mañana, todo, todos, todas, continuar, terminar, salir, abrir, empezar, aquí, ahora, más, menú, \
            navegación, mensajes, tienda, el, la, los, las, una, un, del, al, es, para, con, por, su, sus, tu, \
            que, en, de, lo, si, no, se, ver, mi, mis, este, esta, leer, información, lista, página
            """,
            .ownWords: """
            cancelar, cerrar, guardar, eliminar, borrar, editar, añadir, agregar, quitar, compartir, buscar, \
            búsqueda, ajustes, configuración, notificaciones, aceptar, rechazar, confirmar, sesión, registrarse, \
            contraseña, olvidaste, privacidad, descargar, actualizar, seleccionar, mostrar, ocultar, activar, \
            desactivar, carrito, comprar, omitir, reintentar, enviar
            """,
            .sharedWithEnglish: """
            error, final, general, hotel, like, likes, no, normal, notes, original, personal, popular, post, \
            posts, regular, retry, social, start, status, stock, stop, store, ticket, tickets, top, total, video, \
            virtual, visual, web, import, export, central, actual
            """,
            .commandLabels: """
            siguiente, atrás, ver todo, ver todos, ver todas, ver más, mostrar más, cargar más, leer más, \
            más información, iniciar sesión, cerrar sesión, crear cuenta, crear una cuenta, regístrate, \
            añadir al carrito, agregar al carrito, comprar ahora, pagar ahora, ahora no, más tarde, \
            olvidé mi contraseña, has olvidado tu contraseña, eliminar cuenta, enviar mensaje, seguir comprando, \
            finalizar compra, realizar pedido, volver al inicio, volver a intentar, inténtalo de nuevo, \
            seleccionar todo, borrar todo, guardar cambios, editar perfil, continuar como invitado, \
            empezar ahora, siguiente paso
            """,
            .commands: """
            guardar, guardar cambios, enviar, cancelar, continuar, confirmar, eliminar, eliminar cuenta, borrar, \
            añadir, agregar, añadir al carrito, editar, iniciar sesión, cerrar sesión, registrarse, crear cuenta, \
            comprar, comprar ahora, pagar, aplicar, cerrar, listo, reintentar, descargar, subir, aceptar, \
            rechazar, ahora no, suscribirse, seguir, omitir
            """,
            .showAll: "ver todo, ver todos, ver todas, mostrar todo",
            .editingCommands: "deshacer, rehacer, cortar, copiar, pegar, negrita, cursiva, subrayado",
            .pagingCommands: "página anterior, página siguiente, primera página, última página, restablecer",
            .sendingCommands: "enviar, enviar mensaje, publicar, responder",
            .iconCommands: "busca, búsqueda, más",
            .iconBeginnings: "icono, ícono",
            .iconEndings: "icono, ícono",
            .iconPrepositions: "de, del, para",
            .documents: """
            condiciones de uso, términos y condiciones, términos de uso, política de privacidad, aviso legal
            """,
            .providerPrepositions: "con",
            .shortCommands: "ver, mis",
            .longWords: """
            configuración, notificaciones, privacidad, búsqueda, descargar, eliminar, navegación, favoritos, \
            contraseña
            """,
            .valuePrepositions: "de, por",
            .wordsBeforeTotal: "de",
            .continuations: "leer más",
            .genericNames: "elemento, elemento de lista",
            .numberedNames: "elemento",
            .fieldPrompts: """
            introduce texto, introduzca texto, introducir texto, ingresar texto, escribe aquí, escriba aquí, \
            obligatorio, campo obligatorio, requerido
            """,
            .disclosureIndicators: "adelante, flecha, flecha derecha",
            .scrollBars: "barra de desplazamiento",
            .articles: "un, una",
            .logoWords: "logo, símbolo",
            .decorative: """
            fondo, imagen de fondo, separador, línea separadora, línea divisoria, divisor, sombra, espaciador, \
            degradado, gradiente, decoración, imagen decorativa
            """,
            .decorativeAnywhere: """
            fondo, imagen decorativa, elemento decorativo, decoración, degradado, imagen de fondo, \
            línea divisoria, línea separadora, separador
            """,
            .decorativeInCode: "línea, sombra",
            .draftNames: """
            marcador de posición, texto de ejemplo, texto de prueba, insertar título, descripción pendiente, \
            texto pendiente, texto provisional
            """,
            .draftImageNames: "descripción, descripción de la imagen, texto alternativo",
            .draftMarkers: "insertar",
            .draftNotes: "no traducir",
            .draftPlaces: "aquí",
            .draftTexts: "texto, título, descripción",
            .draftFillers: "tu, su, insertar, añadir",
            .possibleDrafts: "título, etiqueta, texto, prueba",
            .screenshotNames: "captura de",
            .elementsInCode: "boton",
            .compoundWords: "de",
            .dateWords: "actualizado, creado, modificado, publicado, desde, hasta, caduca, expira",
            .greetings: "hola",
            .activations: """
            activado, activada, desactivado, desactivada, deshabilitado, deshabilitada, habilitado, habilitada
            """,
            .stateAdjectives: """
            desplegado, desplegada, desplegados, expandido, expandida, expandidos, contraído, contraída, \
            contraídos, seleccionado, seleccionada, desmarcado, desmarcada
            """,
            .notBeforeState: "ninguno, ninguna, nada, todo, todos, todas, no",
            .disclosureStates: "expandido, expandida, contraído, contraída, desplegado, desplegada",
            .unavailableStates: "desactivado, desactivada, deshabilitado, deshabilitada, no disponible, atenuado",
            .onOrOff: "activado, desactivado",
            .selectedAtStart: "pestaña actual, pestaña activa, pestaña seleccionada, no seleccionado",
            .selectedAtEnd: "pestaña seleccionada, no seleccionado, no seleccionada, desmarcado",
            .conditions: "al menos",
            .weakConditions: "solo si, debe, activar, desactivado",
            .positions: "de, pestaña",
            .demonstratives: "este, esta",
            .introductions: "es un, es una, esto es un, esto es una, este es un",
            .gestureNames: "toca para pagar, toque para pagar",
            .gesturePhrases: """
            toca para, toca dos veces, toca aquí, toque para, toque dos veces, haz clic en, haz clic para, \
            haz clic aquí, haz doble clic, haga clic en, haga clic para, haga clic aquí, pulsa para, \
            pulsa dos veces, pulse para, presiona para, presione para, desliza para, desliza hacia, \
            mantén pulsado, mantén presionado, arrastra para
            """,
            .switchHints: "Toca dos veces para cambiar el ajuste, Pulsa dos veces para cambiar el ajuste",
            .textFieldHints: "Toca dos veces para editar, Pulsa dos veces para editar",
            .adjustableHints: "Desliza un dedo hacia arriba o hacia abajo para ajustar el valor",
            .pageWords: "página",
            .accessoryNames: "Más información",
            .clearButtonNames: "Borrar texto",
            .passwordsAtStart: "contraseña",
            .passwordsInIdentifiers: "contrasena",
            .passwordsInCode: "contrasena",
            .pins: "pin actual, nuevo pin, ingresa tu pin, introduce tu pin",
            .visibility: "mostrar, ocultar",
            .units: "horas, hora, minutos, minuto, segundos, días, día, semanas, meses, años, pasos",
            .currencies: "euro, euros",
            .abbreviations: "ltda, cía",
        ])
}
