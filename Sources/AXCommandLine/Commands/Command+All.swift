extension Command {
    /// Every command, in the order in which help lists them.
    static let all: [Command] = [
        .lint,
        .snapshot,
        .diff,
        .merge,
        .compare,
        .show,
        .variants,
        .speak,
        .where,
        .convert,
        .stream,
        .mcp,
        .rules,
        .explain,
        .baselineCreate,
        .baselineUpdate,
        .baselineShow,
        .configInit,
        .configShow,
        .configCheck,
        .configSchema,
        .completions,
        .help,
        .version,
    ]
}
