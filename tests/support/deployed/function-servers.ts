import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Child, lastLinesOf, signalChild, startChild } from '@touchline/local/emulators/child';
import { freePort, isPortFree, LOCAL_HOST } from '@touchline/local/emulators/ports';
import { waitUntil } from '@touchline/local/emulators/wait-until';
import { repositoryRoot } from '@touchline/local/repository-root';
import { build } from 'esbuild';
import * as z from 'zod';

const run = promisify(execFile);

const manifestSchema = z.object({
  params: z.array(z.object({ name: z.string(), default: z.union([z.string(), z.number(), z.boolean()]) })),
  endpoints: z.record(
    z.string(),
    z.object({
      timeoutSeconds: z.number().nullish(),
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
    }),
  ),
});

/** What `firebase deploy` reads of the built functions: parameters with their defaults, and each one's secrets. */
export type DeployedManifest = z.infer<typeof manifestSchema>;

/** A Node of the deployed version, the folder of the functions, and one for what is made here. */
export interface FunctionsHome {
  readonly node: string;
  readonly functions: string;
  readonly folder: string;
}

/** Lists the functions by the program that `firebase deploy` runs for that, of their own installed packages. */
export async function readManifest({ node, functions, folder }: FunctionsHome): Promise<DeployedManifest> {
  const output = join(folder, 'functions.json');
  const program = join(functions, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  await run(node, [program, functions], { cwd: functions, env: { FUNCTIONS_MANIFEST_OUTPUT_PATH: output } });
  return manifestSchema.parse(JSON.parse(await readFile(output, 'utf8')));
}

/** The functions framework of our lockfile as one file, so that nothing of this repository is looked up at run time. */
export async function bundleFramework(folder: string): Promise<string> {
  const outfile = join(folder, 'functions-framework.cjs');
  const main = join(repositoryRoot, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const define = { 'import.meta.url': 'urlOfThisFile' };
  const banner = { js: "const urlOfThisFile = require('node:url').pathToFileURL(__filename).href;" };
  const options = { bundle: true, platform: 'node', format: 'cjs', logLevel: 'silent' } as const;
  await build({ ...options, entryPoints: [main], outfile, define, banner });
  await writeImported('read-package-up', folder);
  return outfile;
}

/** Puts a package next to the framework that it imports in a way no bundler sees, as one file too. */
async function writeImported(name: string, folder: string): Promise<void> {
  const target = join(folder, 'node_modules', name);
  const stdin = { contents: `export * from '${name}';`, resolveDir: repositoryRoot };
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
  const options = { bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' } as const;
  await build({ ...options, stdin, outfile: join(target, 'index.js'), banner });
  await writeFile(join(target, 'package.json'), JSON.stringify({ name, type: 'module', main: 'index.js' }));
}

/** A served function: where it answers, and the file that it logs to. */
export interface FunctionServer {
  readonly url: string;
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

/** The order to serve one function: the framework's file, code to run before it, and the whole environment. */
export interface FunctionOrder extends FunctionsHome {
  readonly name: string;
  readonly framework: string;
  readonly before: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Serves a function as Google's runtime does; resolves when it listens, and rejects with its log where it ends. */
export async function serveFunction(order: FunctionOrder): Promise<FunctionServer> {
  const { name, node, functions, folder, framework, before, environment } = order;
  const port = await freePort();
  const logFile = join(folder, `${name}.log`);
  const runtime = { FUNCTION_TARGET: name, FUNCTION_SIGNATURE_TYPE: 'http', K_SERVICE: name, NODE_ENV: 'production' };
  const child: Child = startChild({
    name: `The function ${name}`,
    command: node,
    args: ['--import', before, framework, `--target=${name}`, `--source=${functions}`, `--port=${port}`],
    cwd: functions,
    environment: { ...environment, ...runtime, PORT: String(port) },
    logFile,
  });
  const ended = child.ended.then((sentence) => {
    throw new Error(`${sentence}${lastLinesOf(child, 30)}`);
  });
  ended.catch(() => undefined);
  await waitUntil(async () => !(await isPortFree(port)), 60_000, `${name} did not listen.${lastLinesOf(child)}`, ended);
  return {
    url: `http://${LOCAL_HOST}:${port}`,
    logFile,
    stop: async () => {
      signalChild(child, 'SIGKILL', 'group');
      await child.ended;
    },
  };
}
