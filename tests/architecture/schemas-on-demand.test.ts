import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles, textOf } from './source-files';

/** What pages download with a form only: the schemas of the domain, and the messages of the API. */
const ON_DEMAND = (module: string): boolean => module === 'zod/mini' || module === 'domain/src/kernel/refusal/api-messages.ts';

const STATEMENT = /^(?:import|export)\s+(?:(?!type\s)([^'";]*?)\s+from\s+)?'([^']+)'/gm;
const ONLY_TYPES = /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/;

/** The modules that a text imports at once, for their values: neither types alone nor dynamic imports. */
function importsOf(file: string, text: string): readonly string[] {
  return [...text.matchAll(STATEMENT)]
    .filter(([, names = '']) => !ONLY_TYPES.test(names.trim()))
    .map(([, , module = '']) => resolved(file, module));
}

function resolved(file: string, module: string): string {
  const ofDomain = /^@touchline\/domain\/(.*)$/.exec(module)?.[1];
  const path = ofDomain === undefined ? join(dirname(file), module) : `domain/src/${ofDomain}`;
  if (ofDomain === undefined && !module.startsWith('.')) return module;
  return [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(join(ROOT, one))) ?? path;
}

/** How a module comes to download on demand what it imports at once: the path of imports; null where it does not. */
function pathToSchemas(file: string, imports: (file: string) => readonly string[]): readonly string[] | null {
  const open: (readonly string[])[] = [[file]];
  const seen = new Set<string>();
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const reached = path;
    const last = path.at(-1) ?? '';
    if (ON_DEMAND(last)) return path;
    if (seen.has(last) || !/^(?:domain|web)\/.*\.tsx?$/.test(last)) continue;
    seen.add(last);
    open.push(...imports(last).map((module) => [...reached, module]));
  }
  return null;
}

describe('schemas of the domain come to the browser on demand (docs/decisions/003-client-trusts-answers.md)', () => {
  test('nothing of web imports them, or the messages of the API, at once', () => {
    const known = new Map<string, readonly string[]>();
    const imports = (file: string): readonly string[] => {
      const found = known.get(file) ?? importsOf(file, textOf(file));
      known.set(file, found);
      return found;
    };
    const product = sourceFiles().filter((file) => file.startsWith('web/src/') && !/\.test\.tsx?$|\/testing\//.test(file));
    expect(product.length).toBeGreaterThan(200);
    const ofWeb = product.filter((file) => imports(file).some((module) => module.startsWith('domain/') || ON_DEMAND(module)));
    expect(ofWeb.map((file) => pathToSchemas(file, imports)?.join(' → ')).filter((path) => path !== undefined)).toEqual([]);
  });

  test.each([
    [`import * as z from 'zod/mini';`, ['zod/mini']],
    [`import type * as z from 'zod/mini';`, []],
    [`import { type Language, type MessageValues } from '@touchline/domain/kernel/refusal/api-messages';`, []],
    [
      `import { type Language, apiMessage } from '@touchline/domain/kernel/refusal/api-messages';`,
      ['domain/src/kernel/refusal/api-messages.ts'],
    ],
    [`const load = () => import('@touchline/domain/person/feedback');`, []],
    [`export { emailOf } from '../kernel/text/email';`, ['domain/src/kernel/text/email.ts']],
  ])('%s is taken for %j', (text, found) => {
    expect(importsOf('domain/src/person/any.ts', text)).toEqual(found);
  });
});
