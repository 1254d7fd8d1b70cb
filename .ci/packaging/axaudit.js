#!/usr/bin/env node
// Runs the binary of this system's package, and ends as it ends.
"use strict";
const { spawn } = require("child_process");
const { join, dirname } = require("path");

const part = process.platform === "darwin" ? "axaudit-darwin" : `axaudit-${process.platform}-${process.arch}`;
let binary;
try {
  binary = join(dirname(require.resolve(`${part}/package.json`)), "axaudit");
} catch {
  console.error(`axaudit: the package ${part} is missing: there is no binary for this system, or npm ran with --omit=optional`);
  process.exit(2);
}
const child = spawn(binary, process.argv.slice(2), { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`axaudit: ${binary} cannot be run: ${error.message}`);
  process.exit(2);
});
child.on("exit", (code, signal) => {
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
