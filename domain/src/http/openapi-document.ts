import * as z from 'zod/mini';
import { STATUS_OF } from '../kernel/refusal/refusal';
import { API_CONTRACT, type ContractRow } from './api-contract';
import { API_ROUTES, type RouteName } from './api-routes';

const NAMES = Object.keys(API_ROUTES) as readonly RouteName[];

/** The contract as an OpenAPI 3.1 document. */
export function openapiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of NAMES) {
    const { method, path } = API_ROUTES[name];
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(name, path, API_CONTRACT[name]) };
  }
  const schemes = { session: { type: 'apiKey', in: 'cookie', name: '__session' } };
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline', version: '1' },
    paths,
    components: { securitySchemes: schemes, schemas: { Refusal: refusalSchema } },
  };
}

function operationOf(name: RouteName, path: string, row: ContractRow): Record<string, unknown> {
  const refusals = row.refusals.map((kind) => [
    String(STATUS_OF[kind]),
    { description: kind, content: json({ $ref: '#/components/schemas/Refusal' }) },
  ]);
  const answer =
    row.answer === null
      ? {}
      : {
          content:
            row.answer === 'bytes'
              ? files(['image/*'])
              : row.answer === 'stream'
                ? files(['application/zip'])
                : json(schemaOf(row.answer, 'output')),
        };
  return {
    operationId: name,
    summary: row.summary,
    'x-access': row.access,
    ...(row.access === 'everyone' || row.access === 'visitor' ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(path), ...queryParameters(row), ...(row.requiresXsrf === true ? [xsrfParameter] : [])],
    ...(row.body === null
      ? {}
      : {
          requestBody: {
            required: true,
            content: row.bodyTypes === undefined ? json(schemaOf(row.body, 'input'), row.jsonTypes) : files(row.bodyTypes),
          },
        }),
    responses: { [String(row.status)]: { description: row.summary, ...answer }, ...Object.fromEntries(refusals) },
  };
}

function json(schema: unknown, types: readonly string[] = ['application/json']): Record<string, unknown> {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function files(types: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function pathParameters(path: string): readonly unknown[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

const xsrfParameter = { name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } };

function queryParameters({ query }: ContractRow): readonly unknown[] {
  if (query === null) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const refusalSchema = {
  type: 'object',
  required: ['errors', 'error', 'code', 'message'],
  properties: {
    errors: {
      type: 'array',
      items: { type: 'object', required: ['message'], properties: { message: { type: 'string' }, field: { type: 'string' } } },
    },
    error: { type: 'string' },
    code: { type: ['string', 'number'] },
    message: { type: 'string' },
  },
};
