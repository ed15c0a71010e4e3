import type { Outcome } from './firestore-wire';

/** What two engines may differ in: when they read, and how they name transactions and pages. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'readTime',
  'transaction',
  'nextPageToken',
  'explainMetrics',
  'skippedResults',
  'valueType',
  'done',
  'continuationSelector',
  'message',
  'details',
]);
const TIMES: ReadonlySet<string> = new Set(['createTime', 'updateTime', 'commitTime']);
/** Stored times of histories lie before 2020: later ones were made by the server. */
const SERVER_TIME_FROM = 1_577_836_800;

/**
 * An engine's answers in a form that can be compared with another's: its times are numbered in the order in which they
 * appear.
 */
export class Comparable {
  private readonly numbers = new Map<string, number>();

  /** The outcome as a text; of refusals only the code. Answers whose order means nothing are sorted. */
  of(outcome: Outcome, isOrdered = true): string {
    if ('refused' in outcome) return outcome.refused;
    const sorted = isOrdered
      ? outcome.messages
      : [...outcome.messages].sort((left, right) => (nameIn(left) < nameIn(right) ? -1 : 1));
    return JSON.stringify(
      sorted.map((message) => this.plain(message)).filter((message) => Object.keys(message ?? {}).length > 0),
    );
  }

  private plain(value: unknown): object | null {
    return asObject(this.value(value));
  }

  private value(value: unknown): unknown {
    if (typeof value === 'number') return Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Buffer.isBuffer(value)) return value.toString('hex');
    if (Array.isArray(value)) return value.map((one) => this.value(one));
    const hasNoTimes = 'createTime' in value && value.createTime === null;
    const entries = Object.entries(value).filter(
      ([name, inner]) => !LEFT_OUT.has(name) && !(hasNoTimes && TIMES.has(name)) && inner !== null && inner !== undefined,
    );
    entries.sort(([left], [right]) => (left < right ? -1 : 1));
    return Object.fromEntries(entries.map(([name, inner]) => [name, this.member(name, inner)]));
  }

  private member(name: string, value: unknown): unknown {
    if (TIMES.has(name)) return this.numbered(JSON.stringify(value));
    if (name === 'timestampValue' && Number(memberOf(value, 'seconds')) > SERVER_TIME_FROM) return 'the time of the server';
    return this.value(value);
  }

  private numbered(time: string): string {
    const number = this.numbers.get(time) ?? this.numbers.size;
    this.numbers.set(time, number);
    return `time ${number}`;
  }
}

/** A member of something that came over the wire; undefined where it is not there. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function asObject(value: unknown): object | null {
  return typeof value === 'object' ? value : null;
}

function nameIn(message: unknown): string {
  const name = memberOf(message, 'missing') ?? memberOf(memberOf(message, 'found'), 'name');
  return typeof name === 'string' ? name : '';
}
