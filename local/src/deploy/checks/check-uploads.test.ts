import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../repository-root';
import { type FirebaseConfig, readFirebaseConfig } from '../firebase-config';
import { checkBuildSteps, checkDeployedFiles, checkRuntime } from './check-uploads';

const CONFIG = readFirebaseConfig(join(repositoryRoot, 'firebase.json'));
const isThere = (path: string): boolean => existsSync(join(repositoryRoot, path));

function withFunctions(changes: Partial<FirebaseConfig['functions'][0]>): FirebaseConfig {
  return { ...CONFIG, functions: [{ ...CONFIG.functions[0], ...changes }] };
}
const withHosting = (changes: Partial<FirebaseConfig['hosting']>): FirebaseConfig => ({
  ...CONFIG,
  hosting: { ...CONFIG.hosting, ...changes },
});
const textsOf = (config: FirebaseConfig): readonly string[] => checkBuildSteps(config, 'web/dist').map(({ text }) => text);

describe('the predeploy steps', () => {
  test('of firebase.json build what each half uploads', () => {
    expect(checkBuildSteps(CONFIG, 'web/dist')).toEqual([]);
  });

  test('of the functions are refused without the renderer: page would have that of this machine, or none', () => {
    expect(textsOf(withFunctions({ predeploy: ['npm run build -- functions'] }))).toEqual([
      'The predeploy of functions in firebase.json does not build web, so the function page renders with no build, or with that of this machine: set it to ["npm run build"].',
    ]);
  });

  test('are refused where they are gone', () => {
    expect(textsOf(withFunctions({ predeploy: [] }))).toHaveLength(2);
    expect(textsOf(withHosting({ predeploy: ['npm run lint'] }))).toEqual([
      'The predeploy of hosting in firebase.json does not build web, so Hosting gets an old build or none: set it to ["npm run build -- web"].',
    ]);
  });

  test('may name the parts one by one', () => {
    expect(textsOf(withFunctions({ predeploy: ['npm run build -- web', 'npm run build -- functions'] }))).toEqual([]);
  });

  test('write another folder than Hosting publishes: refused', () => {
    expect(textsOf(withHosting({ public: 'public' }))).toEqual([
      'Hosting publishes public, but the build writes web/dist: set hosting.public in firebase.json to web/dist.',
    ]);
  });
});

describe('the runtime of the functions', () => {
  const NODE = { engine: '>=20.19', target: 'node20' };

  test.each([
    ['nodejs22', '>=20.19'],
    ['nodejs22', '^20.19 || ^22.12 || >=24'],
    ['nodejs26', '^20.19 || >=24'],
  ])('%s fits Node %s', (runtime, engine) => {
    expect(checkRuntime(withFunctions({ runtime }), { ...NODE, engine })).toEqual([]);
  });

  test.each([
    ['nodejs18', '>=20.19', 'but package.json asks for Node >=20.19'],
    ['nodejs22', '^20.19 || >=24', 'but package.json asks for Node ^20.19 || >=24'],
    ['', '>=20.19', 'on no named runtime'],
    ['python312', '>=20.19', 'on "python312"'],
  ])('%s does not fit Node %s', (runtime, engine, reason) => {
    const [finding] = checkRuntime(withFunctions({ runtime }), { ...NODE, engine });
    expect(finding).toEqual({ blocks: true, text: expect.stringContaining(reason) as string });
  });

  test('is refused where the bundle is written for a newer Node', () => {
    const [finding] = checkRuntime(withFunctions({ runtime: 'nodejs20' }), { ...NODE, target: 'node22' });
    expect(finding?.text).toBe(
      'The functions are bundled for node22, but firebase.json runs them on nodejs20: name a newer runtime.',
    );
  });
});

describe('the files that are deployed', () => {
  test('are all there', () => {
    expect(checkDeployedFiles(CONFIG, isThere)).toEqual([]);
  });

  test('without rules of Storage or with rules that are gone: refused', () => {
    const config = { ...CONFIG, storage: { rules: '' }, firestore: { ...CONFIG.firestore, rules: 'gone.rules' } };
    expect(checkDeployedFiles(config, isThere).map(({ text }) => text)).toEqual([
      'firebase.json takes the rules of Firestore from gone.rules, which is not there: name the right file in firestore.rules.',
      'firebase.json does not deploy the rules of Storage: name their file in storage.rules.',
    ]);
  });

  test('whose bundle or lockfile is left out of the upload: refused', () => {
    const config = withFunctions({ ignore: ['node_modules', 'lib/**', 'package-lock.json'] });
    expect(checkDeployedFiles(config, isThere).map(({ text }) => text)).toEqual([
      'firebase.json leaves functions/lib out of the upload: take it out of functions.ignore.',
      'firebase.json leaves functions/package-lock.json out of the upload: take it out of functions.ignore.',
    ]);
  });
});
