/*
 * The line that the API logs for each answered call stays in the worker: it would go to the main process with its stack
 * trace, only to be left out there (`onConsoleLog` in vitest.config.ts). Runs before anything keeps the console.
 */
const { info } = console;

function withoutRequestLines(...said: readonly unknown[]): void {
  if (typeof said[0] === 'string' && said[0].includes('"severity":"INFO"')) return;
  info(...said);
}

if (info.name !== withoutRequestLines.name) console.info = withoutRequestLines;
