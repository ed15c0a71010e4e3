import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { API_CONTRACT, type ContractRow } from '@touchline/domain/http/api-contract';
import { API_ROUTES, type RouteName } from '@touchline/domain/http/api-routes';
import { openapiDocument } from '@touchline/domain/http/openapi-document';
import { STATUS_OF } from '@touchline/domain/kernel/refusal/refusal';
import { isObject } from '@touchline/domain/kernel/json/json';

const ACCESS_TEXT = {
  everyone: 'Everyone; the session is not looked at',
  visitor: 'Everyone; a good session is recognised, a bad one cleared',
  signedIn: 'Signed-in users',
  reader: 'Everyone; it depends on the caller what is answered',
  profileOwner: 'The owner of the profile',
  coach: 'Coaches whom any college accepted',
  collegeEditor: 'Admins, and coaches whom the college accepted',
  admin: 'Admins',
} as const;

const HEAD = `# The API

Made from \`domain/src/http/api-contract.ts\` by \`npm run docs:api\`; a test keeps it true. The same as OpenAPI 3.1: \`GET /ui/v1/openapi.json\`.

- Paths are served from the site's own origin. The session is the cookie \`__session\`, set by \`sessionLogin\`.
- Calls that change something refuse a foreign \`Origin\` or \`Sec-Fetch-Site: cross-site\` with 403. Where a call says so, it also needs
  the session's XSRF token, which \`sessionLogin\` and \`ownProfile\` send in the header \`X-XSRF-TOKEN\` and the readable cookie \`XSRF-TOKEN\`.
- Every refusal is \`{ errors: [{ message, field? }], error, code, message }\`, its messages in the language of \`Accept-Language\` (en, de).
  Order: 401, 403, then 400 (query), 413, 415, then 404, 409, 412, 422. JSON that cannot be read is 400 as well, an id in the path that nothing can have 404.
- Bodies are \`application/json\`, uncompressed, at most 256 kB, where nothing else is said; a larger one is not read. \`X-Request-Id\` names the answer in the logs.
- Whoever sends too many calls is answered 429 with \`Retry-After\`: ${RATE_LIMITS_PER_MINUTE.calls} a minute from one network whatever they ask; ${RATE_LIMITS_PER_MINUTE.ownReads} reads and ${RATE_LIMITS_PER_MINUTE.ownChanges} changes of one signed-in person at one address; where a call
  names 429 itself, ${RATE_LIMITS_PER_MINUTE.address} from one network (feedback ${RATE_LIMITS_PER_MINUTE.feedback}) and ${RATE_LIMITS_PER_MINUTE.person} around one mail address or user; ${RATE_LIMITS_PER_MINUTE.uploads} uploads of one account.
- A call that changes something takes an \`Idempotency-Key\` (16 to 64 letters, digits, \`-\`, \`_\`). Whoever repeats the same call under the same key
  after no answer or a 5xx gets the first one's result, and nothing is made twice (docs/faults.md); another key is another call, a malformed one 400.
- Where the installation enforces App Check, calls that change something need its token in \`X-Firebase-AppCheck\`, or are 403.
`;

/** Generates docs/api.md from the contract alone. */
export function apiDocs(): string {
  const names = Object.keys(API_ROUTES) as readonly RouteName[];
  const overview = names.map(
    (name) =>
      `| \`${API_ROUTES[name].method} ${API_ROUTES[name].path}\` | ${ACCESS_TEXT[API_CONTRACT[name].access]} | [${name}](#${name.toLowerCase()}) |`,
  );
  const document = openapiDocument();
  const sections = names.map((name) => sectionOf(name, API_CONTRACT[name], document));
  return [HEAD, '| call | who | |', '|---|---|---|', ...overview, '', ...sections].join('\n');
}

function sectionOf(name: RouteName, row: ContractRow, document: unknown): string {
  const { method, path } = API_ROUTES[name];
  const refusals = row.refusals.map((kind) => `${STATUS_OF[kind]} ${kind}`).join(', ');
  const operation = operationOf(document, method, path);
  const body = schemaText(operation, ['requestBody', 'content', 'application/json', 'schema']);
  const answer = schemaText(operation, ['responses', String(row.status), 'content', 'application/json', 'schema']);
  const query = row.query === null ? [] : [`- Query: ${queryText(operation)}`];
  return [
    `## ${name}`,
    '',
    `\`${method} ${path}\`: ${row.summary}`,
    '',
    `- Who: ${ACCESS_TEXT[row.access]}.`,
    ...query,
    ...(row.requiresXsrf === true ? ['- Header: `X-XSRF-TOKEN`, the token of the session.'] : []),
    ...(body === null ? [] : [`- Body: \`${body}\``]),
    ...(row.bodyTypes === undefined ? [] : [`- Body: a file, ${row.bodyTypes.join(', ')}, at most ${row.bodyLimitKb ?? 256} kB`]),
    `- Answers ${row.status}${row.answer === 'bytes' ? ': the file, with ETag' : row.answer === 'stream' ? ': a file to keep' : answer === null ? '' : `: \`${answer}\``}`,
    `- Cached: ${row.answer === 'bytes' ? 'as the file says' : row.cacheSeconds > 0 ? `${row.cacheSeconds} s, for everyone` : 'never'}`,
    ...(refusals === '' ? [] : [`- Refuses: ${refusals}.`]),
    '',
  ].join('\n');
}

function operationOf(document: unknown, method: string, path: string): unknown {
  return reach(document, ['paths', path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()]);
}

function queryText(operation: unknown): string {
  const parameters = reach(operation, ['parameters']);
  const inQuery = Array.isArray(parameters) ? parameters.filter((entry) => reach(entry, ['in']) === 'query') : [];
  return inQuery
    .map((entry) => `\`${String(reach(entry, ['name']))}\`${reach(entry, ['required']) === true ? '' : ' (optional)'}`)
    .join(', ');
}

function schemaText(operation: unknown, way: readonly string[]): string | null {
  const schema = reach(operation, way);
  return schema === undefined ? null : shapeOf(schema, 0);
}

/**
 * The shape of a schema in one line. Large objects are shown by their first fields; the OpenAPI document has all of
 * them.
 */
function shapeOf(schema: unknown, depth: number): string {
  if (!isObject(schema)) return 'any';
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map((entry) => shapeOf(entry, depth)))].join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((entry) => JSON.stringify(entry)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `${shapeOf(schema.items, depth)}[]`;
  if (schema.type !== 'object' || !isObject(schema.properties)) return typeof schema.type === 'string' ? schema.type : 'any';
  const fields = Object.entries(schema.properties);
  const shown = fields.slice(0, 14).map(([key, field]) => (depth > 1 ? key : `${key}: ${shapeOf(field, depth + 1)}`));
  return `{ ${[...shown, ...(fields.length > shown.length ? ['…'] : [])].join(', ')} }`;
}

function reach(node: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), node);
}
