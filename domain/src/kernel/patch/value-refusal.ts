import * as z from 'zod/mini';
import type { MessageCode, MessageValues } from '../refusal/api-messages';
import { refusalOfFinding } from '../refusal/schema-refusal';
import { segmentsOf } from './pointer';
import { blankValue, resolvePath, type Schema, withBlanks } from './schema-path';

/**
 * Why an edit of one field would be refused, as `editDocument` refuses it, so that a form can say so before it is sent.
 * Null where the value fits, and for a path that the schema does not have.
 */
export function valueRefusal(
  root: Schema,
  document: unknown,
  path: string,
  value: unknown,
): { readonly code: MessageCode; readonly values: MessageValues } | null {
  const resolved = resolvePath(root, document, segmentsOf(path) ?? []);
  if (resolved === null || (resolved.inList && value === null)) return null;
  const blank = value === null ? blankValue(resolved.schema) : withBlanks(resolved.schema, value);
  const issue = z.safeParse(resolved.schema, blank).error?.issues[0];
  if (issue === undefined && blank !== undefined) return null;
  const { code, values } = refusalOfFinding(issue, path);
  return { code, values: { path, ...values } };
}
