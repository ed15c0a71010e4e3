import type { MessageCode, MessageValues } from './api-messages';

/** Why a call was refused, and the HTTP status of each kind: every refusal of the API takes its status from here. */
export const STATUS_OF = {
  malformed: 400,
  signInRequired: 401,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  stale: 412,
  tooLarge: 413,
  wrongType: 415,
  invalid: 422,
  tooMany: 429,
  headersTooLarge: 431,
  unavailable: 503,
} as const;

export type RefusalKind = keyof typeof STATUS_OF;

/** An expected refusal whose message may be shown to the user. Every other error is a bug and becomes a logged 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly kind: RefusalKind,
    readonly code: MessageCode,
    readonly values: MessageValues = {},
    readonly field: string | null = null,
  ) {
    super(code);
  }
}
