import fc from 'fast-check';
import { expect } from 'vitest';
import { dayAfter } from '../../../kernel/day';
import { Refusal } from '../../../kernel/refusal/refusal';
import { READERS } from '../../profiles/audience/visibility';
import { aProfile } from '../../testing/a-profile';
import { answeredAttestation, reviewedAttestation, revokedAttestation, withdrawnAttestation } from '../answer-attestation';
import { newAttestation } from '../ask-attestation';
import { type Attestation, ATTESTATIONS, stateOfAttestation } from '../attestation';
import { confirmedFactsOf } from '../confirmed-facts';
import { ADDRESSES, ADULT_FROM, AttestationModel, FACTS, type PlayedFact } from './attestation-model';

const TEAM = 'Sample Town FC';
const POSITIONS = ['LB', 'RB', 'GK'] as const;

const step = fc.record({
  days: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 14, 70),
  act: fc.constantFrom(
    ...(['ask', 'ask', 'ask', 'ask', 'answer', 'answer', 'answer', 'answer', 'answer', 'revoke', 'withdraw'] as const),
    ...(['send', 'send', 'refuse', 'change', 'change', 'clear', 'guardian', 'guardian', 'noGuardian'] as const),
    ...(['hide', 'show', 'show', 'leave'] as const),
  ),
  address: fc.constantFrom(...ADDRESSES),
  facts: fc.subarray([...FACTS], { minLength: 1 }),
  fact: fc.constantFrom(...FACTS),
  value: fc.integer({ min: 0, max: 2 }),
  at: fc.nat(9),
  /** Accounts are deleted rarely, or no history would get far. */
  luck: fc.nat(19),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const counted = () => ({
  ...{ asked: 0, refused: 0, reviewed: 0, answered: 0, revoked: 0, expired: 0, lapsed: 0, changed: 0 },
  ...{ asMinor: 0, asAdult: 0, unnamed: 0, gone: 0 },
});
type Counts = ReturnType<typeof counted>;

/**
 * Plays random histories of requests, answers, lapses, changed values, the 18th birthday and deletion of one player.
 * After each step the rules say of every request how far it has come, and to every reader what is confirmed, and a
 * model that knows sentences alone says the same.
 */
export function playAttestationHistories(numRuns: number): void {
  const counts = counted();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), (steps) => new History(counts).play(steps)),
    { seed: 209, numRuns },
  );
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);
}

class History extends AttestationModel {
  private stored: Attestation[] = [];

  constructor(private readonly counts: Counts) {
    super();
  }

