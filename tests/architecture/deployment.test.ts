import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { ALL_COLLECTIONS } from '@touchline/domain/collections/all-collections';
import { isObject } from '@touchline/domain/kernel/json/json';
import { BUILD_VARIABLES } from '@touchline/local/deploy/checks/check-build-values';
import { declaredSecrets } from '@touchline/local/deploy/checks/check-secrets';
import { functionsManifest } from '@touchline/local/deploy/functions-manifest';
import { withExpiryList } from '@touchline/local/docs/expiry-list';
import type { IndexFile } from '@touchline/local/firestore-engine/required-indexes/missing-index';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles, textOf } from './source-files';

const PAGE = textOf('docs/deploy.md');
const manifest = await functionsManifest();
const parameterNames = manifest.parameters.map(({ name }) => name);
const buildNames = BUILD_VARIABLES.map(({ name }) => name);

/** The names in the first column of the tables of docs/deploy.md that look like names of variables. */
const documented = [...PAGE.matchAll(/^\| (`[A-Z][A-Z_`, ]+`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);

describe('a deployment of this repository', () => {
  test('has nothing that is missing or contradicts (npm run deploy:check)', async () => {
    const check = join(ROOT, 'local/src/deploy/deploy-check-cli.ts');
    const ended = await promisify(execFile)(process.execPath, ['--import', 'tsx', check], { cwd: ROOT }).catch(
      (failure: unknown) => failure,
    );
    // A check that blocks ends with 1, and says why in what it printed.
    const stdout = isObject(ended) ? ended.stdout : ended;

    expect(stdout).toMatch(/Result: nothing blocks a deployment\.\n$/);
    expect(stdout).toContain('· Indexes: ');
  });

  test('is checked before it begins', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
    expect(scripts.deploy).toBe('tsx local/src/deploy/deploy-cli.ts');
    expect(textOf('local/src/deploy/deploy-cli.ts')).toMatch(/if \(await printDeployCheck\(project\)\) throw[\s\S]*'deploy'/);
  });

  test.each([
    ['ui', ['SEEN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'XSRF_SECRET'], 'it pays, counts views and signs in'],
    ['page', ['XSRF_SECRET'], 'loaders hash addresses'],
    ['jobs', ['STRIPE_SECRET_KEY', 'XSRF_SECRET'], 'they read payments again and end the plans of deleted accounts'],
  ])('gives the function %s the secrets %j: %s', (wanted, secrets) => {
    expect(manifest.functions.find(({ name }) => name === wanted)?.secrets.toSorted()).toEqual(secrets);
  });

  test.each(['functions/.env.example', 'functions/.env.local'])('finds each parameter with its default in %s', (file) => {
    const expected = Object.fromEntries(manifest.parameters.map((one) => [one.name, one.default]));
    expect(parameterNames.length).toBeGreaterThan(8);
    expect(parseEnv(textOf(file))).toEqual(expected);
  });

  test('knows each variable of the web client’s build, and has a template of them', () => {
    const texts = sourceFiles()
      .filter((file) => file.startsWith('web/src/') && !file.includes('.test.'))
      .map(textOf);
    const ofTheBuild = 'VITE_LOCAL';
    const read = texts.flatMap((text) => [...text.matchAll(/import\.meta\.env\.(VITE_\w+)/g)].map(([, name = '']) => name));

    expect(new Set(read)).toEqual(new Set([...buildNames, ofTheBuild]));
    expect(Object.keys(parseEnv(textOf('web/.env.example'))).toSorted()).toEqual(buildNames.toSorted());
  });
});

describe('docs/deploy.md', () => {
  test('names each parameter, build variable and secret in its tables, and no other', () => {
    const secrets = [...declaredSecrets(manifest.functions).keys()];
    expect(documented.toSorted()).toEqual([...parameterNames, ...buildNames, ...secrets].toSorted());
  });

  test('says of every collection with a TTL policy what expires when (npm run docs:data)', () => {
    const { fieldOverrides } = JSON.parse(textOf('firestore.indexes.json')) as IndexFile;
    const listed = [...PAGE.matchAll(/^- `(\w+)\.expiresAt`: \S/gm)].map(([, name = '']) => name);
    const policies = fieldOverrides.flatMap(({ collectionGroup, ttl }) => (ttl === true ? [collectionGroup] : []));

    expect(listed.toSorted()).toEqual(policies.toSorted());
    expect(PAGE === withExpiryList(PAGE, ALL_COLLECTIONS)).toBe(true);
  });
});
