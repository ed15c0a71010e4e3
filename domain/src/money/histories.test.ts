import { describe, expect, test } from 'vitest';
import { seededNumbers } from '../kernel/text/seeded-numbers';
import { aProvider } from './testing/a-provider';
import { aHistory, buyerModel } from './testing/buyer-histories';
import { aLineHistory, type HistoryAction, isOfBoosts, isOfLine, lineModel, lineOf } from './testing/line-histories';
import { type Handling, storedBuyer } from './testing/stored-buyer';

const START_MS = Date.parse('2026-01-01T00:00:00.000Z');

/** What is sequential about a history: the models of plan and place in the queue, told one action after the other. */
interface Models {
  readonly plan: ReturnType<typeof buyerModel>;
  readonly line: ReturnType<typeof lineModel>;
}

/** Whether the buyer stands in the queue of players to be featured, and whether some events never come. */
interface Playing {
  readonly agrees: boolean;
  readonly loses: boolean;
}

/** Plays a history whose events come twice, late, in any order, or, with `loses`, never until the job looks. */
function played(history: readonly HistoryAction[], next: () => number, { plan, line }: Models, { agrees, loses }: Playing) {
  const provider = aProvider(START_MS);
  const store = storedBuyer(provider.now, { agrees });
  const ahead = [...history];
  const underWay: Handling[] = [];
  const act = (action: HistoryAction): void => {
    const before = provider.events();
    if (action === 'post') {
      const used = store.post();
      if (used !== null) line.posted(used);
    } else if (isOfLine(action)) {
      store.act(action);
      line.act(action);
      if (action === 'suspend') for (const one of [provider, plan]) one.act('stop');
    } else {
      provider.act(action);
      if (action === 'skip' || action === 'again') line.paid(action, provider.newestBoost() ?? '');
      else if (isOfBoosts(action)) line.act(action);
      else plan.act(action);
    }
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
    const count = (end: string) => ends.set(end, (ends.get(end) ?? 0) + 1);
    for (let seed = 0; seed < 1000; seed += 1) {
      const next = seededNumbers(`history ${seed}`);
      const isQueued = seed % 4 > 1;
      const history: readonly HistoryAction[] = (isQueued ? aLineHistory : aHistory)(next, 4 + (next() % 12));
      const models = { plan: buyerModel(START_MS), line: lineModel() };

      const store = played(history, next, models, { agrees: isQueued, loses: seed % 2 === 0 });

      const told = `${seed}: ${history.join(' ')}`;
      const plan = models.plan.plan();
      expect(store.plan(), told).toEqual(plan);
      const payments = store.rows().flatMap((row) => row.payments.map(({ id }) => id));
      expect(new Set(payments).size, told).toBe(payments.length);
      count(plan === null ? 'none' : plan.until === null ? 'renews' : 'ends');
      if (!isQueued) continue;

      const line = models.line.line(plan !== null);
      expect(lineOf(store.requests()), told).toEqual(line);
      expect(store.requests(), told).toEqual(store.arranged());
      count(line.queued === null ? 'not queued' : `${line.queued.reason}, ${line.queued.isFirst ? 'in front' : 'behind'}`);
    }
    const all = ['none', 'renews', 'ends', 'not queued', 'first, in front', 'first, behind', 'again, in front', 'again, behind'];
    for (const end of all) expect(ends.get(end), end).toBeGreaterThan(20);
  });
});
