import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { openapiDocument } from '@touchline/domain/http/openapi-document';
import { describe, expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files';

const names = Object.keys(API_ROUTES) as readonly RouteName[];
const rows: readonly [RouteName, ContractRow][] = names.map((name) => [name, API_CONTRACT[name]]);

describe('the contract table', () => {
  test('has a row for every route and a route for every row', () => {
    expect(Object.keys(API_CONTRACT).sort()).toEqual([...names].sort());
  });

  test('has one handler for every row, and every handler has its row', () => {
    const handled = sourceFiles()
      .filter((file) => file.startsWith('functions/src/features/') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...textOf(file).matchAll(/\): Handler<'(\w+)'>/g)].map(([, name]) => name));
    expect(handled.sort()).toEqual([...names].sort());
  });

  test('no two rows answer the same method and path', () => {
    const places = names.map((name) => `${API_ROUTES[name].method} ${API_ROUTES[name].path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('an answer that depends on who asks is never cached for others', () => {
    expect(rows.filter(([, row]) => row.access !== 'everyone' && row.cacheSeconds > 0)).toEqual([]);
  });

  test('reading changes nothing and takes no body; a private row says that it refuses', () => {
    for (const [name, row] of rows) {
      if (API_ROUTES[name].method === 'GET') expect(row.body, name).toBeNull();
      if (row.access === 'signedIn') expect(row.refusals, name).toContain('signInRequired');
      if (row.access === 'collegeEditor' || row.access === 'admin')
        expect(row.refusals, name).toEqual(expect.arrayContaining(['signInRequired', 'forbidden']));
    }
  });

  test('the OpenAPI document holds every row', () => {
    const text = JSON.stringify(openapiDocument());
    for (const name of names) expect(text).toContain(`"operationId":"${name}"`);
  });
});
