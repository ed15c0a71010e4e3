import type { AttestedFact } from '../../../reference/attested-facts';
import type { Reader } from '../../profiles/audience/visibility';

/** The birthday of the player, and the quarter day from which the page is an adult's. */
export const ADULT_FROM = '2026-05-12';
const ADULTS_PAGE_FROM = '2026-07-01';

const DAY = 86_400_000;
const HOLDS_MONTHS = 6;
const ANSWERED_WITHIN = 14 * DAY;
const MOST_OPEN = 5;

/** Whom the player asks: one address stands at a free provider, the others at clubs of their own. */
export const ADDRESSES = ['kim@gmx.de', ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `coach@${name}.example`)] as const;

/** What is asked in these histories, each with the values that the player may have. */
export const FACTS = ['gpa', 'position', 'class'] as const satisfies readonly AttestedFact[];
export type PlayedFact = (typeof FACTS)[number];

/** A request in sentences. */
export interface KnownRequest {
  readonly address: string;
  readonly asked: ReadonlyMap<PlayedFact, number>;
  sentAt: string | null;
  wasReviewed: boolean;
  answeredAt: string | null;
  confirmed: ReadonlySet<PlayedFact>;
  endedBy: 'player' | 'admin' | 'confirmer' | null;
}

/** A player with requests, known by sentences alone; the histories compare the rules with it. */
export class AttestationModel {
  protected now = '2026-03-01T00:00:00.000Z';
  protected readonly values = new Map<PlayedFact, number>([
    ['gpa', 1],
    ['position', 1],
    ['class', 1],
  ]);
  protected hasGuardian = true;
  protected isHidden = false;
  protected known: KnownRequest[] = [];

  protected get isMinor(): boolean {
    return this.now.slice(0, 10) < ADULT_FROM;
  }

  private get hasMinorsPage(): boolean {
    return this.now.slice(0, 10) < ADULTS_PAGE_FROM;
  }

  protected stateOf({ endedBy, answeredAt, sentAt }: KnownRequest): string {
    if (endedBy !== null) return 'ended';
    if (answeredAt !== null) return 'answered';
    if (sentAt === null) return 'review';
    return Date.parse(this.now) - Date.parse(sentAt) >= ANSWERED_WITHIN ? 'expired' : 'open';
  }

  /** A player asks for something that is there; a minor with a guardian; nobody twice, and five at most. */
  protected mayAsk(address: string, facts: readonly PlayedFact[]): boolean {
    const waiting = this.known.filter((one) => ['open', 'review'].includes(this.stateOf(one)));
    if (this.isMinor && !this.hasGuardian) return false;
    if (waiting.length >= MOST_OPEN || waiting.some((one) => one.address === address)) return false;
    return facts.some((fact) => this.values.has(fact));
  }

  /** An admin looks at a minor's request to free mail until one was let through, and after one was not, always. */
  protected needsReview(address: string): boolean {
    const before = this.known.filter((one) => one.address === address);
    if (before.some(({ endedBy }) => endedBy === 'admin')) return true;
    return this.isMinor && address.endsWith('@gmx.de') && !before.some(({ wasReviewed }) => wasReviewed);
  }

  /** When the confirmation of a request ends; null where it confirms nothing. */
  protected holdsUntil({ answeredAt, confirmed, endedBy }: KnownRequest): string | null {
    if (answeredAt === null || endedBy !== null || confirmed.size === 0) return null;
    const [year, month, day] = [answeredAt.slice(0, 4), answeredAt.slice(5, 7), answeredAt.slice(8, 10)].map(Number);
    const until = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 + HOLDS_MONTHS, day ?? 0));
    return `${until.toISOString().slice(0, 10)}${answeredAt.slice(10)}`;
  }

  /** Which fact stands as confirmed to whom: in which month, and whether the club is named. */
  protected confirmedFor(reader: Reader): readonly { fact: PlayedFact; month: string; isNamed: boolean }[] {
    if (this.isHidden && reader !== 'owner' && reader !== 'guardian') return [];
    const isClose = reader !== 'visitor' && reader !== 'member';
    return FACTS.flatMap((fact) => {
      const value = this.values.get(fact);
      const isSeen = fact !== 'gpa' || isClose || (reader === 'member' && !this.hasMinorsPage);
      if (value === undefined || !isSeen) return [];
      const months = this.known
        .filter((one) => one.confirmed.has(fact) && one.asked.get(fact) === value)
        .filter((one) => (this.holdsUntil(one) ?? '') > this.now)
        .map(({ answeredAt }) => answeredAt ?? '')
        .toSorted();
      const last = months.at(-1);
      return last === undefined ? [] : [{ fact, month: last.slice(0, 7), isNamed: isClose || !this.hasMinorsPage }];
    });
  }
}
