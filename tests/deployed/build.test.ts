import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL_STRIPE } from '@touchline/functions/platform/config';
import { STACK_SERVICES } from '@touchline/local/launcher/stack-identity';
import { describe, expect, test } from 'vitest';
import { deployment, expectNone, isDeployed } from '../support/deployed/deployment';

/** Texts of the local stack: hosts with a port, this machine's address, and what only stands in for something. */
const LOCAL_TEXTS: readonly RegExp[] = [
  /(?:localhost|0\.0\.0\.0|\[::1\]):\d{2,5}/g,
  // Libraries know the range of addresses of a machine, never one of its ports.
  /127(?:\\*\.0){2}\\*\.1(?!\/8)/g,
  new RegExp(
    `["'\`:](?:${Object.values(STACK_SERVICES)
      .map(({ port }) => port)
      .join('|')})["'\`]`,
    'g',
  ),
  new RegExp(Object.values(LOCAL_STRIPE).join('|'), 'g'),
  /local only: protects nothing|STRIPE_DOUBLE|VITE_LOCAL|useEmulator=true|demo-touchline/g,
];

async function textsIn(folder: string): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|json|html|css|txt|svg|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/'));
  return Promise.all(files.map(async (path) => ({ file: path.slice(folder.length + 1), text: await readFile(path, 'utf8') })));
}

const findingsIn = async (folder: string): Promise<readonly string[]> =>
  (await textsIn(folder)).flatMap(({ file, text }) =>
    LOCAL_TEXTS.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ 0: found, index }) => `${file}: ${found} in …${text.slice(Math.max(0, index - 40), index + 40)}…`,
      ),
    ),
  );

describe.skipIf(!isDeployed)('the files of the deployment', () => {
  test('hold no host, port or stand-in of the local stack: the functions and their renderer', async () => {
    expectNone(await findingsIn(deployment().functionsFolder));
  });

  test('hold no host, port or stand-in of the local stack: what Hosting serves', async () => {
    expectNone(await findingsIn(deployment().hostingFolder));
  });

  test('hold no sources and no hidden file', async () => {
    const [functions, hosting] = await Promise.all(
      [deployment().functionsFolder, deployment().hostingFolder].map((folder) => readdir(folder)),
    );
    expect(functions?.sort()).toEqual(['lib', 'node_modules', 'package-lock.json', 'package.json']);
    expect(hosting?.filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
