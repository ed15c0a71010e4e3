import fc from 'fast-check';
import { expect } from 'vitest';
import { dayAfter } from '../../../kernel/day';
import { Refusal } from '../../../kernel/refusal/refusal';
import { decidedByGuardians, decidedGuardianship, endedGuardianship } from '../../guardianship/answer-guardianship';
import { type Guardianship, GUARDIANSHIP_SCHEMA_VERSION, mayReadAsGuardian } from '../../guardianship/guardianship';
import { aProfile } from '../../testing/a-profile';
import { newInbox } from '../inbox';
import {
  contactedPlayer,
  type EarlierThread,
  firstMessageRefusal,
  openThreadOf,
  stateNow,
  type ThreadPeople,
  writesFor,
} from '../may-write';
import type { Thread } from '../thread';
import { changedThread, repliedThread, startedThread } from '../thread-changes';
import type { Side } from '../thread-states';
import { ADULT_FROM, type Coach, COACHES, type College, ThreadModel } from './thread-model';

const SHOWN = aProfile({ _id: 'player', adultFrom: ADULT_FROM });

const PARENTS = ['kim', 'alex'] as const;

const step = fc.record({
  days: fc.integer({ min: 0, max: 3 }),
  act: fc.constantFrom(
    ...(['start', 'start', 'start', 'start', 'reply', 'reply', 'reply', 'decline', 'block', 'resume', 'resume'] as const),
    ...(['link', 'link', 'link', 'unlink', 'contactOff', 'contactOn', 'contactOn'] as const),
    ...(['switchOff', 'switchOn', 'switchOn', 'hide', 'show', 'show', 'show'] as const),
    ...(['accept', 'accept', 'accept', 'reject', 'reject', 'coachLeaves', 'playerLeaves'] as const),
  ),
  coach: fc.constantFrom('ada', 'bea', 'cal'),
  college: fc.constantFrom('harbor', 'summit'),
  parent: fc.constantFrom(...PARENTS),
  side: fc.constantFrom('player', 'coach'),
  at: fc.nat(9),
  /** Accounts are deleted rarely, or no history would get far. */
  luck: fc.nat(19),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const seen = () => ({
  started: 0,
  refused: 0,
  replied: 0,
  blocked: 0,
  declined: 0,
  takenOver: 0,
  asMinor: 0,
  gone: 0,
  resumed: 0,
});
type Seen = ReturnType<typeof seen>;

/**
 * Plays random histories of links, blocks, contact, roles, the 18th birthday and deletions about one player. After each
 * step the rules say of every conversation whether it goes on, and of every coach whether they may begin one, and a
 * model that knows sentences alone says the same.
 */
export function playThreadHistories(numRuns: number): void {
  const counts = seen();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => new History(counts).play(steps)),
    { seed: 204, numRuns },
  );
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);
}

class History extends ThreadModel {
  private readonly links = new Map<string, Guardianship>();
  private readonly threads: Thread[] = [];

  constructor(private readonly counts: Seen) {
    super();
  }

  play(steps: readonly Step[]): void {
    for (const one of steps) {
      this.day = dayAfter(this.day, one.days);
      this.take(one);
      this.compare();
    }
  }

  // What the rules say.

  private profileOf(coach: Coach) {
    const roles = COACHES[coach].flatMap((value) =>
      this.roles.has(`${coach} ${value}`) ? [{ type: 'headcoach', value, status: 'Accepted' } as const] : [],
    );
    return this.gone.has(coach) ? null : { roles, hidden: false };
  }

  private people({ coach, collegeId }: Pick<Thread, 'coach' | 'collegeId'>): ThreadPeople {
    const profile = this.profileOf(coachNamed(coach));
    return {
      player: this.contacted(),
      coach: profile === null ? null : { isAccepted: writesFor(profile, collegeId) },
    };
  }

