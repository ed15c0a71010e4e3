import { isMessageCode } from '@touchline/domain/http/api-messages';
import { Refusal } from '@touchline/domain/http/refusal';
import * as z from 'zod/mini';

/** What a schema reads in outside data; throws Refusal invalid, naming the field (below `within`, where the data is a part of a body) and its own message where it has one. */
export function parsedOrRefused<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: unknown,
  within: string | null = null,
): z.output<Schema> {
  const parsed = z.safeParse(schema, sent);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = [...(within === null ? [] : [within]), ...(issue?.path ?? []).map(String)];
  const field = path.join('/') || 'body';
  if (issue === undefined || !isMessageCode(issue.message)) throw new Refusal('invalid', 'valueRefused', { path: field }, field);
  const values = issue.code === 'custom' ? (issue.params ?? {}) : {};
  throw new Refusal('invalid', issue.message, textsOf(values), field);
}

function textsOf(values: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
