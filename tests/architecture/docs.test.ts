import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocs } from '@touchline/local/docs/api-docs';
import { coverage } from '@touchline/local/docs/coverage';
import { describe, expect, test } from 'vitest';
import { ROOT } from './import-graph';

const doc = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

describe('the documents that are made from the code', () => {
  test('docs/api.md says what the contract says (npm run docs:api)', () => {
    expect(doc('api.md') === apiDocs()).toBe(true);
  });

  test('docs/coverage.md says what the test titles say (npm run docs:coverage)', () => {
    expect(doc('coverage.md') === coverage(ROOT)).toBe(true);
  });
});
