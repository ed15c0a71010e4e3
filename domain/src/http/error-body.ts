import { apiMessage } from '../kernel/refusal/api-messages';
import type { Language } from '../kernel/language';
import type { Refusal } from '../kernel/refusal/refusal';
import { MUST_ACCEPT_TERMS } from '../person/consent/terms';

/**
 * The one body of every refusal. It has the list `errors` (S8-01), and `error`, `code` and `message` for the calls that
 * need them (S7-01, S7-02).
 */
export interface ErrorBody {
  readonly errors: readonly { readonly message: string; readonly field?: string }[];
  readonly error: string;
  readonly code: string | number;
  readonly message: string;
}

/** The body of a refusal in a language. */
export function errorBodyOf({ code, values, field }: Pick<Refusal, 'code' | 'values' | 'field'>, language: Language): ErrorBody {
  const message = apiMessage(code, language, values);
  const entry = field === null ? { message } : { message, field };
  return { errors: [entry], error: message, code: code === 'mustAcceptTerms' ? MUST_ACCEPT_TERMS : code, message };
}
