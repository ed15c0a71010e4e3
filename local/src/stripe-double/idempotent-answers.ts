import { type DoubleState, StripeRefusal } from './double-state';

const DAY_SECONDS = 24 * 3600;
const LONGEST_KEY = 255;

/** What a call is answered with: a body, or a failure; `original` is the id of the request whose answer it repeats. */
export interface IdempotentAnswer {
  readonly outcome: object | StripeRefusal;
  readonly original: string | null;
}

interface FirstAnswer {
  readonly request: string;
  readonly sent: string;
  readonly at: number;
  readonly outcome: object | StripeRefusal;
}

/**
 * Answers calls under idempotency keys as Stripe does. The first answer to a key is repeated for a day, also where it
 * is a failure. A call that is refused before anything is done (a key that is too long, other parameters than before,
 * a missing one) is not remembered.
 */
export function idempotentAnswers(now: DoubleState['now']) {
  const known = new Map<string, FirstAnswer>();
  return (key: string | null, { request, sent }: Pick<FirstAnswer, 'request' | 'sent'>, make: () => object): IdempotentAnswer => {
    if (key === null) return { outcome: outcomeOf(make), original: null };
    if (key.length > LONGEST_KEY)
      throw refusal('invalid_request_error', `Idempotency keys can be at most ${LONGEST_KEY} characters long.`);
    const before = known.get(key);
    if (before !== undefined && now() < before.at + DAY_SECONDS) {
      if (before.sent !== sent)
        throw refusal(
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
      return { outcome: before.outcome, original: before.request };
    }
    const outcome = outcomeOf(make);
    if (!isRefusedAtOnce(outcome)) known.set(key, { request, sent, at: now(), outcome });
    return { outcome, original: null };
  };
}

function outcomeOf(make: () => object): object | StripeRefusal {
  try {
    return structuredClone(make());
  } catch (failure) {
    if (failure instanceof StripeRefusal) return failure;
    throw failure;
  }
}

function isRefusedAtOnce(outcome: object): boolean {
  return outcome instanceof StripeRefusal && (outcome.status === 404 || outcome.code?.startsWith('parameter_') === true);
}

function refusal(type: StripeRefusal['type'], message: string): StripeRefusal {
  return new StripeRefusal(400, type, null, message);
}
