import { arrangedRequests } from '../../featuring/arranged-requests';
import { postedRequest } from '../../featuring/decided-request';
import { BY_PREMIUM, type FeatureLink, type FeatureRequest } from '../../featuring/feature-request';
import { featureFactsOf, mayQueue } from '../../featuring/may-queue';
import { newAccount } from '../../person/account/account';
import type { Person } from '../../person/account/change-account';
import { withSuspension } from '../../person/members/suspend-person';
import { aProfile } from '../../person/testing/a-profile';
import type { CustomerFacts } from '../customer-facts';
import { keptBoostsOf } from '../kept-boosts';
import type { Purchase } from '../purchase';
import { settled } from '../settlement';
import type { ModelPlan } from './buyer-histories';
import type { LineAction } from './line-histories';

const START = '2026-01-01T00:00:00.000Z';
const LINKS: readonly FeatureLink[] = [{ kind: 'post', network: 'x', url: 'https://social.example.com/1' }];
const AGREED = { askedAt: START, by: 'owner', allowedAt: START } as const;

/** A handler of an event on its way: what it has read by now. */
export interface Handling {
  readonly event: number;
  version: number | null;
  facts: CustomerFacts | null;
}

/**
 * What is stored of one buyer: account, ledger and, where they agreed to be featured, requests. As in the database,
 * what was read meanwhile by somebody else cannot be overwritten. `now` is the time (ISO 8601).
 */
export function storedBuyer(now: () => string, { agrees }: { readonly agrees: boolean }) {
  const identity = { uid: 'uid-1', email: 'a@b.example', firstName: 'Ada', lastName: 'Bell', dateOfBirth: '2000-01-01' };
  let person: Person = {
    account: newAccount({ ...identity, marketingOptIn: false, locale: 'en', now: START }),
    profile: aProfile({ _id: identity.uid, adultFrom: '2018-01-01', featuring: agrees ? AGREED : null }),
  };
  let [version, requests]: [number, readonly FeatureRequest[]] = [0, []];
  const rows = new Map<string, Purchase>();
  const processed = new Set<number>();

  const arranged = () => arrangedRequests(requests, featureFactsOf(person.profile, keptBoostsOf([...rows.values()]), now()));
  /** A change of the profile by its owner or an admin, as `prepareFeatureLine` makes it. */
  const change = (after: Person): void => {
    const today = now().slice(0, 10);
    const isOther = mayQueue(person.profile, today) !== mayQueue(after.profile, today);
    [person, version] = [after, version + 1];
    if (isOther) requests = arranged();
  };
  const post = (): readonly string[] | null => {
    const open = requests.at(-1);
    if (open?.state !== 'queued') return null;
    const posted = postedRequest(open, { links: LINKS, premium: person.profile.premium, by: 'admin', at: now() });
    requests = [...requests.slice(0, -1), posted];
    [requests, version] = [arranged(), version + 1];
    return boostsIn(posted);
  };
  const acts: Readonly<Record<Exclude<LineAction, 'post'>, () => void>> = {
    withdraw: () => change({ ...person, profile: { ...person.profile, featuring: null } }),
    agree: () => change({ ...person, profile: { ...person.profile, featuring: { ...AGREED, allowedAt: now() } } }),
    suspend: () => change(withSuspension(person, 'Not the person that the profile names.', now())),
    lift: () => change(withSuspension(person, null, now())),
  };
  requests = arranged();
  return {
    plan: (): ModelPlan => {
      const { premium } = person.account.entitlements;
      return premium === null ? null : { until: premium.until };
    },
    rows: () => [...rows.values()],
    requests: () => requests,
    /** The requests as the pure rule makes them of what is stored. */
    arranged,
    act: (action: keyof typeof acts): void => acts[action](),
    /** An admin posts the request that waits: the boosts that were in it, null where none waits. */
    post,
    isProcessed: (event: number) => processed.has(event),
    /** One step of a handler: it reads the account, then the facts, then commits; true where it is done. */
    step: (handling: Handling, facts: () => CustomerFacts): boolean => {
      if (handling.version === null) {
        handling.version = version;
        return processed.has(handling.event);
      }
      if (handling.facts === null) {
        handling.facts = facts();
        return false;
      }
      if (handling.version !== version) {
        Object.assign(handling, { version: null, facts: null });
        return false;
      }
      const settlement = settled(person, handling.facts, [...rows.values()], now());
      for (const row of settlement.rows) rows.set(row._id, row);
      [person, version] = [settlement.person, version + 1];
      requests = arranged();
      processed.add(handling.event);
      return true;
    },
  };
}

/** The ids of the boosts in a request. */
export function boostsIn({ boughtWith, skip }: FeatureRequest): readonly string[] {
  const skippedBy = skip === null || skip.by === BY_PREMIUM ? null : skip.by;
  return [boughtWith, skippedBy].filter((id) => id !== null);
}
