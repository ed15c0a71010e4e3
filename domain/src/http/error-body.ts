import { apiMessage, type Language } from './api-messages';
import type { Refusal } from './refusal';

/** The specification's number for a user whom the provider knows and who has not accepted the terms (sign-in flow, §4). */
export const MUST_ACCEPT_TERMS = 100;

/** The one body of every refusal: the list of section 8, and `error`, `code` and `message` so that each shape of section 7 is met. */
export interface ErrorBody {
  readonly errors: readonly { readonly message: string; readonly field?: string }[];
  readonly error: string;
  readonly code: string | number;
  readonly message: string;
}

/** What a refusal says to people in a language. */
export function errorBodyOf({ code, values, field }: Pick<Refusal, 'code' | 'values' | 'field'>, language: Language): ErrorBody {
  const message = apiMessage(code, language, values);
  const entry = field === null ? { message } : { message, field };
  return { errors: [entry], error: message, code: code === 'mustAcceptTerms' ? MUST_ACCEPT_TERMS : code, message };
}
