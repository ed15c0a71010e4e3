import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleFunctions } from '@touchline/local/build/bundle-functions';
import { repositoryRoot } from '@touchline/local/repository-root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStoredCollege } from '../support/api/colleges/colleges';

/** Prints the address of every file that is loaded; runs in the thread of Node's loader. */
const LOADER = `
  import { writeSync } from 'node:fs';
  export async function load(url, context, next) { writeSync(1, '\\nloaded ' + url + '\\n'); return next(url, context); }
`;

/** Asks the function \`ui\` of the working folder for one address, and prints the status. */
const ASK_ONCE = `
  import { createServer } from 'node:http';
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(LOADER)}));
  const { ui } = await import('./index.js');
  const server = createServer(ui).listen(0, '127.0.0.1', async () => {
    const { status } = await fetch('http://127.0.0.1:' + server.address().port + process.argv[1]);
    process.stdout.write('\\nanswered ' + status + '\\n', () => process.exit());
  });
`;

describe('what an instance of ui has loaded after its first answer', { timeout: 90_000 }, () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(repositoryRoot, 'functions/lib-test-'));
    await bundleFunctions({ folder });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The sources, by their paths, of all parts that a new process loads until it has answered 200. */
  async function sourcesAfter(address: string): Promise<readonly string[]> {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', ASK_ONCE, address], {
      cwd: folder,
      env: process.env,
      timeout: 60_000,
    });
    expect(stdout).toContain('\nanswered 200\n');
    const parts = [...stdout.matchAll(/^loaded (file:.*\.js)$/gm)].map(([, url = '']) => new URL(url));
    const maps = await Promise.all(parts.map((url) => readFile(new URL(`${url.href}.map`), 'utf8')));
    return maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  }

  test('of checkGdpr: Express and the contract, and nothing of Google’s', async () => {
    const sources = await sourcesAfter('/api/v1/checkGdpr');

    expect(sources.some((source) => source.includes('/express/lib/application.js'))).toBe(true);
    expect(sources.some((source) => source.endsWith('domain/src/http/api-contract.ts'))).toBe(true);
    expect(
      sources.filter((source) => /node_modules\/(@google-cloud|google-|firebase-admin|@grpc|protobufjs)/.test(source)),
    ).toEqual([]);
    expect(sources.filter((source) => /-store\.ts$|features\/(people|pictures|jobs)\//.test(source))).toEqual([]);
  });

  test('of a college: Firestore too, but neither Auth, Storage, sharp nor the handlers of people', async () => {
    const { _id: id } = await aStoredCollege();
    const sources = await sourcesAfter(`/ui/v1/colleges/${id}`);

    expect(sources.some((source) => source.includes('@google-cloud/firestore/build/src/index.js'))).toBe(true);
    expect(sources.filter((source) => /node_modules\/(firebase-admin|@google-cloud\/storage|sharp)\//.test(source))).toEqual([]);
    expect(sources.filter((source) => /features\/(people\/.*-handlers|pictures\/|jobs\/)/.test(source))).toEqual([]);
  });
});
