import { describe, expect, test } from 'vitest';
import { seededNumbers } from '../kernel/text/seeded-numbers';
import { newAccount } from '../person/account/account';
import type { Person } from '../person/account/change-account';
import { aProfile } from '../person/testing/a-profile';
import type { CustomerFacts } from './customer-facts';
import type { Purchase } from './purchase';
import { settled } from './settlement';
import { aHistory, aProvider, type BuyerAction, buyerModel, type ModelPlan } from './testing/buyer-histories';

const START_MS = Date.parse('2026-01-01T00:00:00.000Z');
const NOW = '2026-01-01T00:00:00.000Z';
const BUYER: Person = {
  account: newAccount({
    ...{ uid: 'uid-1', email: 'a@b.example', firstName: 'Ada', lastName: 'Bell', dateOfBirth: '2000-01-01' },
    ...{ marketingOptIn: false, locale: 'en', now: NOW },
  }),
  profile: aProfile(),
};

/** A handler of an event on its way: what it has read by now. */
interface Handling {
  readonly event: number;
  version: number | null;
  facts: CustomerFacts | null;
}

/** What is stored of one buyer; as in the database, what was read meanwhile by somebody else cannot be overwritten. */
function aStore() {
  let [person, version]: [Person, number] = [BUYER, 0];
  const rows = new Map<string, Purchase>();
  const processed = new Set<number>();
  return {
    plan: (): ModelPlan => {
      const { premium } = person.account.entitlements;
      return premium === null ? null : { until: premium.until };
    },
    rows: () => [...rows.values()],
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
      const settlement = settled(person, handling.facts, [...rows.values()], NOW);
      for (const row of settlement.rows) rows.set(row._id, row);
      [person, version] = [settlement.person, version + 1];
      processed.add(handling.event);
      return true;
    },
  };
}

/** Plays a history whose events come twice, late, in any order, or, with `loses`, never until the job looks. */
function played(history: readonly BuyerAction[], next: () => number, loses: boolean) {
  const [provider, store] = [aProvider(START_MS), aStore()];
  const ahead = [...history];
  const underWay: Handling[] = [];
  const act = (action: BuyerAction): void => {
    const before = provider.events();
    provider.act(action);
    for (let event = before; event < provider.events(); event += 1) {
      const copies = loses && next() % 3 === 0 ? 0 : 1 + (next() % 2);
      for (let copy = 0; copy < copies; copy += 1) underWay.push({ event, version: null, facts: null });
    }
  };
  while (ahead.length > 0 || underWay.length > 0) {
    const action = next() % 4 === 0 ? ahead.shift() : undefined;
    if (action !== undefined) act(action);
    const index = underWay.length === 0 ? 0 : next() % underWay.length;
    const handling = underWay[index];
    if (handling !== undefined && store.step(handling, provider.facts)) underWay.splice(index, 1);
  }
  for (let event = 0; event < provider.events(); event += 1) {
    const handling: Handling = { event, version: null, facts: null };
    while (!store.isProcessed(event)) store.step(handling, provider.facts);
  }
  return store;
}

describe('a history of a buyer', () => {
  test('1,000 of them end as the sequential model says, however their events come (F10, F11, F13, F14)', () => {
    const ends = new Map<string, number>();
    for (let seed = 0; seed < 1000; seed += 1) {
      const next = seededNumbers(`history ${seed}`);
      const history = aHistory(next, 4 + (next() % 12));
      const model = buyerModel(START_MS);
      for (const action of history) model.act(action);

      const store = played(history, next, seed % 2 === 0);

      const told = `${seed}: ${history.join(' ')}`;
      expect(store.plan(), told).toEqual(model.plan());
      const payments = store.rows().flatMap((row) => row.payments.map(({ id }) => id));
      expect(new Set(payments).size, told).toBe(payments.length);
      const end = model.plan() === null ? 'none' : model.plan()?.until === null ? 'renews' : 'ends';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    for (const end of ['none', 'renews', 'ends']) expect(ends.get(end), end).toBeGreaterThan(50);
  });
});
