import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGES, ROOT } from './source-files';

/** A file with one statement, and the rule that it breaks; null where it is allowed. */
export interface PlantedImport {
  readonly breaks: string | null;
  readonly file: string;
  readonly statement: string;
}

const planted = (breaks: string | null, file: string, statement: string): PlantedImport => ({ breaks, file, statement });
/** The way from a planted file to the root of the planted tree. */
const UP = ['..', '..', '..'].join('/');
const DOMAIN = 'domain imports nothing of ours and no library but zod/mini and fast-json-patch';
const LAYERS = 'domain goes kernel → reference → subjects → search → http';
const FOLDERS = 'no folders of domain import each other in a circle';
const APART = 'web and functions never import each other, nor local or tests';
const WEB = 'web goes app → pages → features → components → session, ui, i18n, lib, theme → domain';
const FUNCTIONS = 'functions goes index → composition → http, features → platform → domain';
const SCHEMAS = 'the browser never loads schemas: web imports the contract for its types alone';
const FIRESTORE = 'Firestore is touched only by stores and by the platform files that serve them';

/** Each rule with imports that break it, and the nearest that are allowed. */
export const PLANTED: readonly PlantedImport[] = [
  planted(DOMAIN, 'domain/src/college/react.ts', `import 'react';`),
  planted(DOMAIN, 'domain/src/college/zod.ts', `import * as z from 'zod';`),
  planted(DOMAIN, 'domain/src/college/clock.ts', `import '${UP}/functions/src/platform/target';`),
  planted(null, 'domain/src/college/mini.ts', `import * as z from 'zod/mini';`),
  planted(null, 'domain/src/college/json-patch.ts', `import type { Operation } from 'fast-json-patch';`),
  planted(null, 'domain/src/college/any.test.ts', `import 'vitest';`),
  planted(LAYERS, 'domain/src/college/upwards.ts', `import '../person/target';`),
  planted(LAYERS, 'domain/src/college/types.ts', `import type { target } from '../search/target';`),
  planted(LAYERS, 'domain/src/nowhere/no-row.ts', `import '../kernel/target';`),
  planted(null, 'domain/src/college/downwards.ts', `import '../kernel/target';`),
  planted(FOLDERS, 'domain/src/person/roles/one.ts', `import type { two } from '../account/two';`),
  planted(FOLDERS, 'domain/src/person/account/other.ts', `import { one } from '../roles/three';`),
  planted(APART, 'web/src/lib/server.ts', `import '${UP}/functions/src/platform/target';`),
  planted(APART, 'functions/src/platform/local.ts', `import '${UP}/local/src/target';`),
  planted(APART, 'web/src/lib/any.test.ts', `import '${UP}/tests/target';`),
  planted(WEB, 'web/src/ui/upwards.tsx', `import '../session/target';`),
  planted(WEB, 'web/src/lib/late.ts', `export const late = () => import('../app/target');`),
  planted(null, 'web/src/session/downwards.ts', `import '../lib/target';`),
  planted(FUNCTIONS, 'functions/src/http/aside.ts', `import '../features/one/target';`),
  planted(FUNCTIONS, 'functions/src/features/one/aside.ts', `import '../../http/target';`),
  planted(FUNCTIONS, 'functions/src/features/one/upwards.ts', `import '../../composition/target';`),
  planted(FUNCTIONS, 'functions/src/composition/entry.ts', `import '../index';`),
  planted(FUNCTIONS, 'functions/src/platform/upwards.ts', `export { target } from '../features/one/target';`),
  planted(null, 'functions/src/composition/downwards.ts', `import '../http/target';`),
  planted('no feature of web imports another, and no page another', 'web/src/features/one/other.tsx', `import '../two/target';`),
  planted('no feature of web imports another, and no page another', 'web/src/pages/one/other.tsx', `import '../two/target';`),
  planted(null, 'web/src/features/two/own.tsx', `import './target';`),
  planted(SCHEMAS, 'web/src/lib/contract.ts', `import { target } from '${UP}/domain/src/http/api-contract';`),
  planted(
    SCHEMAS,
    'web/src/lib/contract-twice.ts',
    `import type { target } from '${UP}/domain/src/http/api-contract';
     import { target as value } from '${UP}/domain/src/http/api-contract';`,
  ),
  planted(SCHEMAS, 'web/src/lib/zod.ts', `import * as z from 'zod/mini';`),
  planted(null, 'web/src/lib/contract-types.ts', `import type { target } from '${UP}/domain/src/http/api-contract';`),
  planted(null, 'web/src/lib/contract.test.ts', `import { target } from '${UP}/domain/src/http/api-contract';`),
  planted(FIRESTORE, 'functions/src/features/one/handler.ts', `import { getFirestore } from 'firebase-admin/firestore';`),
  planted(FIRESTORE, 'functions/src/features/one/client.ts', `import { Firestore } from '@google-cloud/firestore';`),
  planted(null, 'functions/src/features/one/any-store.ts', `import { getFirestore } from 'firebase-admin/firestore';`),
  planted(null, 'functions/src/features/one/handler-types.ts', `import type { Firestore } from 'firebase-admin/firestore';`),
  planted('Stripe is touched only by gateways', 'functions/src/features/one/pay.ts', `import 'stripe';`),
  planted(null, 'functions/src/features/one/pay-gateway.ts', `import 'stripe';`),
  planted('the browser imports no Node module', 'web/src/lib/node.ts', `import 'node:fs';`),
  planted('the browser imports no Node module', 'web/src/lib/node-by-its-old-name.ts', `import 'fs';`),
  planted('only tests import tests', 'local/src/tests.ts', `import '../../tests/target';`),
  planted('builders in testing folders are for tests alone', 'local/src/builder.ts', `import './testing/target';`),
  planted(null, 'local/src/builder.test.ts', `import './testing/target';`),
  planted('every import of ours leads to a file', 'local/src/lost.ts', `import './nowhere';`),
  planted('every import of ours leads to a file', 'local/src/lost-package.ts', `import '@touchline/domain/nowhere';`),
  planted('nothing imports itself in a circle', 'local/src/circle.ts', `import type { target } from './way-back';`),
];

const TARGETS = [
  ...['kernel', 'person', 'search'].map((folder) => `domain/src/${folder}/target.ts`),
  ...['account/two', 'roles/three'].map((file) => `domain/src/person/${file}.ts`),
  'domain/src/http/api-contract.ts',
  ...['platform/target', 'http/target', 'composition/target', 'features/one/target', 'index'].map((f) => `functions/src/${f}.ts`),
  ...['session', 'lib', 'app', 'features/two', 'pages/two'].map((folder) => `web/src/${folder}/target.ts`),
  ...['local/src/target.ts', 'local/src/testing/target.ts', 'tests/target.ts'],
];

/** A tree of nothing but the planted files and what they import, in a new folder. */
export function aPlantedTree(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'touchline-planted-')));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\n`);
  };
  for (const folder of PACKAGES) mkdirSync(join(root, folder), { recursive: true });
  for (const file of TARGETS) write(file, 'export const target = 1;');
  write('local/src/way-back.ts', `import './circle';`);
  for (const { file, statement } of PLANTED) write(file, statement);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}