  private contacted(): ThreadPeople['player'] {
    if (this.isPlayerGone) return null;
    const links = this.isMinor ? [...this.links.values()] : [];
    const guardians = links.filter((one) => mayReadAsGuardian(one, this.now)).length;
    const { contactOff } = decidedByGuardians(links, this.now);
    const inbox = { ...newInbox('player'), takesMessages: this.takesMessages };
    const profile = { ...SHOWN, hidden: this.isHidden };
    return contactedPlayer(profile, { guardians, contactOff, inbox, today: this.day });
  }

  private earlier(): readonly EarlierThread[] {
    return this.threads.map((thread) => ({
      thread,
      isCoachAccepted: writesFor(this.profileOf(coachNamed(thread.coach)), thread.collegeId),
    }));
  }

  private refusal(coach: Coach, college: College): Refusal | null {
    const earlier = this.earlier().filter(({ thread }) => thread.collegeId === college || thread.coach === coach);
    const isAccepted = writesFor(this.profileOf(coach), college);
    return firstMessageRefusal({ coach, collegeId: college, isAccepted, player: this.contacted(), earlier });
  }

  // What happens.

  private take({ act, coach, college, parent, side, at, luck }: Step): void {
    const index = this.threads.length === 0 ? -1 : at % this.threads.length;
    if (act === 'start') this.start(coach, college);
    else if (act === 'reply') this.reply(index, side);
    else if (act === 'decline' || act === 'block' || act === 'resume') this.change(index, act);
    else if (act === 'link') this.link(parent);
    else if (act === 'unlink' || act === 'contactOff' || act === 'contactOn') this.decide(parent, act);
    else if (act === 'switchOff' || act === 'switchOn') this.takesMessages = act === 'switchOn';
    else if (act === 'hide' || act === 'show') this.isHidden = act === 'hide';
    else if (act === 'accept' && COACHES[coach].some((one) => one === college)) this.roles.add(`${coach} ${college}`);
    else if (act === 'reject') this.roles.delete(`${coach} ${college}`);
    else if (act === 'coachLeaves' && luck === 0) this.gone.add(coach);
    else if (act === 'playerLeaves' && luck === 0) {
      this.isPlayerGone = true;
      this.counts.gone += 1;
    }
  }

  private start(coach: Coach, college: College): void {
    const isAllowed = this.mayBegin(coach, college);
    expect(this.refusal(coach, college) === null, `${coach} begins for ${college}`).toBe(isAllowed);
    this.counts[isAllowed ? 'started' : 'refused'] += 1;
    if (!isAllowed) return;
    if (this.isMinor) this.counts.asMinor += 1;
    for (const [index, { thread }] of this.earlier().entries())
      if (thread.collegeId === college && thread.state === 'open') this.threads[index] = { ...thread, state: 'closed' };
    for (const one of this.known)
      if (one.college === college && one.said === 'nothing' && !one.isTakenOver) {
        one.isTakenOver = true;
        this.counts.takenOver += 1;
      }
    const form = { player: 'player', collegeId: college, text: 'Hello there.', nextStep: 'answer', campId: null } as const;
    const ids = { threadId: `thread-${this.threads.length}`, messageId: 'message' };
    const { thread } = startedThread(form, { ...ids, coach, collegeName: college, camp: null, at: this.now });
    this.threads.push(thread);
    this.known.push({ coach, college, said: 'nothing', isTakenOver: false, texts: 1 });
  }

  private reply(index: number, by: Side): void {
    const [thread, known] = [this.threads[index], this.known[index]];
    if (thread === undefined || known === undefined) return;
    const after = attempt(() => {
      const state = stateNow(thread, this.people(thread));
      return repliedThread(thread, state, { messageId: 'm', by, text: 'Thank you.', at: this.now }).thread;
    });
    expect(after !== null, 'a message is written where the conversation goes on, and nowhere else').toBe(this.goesOn(known));
    if (after === null) return;
    this.threads[index] = after;
    known.texts += 1;
    this.counts.replied += 1;
  }

