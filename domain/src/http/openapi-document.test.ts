import { describe, expect, test } from 'vitest';
import { isObject } from '../kernel/json/json';
import { COLLEGE_FACET_NAMES } from '../search/college-facets';
import { API_ROUTES } from './api-routes';
import { openapiDocument } from './openapi-document';

const document = openapiDocument();
const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);

describe('the OpenAPI document', () => {
  test('has every path with its methods, parameters in braces', () => {
    const paths = at('paths');
    const found = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, methods]) =>
      Object.keys(isObject(methods) ? methods : {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const wanted = Object.values(API_ROUTES).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  test('says of a private call that it needs the session, who may make it and how it may be refused', () => {
    const patch = at('paths', '/ui/v1/colleges/{collegeId}/patch', 'post');
    expect(patch).toMatchObject({ operationId: 'patchCollege', 'x-access': 'collegeEditor', security: [{ session: [] }] });
    expect(Object.keys((patch as { responses: object }).responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '412', '413', '415', '422']),
    );
    expect(at('paths', '/ui/v1/search/colleges', 'get')).not.toHaveProperty('security');
  });

  test('lists the parameters of path and query', () => {
    expect(at('paths', '/ui/v1/colleges/{collegeId}/patch', 'delete', 'parameters')).toMatchObject([
      { name: 'collegeId', in: 'path', required: true },
      { name: 'patchId', in: 'query', required: true },
    ]);
    const own = ['q', 'page', 'sort', 'near', 'within', 'area', 'facets'];
    expect(at('paths', '/ui/v1/search/colleges', 'get', 'parameters')).toMatchObject(
      [...own, ...COLLEGE_FACET_NAMES, 'league', 'division'].map((name) => ({ name, in: 'query', required: false })),
    );
  });

  test('leads nowhere but to parts of its own, and is JSON', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''));
    expect([...references]).toContain('components/schemas/Refusal');
    for (const path of references) if (path.startsWith('components')) expect(at(...path.split('/')), path).toBeDefined();
    expect(JSON.parse(text)).toEqual(document);
  });
});
