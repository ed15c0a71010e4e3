import { type OwnGuesses, NO_GUESSES } from '@touchline/domain/college/price/own-guesses';
import type { Payer } from '@touchline/domain/college/price/year-price';
import { isObject } from '@touchline/domain/kernel/json/json';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { HIGHEST_INCOME } from '@touchline/domain/reference/family-prices/income-bands';
import { isEuroRate } from '@touchline/domain/reference/operator/euro-rate-range';
import { useMemo } from 'react';
import { PAYER_KEY } from '../../lib/browser-storage';
import { deviceValue } from '../../lib/device-value';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated, type SessionState } from '../../session/session-state';

/** The home state of who lives in none: Americans abroad. */
export const NO_STATE = 'none';

/** The most that somebody may guess for a year, in dollars, and for how many colleges the device keeps guesses. */
export const HIGHEST_GUESS = 200_000;
const MOST_GUESSES = 60;

/** What a reader has said about who pays; null is not said. It never leaves the device. */
export interface PayerAnswers {
  readonly citizenship: 'us' | 'other' | null;
  /** A postal code, or NO_STATE. */
  readonly homeState: string | null;
  readonly income: number | null;
  /** The reader's own dollars for one euro. */
  readonly dollarsForEuro: number | null;
  /** By the id of the college. */
  readonly guesses: Readonly<Record<string, OwnGuesses>>;
}

const NOTHING: PayerAnswers = Object.freeze({
  ...{ citizenship: null, homeState: null, income: null, dollarsForEuro: null, guesses: Object.freeze({}) },
});
const VERSION = 1;
const stored = deviceValue<PayerAnswers>(PAYER_KEY, NOTHING, answersIn);

/** Who pays, as far as profile and device say it. */
export interface OwnPayer {
  /** Null where citizenship or home state is not known, and until the session is. */
  readonly payer: Payer | null;
  readonly answers: PayerAnswers;
  /** What the own profile says, which goes before the answers on the device. */
  readonly ofProfile: Pick<PayerAnswers, 'citizenship' | 'homeState'>;
}

/** Who pays: the own profile of a player where it says it, else what this device remembers. */
export function useOwnPayer(): OwnPayer {
  const session = useSessionState();
  const answers = stored.useValue();
  return useMemo(() => ownPayerOf(session, answers), [session, answers]);
}

/** Who pays in a session, as profile and device say it now. */
export function currentPayer(session: SessionState): Payer | null {
  return ownPayerOf(session, stored.current()).payer;
}

/** Tells who pays in a session now and after each change on this device; the returned function ends that. */
export function watchPayer(session: SessionState, tell: (payer: Payer | null) => void): () => void {
  const tellNow = () => tell(currentPayer(session));
  tellNow();
  return stored.subscribe(tellNow);
}

function ownPayerOf(session: SessionState, answers: PayerAnswers): OwnPayer {
  const ofProfile = profileAnswers(session);
  const citizenship = ofProfile.citizenship ?? answers.citizenship;
  const homeState = ofProfile.homeState ?? answers.homeState;
  const isKnown = session.isSettled && citizenship !== null && (citizenship === 'other' || homeState !== null);
  const isAtHome = citizenship === 'us' && homeState !== NO_STATE;
  const payer = isKnown
    ? { citizenship, homeState: isAtHome ? homeState : null, income: citizenship === 'us' ? answers.income : null }
    : null;
  return { payer, answers, ofProfile };
}

function profileAnswers(session: SessionState): OwnPayer['ofProfile'] {
  if (!isAuthenticated(session) || session.profile === null || !isPlayer(session.profile.type))
    return { citizenship: null, homeState: null };
  const { citizenship, address } = session.profile;
  const { country, administrative_area_level_1: region } = address;
  return {
    citizenship: citizenship.length === 0 ? null : citizenship.includes('US') ? 'us' : 'other',
    homeState: country === null ? null : country === 'US' ? region : NO_STATE,
  };
}

/** Stores changed answers on this device; all others stay. */
export function storeAnswers(changed: Partial<PayerAnswers>): void {
  const answers = { ...stored.current(), ...changed };
  const isEmpty = JSON.stringify(answers) === JSON.stringify(NOTHING);
  stored.storeText(isEmpty ? null : JSON.stringify({ version: VERSION, ...answers }));
}

/** Stores the guesses for a college, or forgets them where none is left; the ones typed longest ago go first. */
export function storeGuesses(collegeId: string, own: OwnGuesses): void {
  const { [collegeId]: _, ...others } = stored.current().guesses;
  const isEmpty = Object.values(own).every((guess) => guess === null);
  const all = isEmpty ? Object.entries(others) : [...Object.entries(others), [collegeId, own] as const];
  storeAnswers({ guesses: Object.fromEntries(all.slice(-MOST_GUESSES)) });
}

/** Removes everything that the device knows about who pays. */
export function forgetPayer(): void {
  stored.storeText(null);
}

/** The number that a text says, null for an empty one; `wrong` where it is no whole number up to the highest. */
export function wholeOfText(text: string, highest: number): number | null | 'wrong' {
  const digits = text.replace(/[\s.,'’$]/g, '');
  if (digits === '') return null;
  const value = /^\d{1,13}$/.test(digits) ? Number(digits) : Number.NaN;
  return value <= highest ? value : 'wrong';
}

/** The dollars for one euro that a text says, with a point or a comma; null for an empty one, `wrong` for others. */
export function rateOfText(text: string): number | null | 'wrong' {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const rate = /^\d(?:\.\d{1,6})?$/.test(typed) ? Number(typed) : Number.NaN;
  return isEuroRate(rate) ? rate : 'wrong';
}

function answersIn(text: string): PayerAnswers {
  const said = parsed(text);
  if (!isObject(said) || said.version !== VERSION) return NOTHING;
  const { citizenship, homeState, income, dollarsForEuro, guesses } = said;
  return {
    citizenship: citizenship === 'us' || citizenship === 'other' ? citizenship : null,
    homeState: typeof homeState === 'string' && /^(?:[A-Z]{2}|none)$/.test(homeState) ? homeState : null,
    income: wholeUpTo(income, HIGHEST_INCOME),
    dollarsForEuro: typeof dollarsForEuro === 'number' && isEuroRate(dollarsForEuro) ? dollarsForEuro : null,
    guesses: isObject(guesses)
      ? Object.fromEntries(Object.entries(guesses).map(([id, own]) => [id, guessesIn(own)] as const))
      : {},
  };
}

function guessesIn(own: unknown): OwnGuesses {
  if (!isObject(own)) return NO_GUESSES;
  const [merit, athletic, travel] = [own.merit, own.athletic, own.travel].map((guess) => wholeUpTo(guess, HIGHEST_GUESS));
  return { merit: merit ?? null, athletic: athletic ?? null, travel: travel ?? null };
}

function wholeUpTo(value: unknown, highest: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highest ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