  private change(index: number, act: 'decline' | 'block' | 'resume'): void {
    const [thread, known] = [this.threads[index], this.known[index]];
    if (thread === undefined || known === undefined || this.isPlayerGone) return;
    const others = this.earlier().filter((one) => one.thread._id !== thread._id && one.thread.collegeId === thread.collegeId);
    const after = attempt(() => changedThread(thread, act, { hasOther: openThreadOf(others) !== null }));
    if (after === null) return;
    this.threads[index] = after;
    const said = act === 'decline' ? 'no' : act === 'block' ? 'block' : 'nothing';
    if (said === known.said) return;
    expect(known.isTakenOver, 'what is taken over stays so').toBe(false);
    known.said = said;
    this.counts[act === 'decline' ? 'declined' : act === 'block' ? 'blocked' : 'resumed'] += 1;
  }

  private link(parent: string): void {
    if (!this.isMinor || this.isPlayerGone || this.guardians.has(parent)) return;
    this.links.set(parent, aConfirmedLink(parent, this.now));
    this.guardians.set(parent, { forbids: false });
  }

  private decide(parent: string, act: 'unlink' | 'contactOff' | 'contactOn'): void {
    const link = this.links.get(parent);
    if (link === undefined) return;
    const contactOff = act === 'contactOff';
    const after = attempt(() =>
      act === 'unlink'
        ? endedGuardianship(link, 'player', this.now)
        : decidedGuardianship(link, { contactOff, pageHidden: null, asksPurchases: null }, this.now),
    );
    expect(after === null, 'only a guardian of a minor decides').toBe(
      act !== 'unlink' && !(this.isMinor && this.guardians.has(parent)),
    );
    if (after === null) return;
    this.links.set(parent, after);
    const guardian = this.guardians.get(parent);
    if (act === 'unlink') this.guardians.delete(parent);
    else if (guardian !== undefined) guardian.forbids = contactOff;
  }

  private compare(): void {
    for (const [index, known] of this.known.entries()) {
      const thread = this.threads[index];
      if (thread === undefined) throw new Error('a conversation is known to both');
      const state = stateNow(thread, this.people(thread));
      expect(state === 'open', `${known.coach} and the player talk: ${state}`).toBe(this.goesOn(known));
      if (this.isPlayerGone) expect(state).toBe('playerGone');
      else if (this.gone.has(known.coach)) expect(state).toBe('coachGone');
    }
    for (const college of ['harbor', 'summit'] as const) {
      const open = this.known.filter((one) => one.college === college && this.goesOn(one));
      expect(open.length, 'a player talks with one coach of a college').toBeLessThanOrEqual(1);
      for (const coach of ['ada', 'bea', 'cal'] as const)
        expect(this.refusal(coach, college) === null, `${coach} may begin for ${college}`).toBe(this.mayBegin(coach, college));
    }
  }
}

function coachNamed(uid: string): Coach {
  const found = (['ada', 'bea', 'cal'] as const).find((one) => one === uid);
  if (found === undefined) throw new Error(`no coach ${uid}`);
  return found;
}

function aConfirmedLink(parent: string, now: string): Guardianship {
  return {
    ...{ _id: parent, schemaVersion: GUARDIANSHIP_SCHEMA_VERSION, player: 'player', guardian: parent },
    ...{ email: `${parent}@people.example`, typed: 'player', begunBy: 'player', askedAt: now, validUntil: now },
    ...{ playerAt: now, guardianAt: now, furtherAt: null, confirmedAt: now, endedAt: null, endedBy: null },
    ...{
      adultFrom: ADULT_FROM,
      keepAskedAt: null,
      keptAt: null,
      contactOff: false,
      asksPurchases: false,
      pageHidden: false,
      changedAt: now,
    },
  };
}

function attempt<Made>(change: () => Made): Made | null {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
