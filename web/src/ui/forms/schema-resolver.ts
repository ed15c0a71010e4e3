import type { MessageValues } from '@touchline/domain/kernel/refusal/api-messages';
import type { Language } from '@touchline/domain/kernel/language';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Why a schema refuses a value: the path of the value, and a message code where the schema names one. */
interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly params?: unknown;
}

/** What a form needs of a schema of the domain. */
export interface FormSchema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined;
  };
}

/** A value of a form as the API takes it, and the field that a path of it belongs to. */
interface SentForm<Values extends FieldValues> {
  /** What the schema checks; the values themselves where it is left out. */
  readonly sent?: (values: Values) => unknown;
  /** The field for the first segment of an issue's path; the segment itself where it is left out. */
  readonly fieldOf?: (segment: string) => string;
}

/**
 * Checks a form by a schema of the domain, which is downloaded when the form is first checked, with the messages of the
 * API. Each field gets the message of its first issue, in the words of the API (a schema that names none refuses what
 * is missing); the error's `type` is the code of that message. Where the download fails the form counts as valid: the
 * server checks it anyway.
 */
export function schemaResolver<Values extends FieldValues>(
  loadSchema: () => Promise<FormSchema>,
  language: Language,
  { sent = (values) => values, fieldOf = (segment) => segment }: SentForm<Values> = {},
): Resolver<Values> {
  return async (values) => {
    const rules = await loadRules(loadSchema).catch(() => null);
    if (rules === null) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message, params } of rules.schema.safeParse(sent(values)).error?.issues ?? []) {
      const field = fieldOf(String(path[0] ?? 'root'));
      const code = rules.isMessageCode(message) ? message : 'textMissing';
      errors[field] ??= { type: code, message: rules.apiMessage(code, language, isValues(params) ? params : {}) };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/** A schema and the messages of the API, downloaded together. */
async function loadRules(loadSchema: () => Promise<FormSchema>) {
  const [schema, messages] = await Promise.all([loadSchema(), import('@touchline/domain/kernel/refusal/api-messages')]);
  return { schema, ...messages };
}

function isValues(params: unknown): params is MessageValues {
  return typeof params === 'object' && params !== null;
}
