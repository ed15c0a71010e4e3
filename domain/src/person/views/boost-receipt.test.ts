import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boostReceipt, daysOfReceipt, receiptOf } from './boost-receipt';
import { changeOf } from './receipt-phases';
import { daysAfter, viewsByDay, type ViewsOfDay } from './stored-views';
import { NO_VIEWS, sumOfViews, toldSaves, type ViewCounts } from './view-kinds';

const POSTED = '2026-03-28T23:30:00.000Z';
const on = (day: string, changes: Partial<ViewsOfDay> = {}): ViewsOfDay => ({ ...NO_VIEWS, day, ...changes });
const LATER = new Date('2026-05-01T09:00:00.000Z');

describe('a receipt', () => {
  test('has three weeks of the same length, the one of the boost beginning on its day in UTC', () => {
    const receipt = receiptOf([], POSTED, LATER);
    expect(boostReceipt.parse(receipt)).toEqual(receipt);
    expect(receipt.startedOn).toBe('2026-03-28');
    expect(receipt.phases.map(({ name, from, to, days, isOver }) => [name, from, to, days.length, isOver])).toEqual([
      ['before', '2026-03-21', '2026-03-27', 7, true],
      ['during', '2026-03-28', '2026-04-03', 7, true],
      ['after', '2026-04-04', '2026-04-10', 7, true],
    ]);
    expect(daysOfReceipt(POSTED)).toEqual({ from: '2026-03-21', to: '2026-04-10' });
  });

  test('counts each day in its week, the first and the last one too, and no day outside', () => {
    const days = ['2026-03-20', '2026-03-21', '2026-03-27', '2026-03-28', '2026-04-03', '2026-04-04', '2026-04-10', '2026-04-11'];
    const receipt = receiptOf(
      days.map((day) => on(day, { opens: 1, saves: 3 })),
      POSTED,
      LATER,
    );
    expect(receipt.phases.map(({ total }) => total)).toEqual([
      { ...NO_VIEWS, opens: 2, saves: 6 },
      { ...NO_VIEWS, opens: 2, saves: 6 },
      { ...NO_VIEWS, opens: 2, saves: 6 },
    ]);
  });

  test('tells saves from five on, by day and by week', () => {
    const days = [on('2026-03-28', { saves: 4 }), on('2026-03-29', { saves: 1 }), on('2026-04-04', { saves: 4 })];
    const { phases } = receiptOf(days, POSTED, LATER);
    expect(phases.map(({ total }) => total.saves)).toEqual(['few', 5, 'few']);
    expect(phases[1]?.days.map(({ saves }) => saves)).toEqual(Array.from({ length: 7 }, () => 'few'));
  });

  test('leaves out the days to come, and says which weeks are not over', () => {
    const receipt = receiptOf([on('2026-03-30', { lists: 5 })], POSTED, new Date('2026-03-30T10:00:00.000Z'));
    expect(receipt.phases.map(({ days, isOver, total }) => [days.length, isOver, total.lists])).toEqual([
      [7, true, 0],
      [3, false, 5],
      [0, false, 0],
    ]);
    const lastDay = receiptOf([], POSTED, new Date('2026-04-10T23:59:00.000Z'));
    expect(lastDay.phases.map(({ days, isOver }) => [days.length, isOver])[2]).toEqual([7, false]);
  });

  test('its totals are the sums of its days, whatever was counted in whichever shards', () => {
    const count = fc.nat(1000);
    const part = fc.record({
      day: fc.integer({ min: -12, max: 20 }).map((days) => daysAfter('2026-03-28', days)),
      ...{ lists: count, opens: count, videos: count, saves: count },
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const { phases } = receiptOf(viewsByDay(parts), POSTED, LATER);
        const { from, to } = daysOfReceipt(POSTED);
        const within = parts.filter(({ day }) => day >= from && day <= to);
        const views = (all: readonly Omit<ViewCounts, 'saves'>[]) => sumOfViews(all.map((one) => ({ ...one, saves: 0 })));
        expect(views(phases.map(({ total }) => total))).toEqual(views(within));
        for (const phase of phases) {
          expect(views([phase.total])).toEqual(views(phase.days));
          expect(phase.total.saves).toBe(
            toldSaves(sumOfViews(within.filter(({ day }) => day >= phase.from && day <= phase.to)).saves),
          );
        }
      }),
      { seed: 92, numRuns: 300 },
    );
  });
});

describe('how a count differs from an earlier one', () => {
  test.each([
    [0, 0, { kind: 'same' }],
    [50, 50, { kind: 'same' }],
    [3, 7, { kind: 'number', by: 4 }],
    [19, 2, { kind: 'number', by: -17 }],
    [0, 400, { kind: 'number', by: 400 }],
    [10, 20, { kind: 'times', times: 2 }],
    [10, 39, { kind: 'times', times: 3 }],
    [100, 150, { kind: 'percent', percent: 50 }],
    [100, 40, { kind: 'percent', percent: -60 }],
    [100, 104, { kind: 'similar' }],
  ])('%i, then %i', (before, now, change) => {
    expect(changeOf(before, now)).toEqual(change);
  });

  test('no share is told of small counts, and no difference is called more that is less', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (before, now) => {
        const change = changeOf(before, now);
        const isShare = change.kind === 'percent' || change.kind === 'times';
        if (Math.max(before, now) < 20) expect(isShare).toBe(false);
        if (change.kind === 'number') expect(before + change.by).toBe(now);
        if (change.kind === 'times') expect(change.times * before).toBeLessThanOrEqual(now);
        if (change.kind === 'percent') expect(Math.sign(change.percent)).toBe(Math.sign(now - before));
      }),
      { seed: 92, numRuns: 1000 },
    );
  });
});
