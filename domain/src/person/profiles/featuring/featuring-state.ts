import { DAY_MS } from '../../../kernel/day';
import { GUARDIAN_QUESTIONS } from '../../../reference/limits';

/** When a wish to be featured was asked for and allowed (ISO 8601); see `featuring`. */
interface Wish {
  readonly askedAt: string;
  readonly allowedAt: string | null;
}

/** Until when a guardian can say yes (ISO 8601): two weeks after the question. */
export function answerableUntil({ askedAt }: Pick<Wish, 'askedAt'>): string {
  return new Date(Date.parse(askedAt) + GUARDIAN_QUESTIONS.validDays * DAY_MS).toISOString();
}

/** How far a wish to be featured has come: `off` is none, `unanswered` one whose guardian let the question pass. */
export function featuringStateOf(stored: Wish | null, now: string): 'off' | 'asked' | 'unanswered' | 'on' {
  if (stored === null) return 'off';
  if (stored.allowedAt !== null) return 'on';
  return now < answerableUntil(stored) ? 'asked' : 'unanswered';
}
