import type * as z from 'zod/mini';
import { isMessageCode, type MessageValues } from './api-messages';
import { Refusal } from './refusal';

/**
 * The refusal of what a schema does not accept: the message of the schema's first finding, with the values that the
 * message names, where it has one of ours; else that the value does not fit. `path` is how the caller names the field.
 */
export function refusalOfFinding(issue: z.core.$ZodIssue | undefined, path: string): Refusal {
  if (issue === undefined || !isMessageCode(issue.message)) return new Refusal('invalid', 'valueRefused', {}, path);
  return new Refusal('invalid', issue.message, valuesOf(issue), path);
}

/** The values of a finding under the names that messages have for them: its own, or the bound that was exceeded. */
function valuesOf(issue: z.core.$ZodIssue): MessageValues {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return Object.fromEntries(
    Object.entries(issue.code === 'custom' ? (issue.params ?? {}) : {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
