import fc from 'fast-check';
import { expect } from 'vitest';
import { dayAfter } from '../../../kernel/day';
import { approvalState } from '../../../money/approval/approved-purchase';
import { Refusal } from '../../../kernel/refusal/refusal';
import {
  agedGuardianship,
  confirmedGuardianship,
  decidedByGuardians,
  decidedGuardianship,
  endedGuardianship,
  keptGuardianship,
} from '../answer-guardianship';
import { guardianshipOfGuardian, guardianshipOfPlayer } from '../begin-guardianship';
import { type Guardianship, mayDecideAsGuardian, mayReadAsGuardian } from '../guardianship';

const BORN = '2026-01-01';
const ADULT_FROM = '2026-04-11';
const PARENTS = ['kim', 'alex', 'sam'] as const;

const step = fc.record({
  days: fc.integer({ min: 0, max: 5 }),
  act: fc.constantFrom(
    'childAsks',
    'parentAsks',
    'yes',
    'yes',
    'yes',
    'yes',
    'end',
    'hide',
    'show',
    'asks',
    'trusts',
    'job',
    'keep',
  ),
  who: fc.constantFrom(...PARENTS),
  side: fc.constantFrom('player', 'guardian', 'further'),
  hasRead: fc.boolean(),
});

/** What a plain reading of the rules knows of one parent: since when they are linked, and what they decided. */
interface Known {
  confirmedOn: string;
  hides: boolean;
  asksPurchases: boolean;
  isAsked: boolean;
  isKept: boolean;
}

/** How often each state came up. */
type Seen = Record<'confirmed' | 'second' | 'ended' | 'kept' | 'hidden' | 'asked', number>;

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/**
 * Plays random histories of questions, answers, ends, decisions and days about one child, and compares after each step
 * who reads the page, whether it is hidden and whether a purchase needs a yes with a model that knows the confirmed
 * guardians alone.
 */
export function playLinkHistories(numRuns: number): void {
  const seen = { confirmed: 0, second: 0, ended: 0, kept: 0, hidden: 0, asked: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => play(steps, seen)),
    { seed: 200, numRuns },
  );
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
}

function play(steps: readonly Step[], seen: Seen): void {
  let day = BORN;
  const links = new Map<string, Guardianship>();
  const model = new Map<string, Known>();
  for (const { days, act, who, side, hasRead } of steps) {
    day = dayAfter(day, days);
    const now = `${day}T12:00:00.000Z`;
    const isAdult = day >= ADULT_FROM;
    for (const [parent, { isKept }] of model) if (isAdult && !isKept && model.delete(parent)) seen.ended += 1;
    const all = [...links.values()];
    const known = { links: all, byMail: null };
    const one = [...links.values()].findLast(({ email }) => email === `${who}@people.example`);
    const before = new Set(model.keys());
    const next = attempt(() => {
      if (act === 'childAsks') return childAsks(who, all, now);
      if (act === 'parentAsks') return parentAsks(who, all, now);
      if (one === undefined) return undefined;
      if (act === 'yes')
        return confirmedGuardianship(one, { side, hasRead, guardian: side === 'guardian' ? who : null, known, now });
      if (act === 'end') return endedGuardianship(one, 'player', now);
      if (act === 'job') return agedGuardianship(one, ADULT_FROM, now);
      if (act === 'keep') return keptGuardianship(one, hasRead, now);
      const pageHidden = act === 'hide' || act === 'show' ? act === 'hide' : null;
      const asksPurchases = act === 'asks' || act === 'trusts' ? act === 'asks' : null;
      return decidedGuardianship(one, { contactOff: null, pageHidden, asksPurchases }, now);
    });
    if (next === undefined || next.player === null) continue;
    links.set(next._id, next);
    const mine = model.get(who);
    if (act === 'yes' && mayReadAsGuardian(next, now) && mine === undefined) {
      expect(isAdult, 'nobody is linked to an adult').toBe(false);
      expect(next.playerAt !== null && next.guardianAt !== null, 'both have said yes').toBe(true);
      if (before.size > 0) expect(next.furtherAt, 'a further guardian has a yes of the first').not.toBeNull();
      model.set(who, { confirmedOn: day, hides: false, asksPurchases: false, isAsked: false, isKept: false });
      seen.confirmed += 1;
      if (before.size > 0) seen.second += 1;
    } else if (act === 'end') model.delete(who);
    else if (mine !== undefined && (act === 'hide' || act === 'show')) mine.hides = act === 'hide';
    else if (mine !== undefined && (act === 'asks' || act === 'trusts')) mine.asksPurchases = act === 'asks';
    else if (mine !== undefined && act === 'job' && day >= dayAfter(ADULT_FROM, -30) && !isAdult) mine.isAsked = true;
    else if (mine !== undefined && act === 'keep') {
      expect(mine.isAsked, 'nothing is kept that was not asked about').toBe(true);
      if (isAdult && !hasRead) model.delete(who);
      else mine.isKept = hasRead;
      seen.kept += 1;
    }
    compare(links, model, now, isAdult, seen);
  }
}

function compare(
  links: ReadonlyMap<string, Guardianship>,
  model: ReadonlyMap<string, Known>,
  now: string,
  isAdult: boolean,
  seen: Pick<Seen, 'hidden' | 'asked'>,
): void {
  const all = [...links.values()];
  const readers = all.filter((one) => mayReadAsGuardian(one, now)).map(({ email }) => email.slice(0, email.indexOf('@')));
  expect(readers.toSorted()).toEqual([...model.keys()].toSorted());
  expect(readers.length).toBeLessThanOrEqual(2);
  const isHidden = !isAdult && [...model.values()].some(({ hides }) => hides);
  expect(decidedByGuardians(all, now).pageHidden).toBe(isHidden);
  expect(all.some((one) => mayDecideAsGuardian(one, now))).toBe(!isAdult && model.size > 0);
  if (isHidden) seen.hidden += 1;
  const isAsked = !isAdult && [...model.values()].some(({ asksPurchases }) => asksPurchases);
  const bought = { priceName: 'premium', requests: [], purchases: [] } as const;
  expect(approvalState({ ...bought, links: all, now })).toBe(isAsked ? 'unasked' : 'free');
  if (isAsked) seen.asked += 1;
}

function attempt(change: () => Guardianship | undefined): Guardianship | undefined {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
}

const CHILD = { uid: 'child', type: 'playerHighSchool', email: 'child@people.example', adultFrom: ADULT_FROM } as const;

function childAsks(who: string, links: readonly Guardianship[], now: string): Guardianship {
  const guardianEmail = `${who}@people.example`;
  const asking = { ...CHILD, links, guardianEmail, isPlayers: false, guardian: null };
  return guardianshipOfPlayer(asking, { _id: `${who} ${links.length}`, typed: guardianEmail, now: new Date(now) });
}

function parentAsks(who: string, links: readonly Guardianship[], now: string): Guardianship {
  const email = `${who}@people.example`;
  const begunLinks = links.filter((one) => one.email === email && one.begunBy === 'guardian');
  const asking = { uid: who, email, begunLinks, player: { ...CHILD, isHidden: false, links } };
  return guardianshipOfGuardian(asking, { _id: `${who} ${links.length}`, typed: 'child', now: new Date(now) });
}