  play(steps: readonly Step[]): void {
    for (const [index, one] of steps.entries()) {
      const minutes = `${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
      this.now = `${dayAfter(this.now.slice(0, 10), one.days)}T${minutes}:00.000Z`;
      this.take(one);
      this.compare();
      if (one.act === 'leave' && one.luck === 0) return;
    }
  }

  private profile() {
    const at = (fact: PlayedFact) => this.values.get(fact) ?? null;
    const [gpa, position, year] = [at('gpa'), at('position'), at('class')];
    return aProfile({
      ...{ adultFrom: ADULT_FROM, hidden: this.isHidden, gpa: gpa === null ? null : 3 + gpa / 4, gpaOf: gpa === null ? null : 4 },
      position: { main: position === null ? [] : [POSITIONS[position] ?? 'LB'] },
      graduationYear: year === null ? null : 2028 + year,
    });
  }

  private take({ act, address, facts, fact, value, at, luck }: Step): void {
    // One of the latest three: the others are mostly over.
    const index = this.stored.length - 1 - (at % 3);
    if (act === 'ask') this.ask(address, facts);
    else if (act === 'answer') this.answer(index, facts);
    else if (act === 'revoke' || act === 'withdraw') this.end(index, act);
    else if (act === 'send' || act === 'refuse') this.review(index, act === 'send');
    else if (act === 'change') this.values.set(fact, value);
    else if (act === 'clear') this.values.delete(fact);
    else if (act === 'guardian' || act === 'noGuardian') this.hasGuardian = act === 'guardian';
    else if (act === 'hide' || act === 'show') this.isHidden = act === 'hide';
    else if (luck === 0) this.leave();
  }

  private ask(address: string, facts: readonly PlayedFact[]): void {
    const isAllowed = this.mayAsk(address, facts);
    const form = {
      ...({ email: address, name: 'Kim Sample', kind: 'club', role: 'headCoach', team: TEAM, locale: 'en' } as const),
      facts: [...facts],
      asksReference: false,
    };
    const asking = {
      ...{ profile: this.profile(), email: 'robin@people.example', isVerified: true, isMinor: this.isMinor, isPlayers: false },
      guardians: this.hasGuardian ? ['parent@people.example'] : [],
      own: this.stored,
      toMailbox: this.stored.filter(({ confirmer }) => confirmer.email === address),
    };
    const made = attempt(() => newAttestation(asking, form, { _id: `one-${this.stored.length}`, now: new Date(this.now) }));
    expect(made !== null, `the player asks ${address}`).toBe(isAllowed);
    this.counts[isAllowed ? 'asked' : 'refused'] += 1;
    if (made === null) return;
    const waits = this.needsReview(address);
    this.stored.push(made);
    this.known.push({
      ...{ address, sentAt: waits ? null : this.now, wasReviewed: false, answeredAt: null, confirmed: new Set(), endedBy: null },
      asked: new Map([...this.values].filter(([fact]) => facts.includes(fact))),
    });
    this.counts[this.isMinor ? 'asMinor' : 'asAdult'] += 1;
  }

  private answer(index: number, facts: readonly PlayedFact[]): void {
    const [one, known] = [this.stored[index], this.known[index]];
    if (one === undefined || known === undefined) return;
    const isOpen = this.stateOf(known) === 'open';
    const after = attempt(() => answeredAttestation(one, { confirmed: facts, reference: null }, this.now));
    expect(after !== null, 'a link is answered once, and in time').toBe(isOpen);
    if (after === null) return;
    this.stored[index] = after;
    known.answeredAt = this.now;
    known.confirmed = new Set(facts.filter((fact) => known.asked.has(fact)));
    this.counts.answered += 1;
  }

  private end(index: number, act: 'revoke' | 'withdraw'): void {
    const [one, known] = [this.stored[index], this.known[index]];
    if (one === undefined || known === undefined) return;
    const isAllowed = act === 'withdraw' || known.endedBy === 'confirmer' || ['open', 'answered'].includes(this.stateOf(known));
    const change = act === 'withdraw' ? withdrawnAttestation : revokedAttestation;
    const after = attempt(() => change(one, this.now));
    expect(after !== null, 'the confirmer ends what is open or answered').toBe(isAllowed);
    if (after === null) return;
    this.stored[index] = after;
    known.endedBy ??= act === 'withdraw' ? 'player' : 'confirmer';
    if (act === 'revoke') this.counts.revoked += 1;
  }

  private review(index: number, isSent: boolean): void {
    const [one, known] = [this.stored[index], this.known[index]];
    if (one === undefined || known === undefined) return;
    const waits = this.stateOf(known) === 'review';
    const after = attempt(() => reviewedAttestation(one, isSent, new Date(this.now)));
    expect(after !== null, 'an admin decides what waits, once').toBe(waits);
    if (after === null) return;
    this.stored[index] = after;
    known.wasReviewed = true;
    if (isSent) known.sentAt = this.now;
    else known.endedBy = 'admin';
    this.counts.reviewed += 1;
  }

  /** Deleting hides the page at once; the requests go with the account afterward. */
  private leave(): void {
    this.isHidden = true;
    this.compare();
    this.stored = [];
    this.known = [];
    this.counts.gone += 1;
  }

  private compare(): void {
    const facts = this.known.map((known) => {
      const [state, until] = [this.stateOf(known), this.holdsUntil(known)];
      if (state === 'expired') this.counts.expired += 1;
      if (until !== null && until <= this.now) this.counts.lapsed += 1;
      if ([...known.confirmed].some((fact) => this.values.get(fact) !== known.asked.get(fact))) this.counts.changed += 1;
      return [state, until, known.confirmed.has('gpa') ? until : null];
    });
    const { confirmedUntil, gradesUntil } = ATTESTATIONS.stamps ?? {};
    expect(
      this.stored.map((one) => [
        stateOfAttestation(one, this.now),
        confirmedUntil?.(one, this.now),
        gradesUntil?.(one, this.now),
      ]),
    ).toEqual(facts);
    const profile = this.profile();
    for (const reader of READERS) {
      const expected = this.confirmedFor(reader);
      const shown = confirmedFactsOf(profile, this.stored, reader, this.now);
      expect(shown, `to a ${reader} at ${this.now}`).toEqual(
        expected.map(({ fact, month, isNamed }) => ({
          ...{ fact, kind: 'club', role: 'headCoach', month },
          team: isNamed ? TEAM : null,
        })),
      );
      this.counts.unnamed += expected.filter(({ isNamed }) => !isNamed).length;
    }
  }
}

function attempt<Made>(change: () => Made): Made | null {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
