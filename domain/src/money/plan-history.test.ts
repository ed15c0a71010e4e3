import { expect, test } from 'vitest';
import { planDetail, planHistoryOf } from './plan-history';

const plan = { since: '2026-01-10T00:00:00.000Z', until: null, subscriptionId: 'sub_1' };
const end = '2026-03-10T00:00:00.000Z';

test('[S7-20] the history of plans is read back from what the log says of them, the latest first', () => {
  const lines = [
    { at: '2026-01-10T00:00:00.000Z', detail: { ...planDetail({ premium: plan, guestAccess: null }) } },
    { at: '2026-02-10T00:00:00.000Z', detail: { ...planDetail({ premium: { ...plan, until: end }, guestAccess: plan }) } },
    { at: end, detail: { rebuilt: 'from the ledger', ...planDetail({ premium: null, guestAccess: null }) } },
  ];
  expect(planHistoryOf(lines)).toEqual([
    { at: end, plans: [] },
    {
      at: '2026-02-10T00:00:00.000Z',
      plans: [
        { name: 'premium', until: end },
        { name: 'guestAccess', until: null },
      ],
    },
    { at: '2026-01-10T00:00:00.000Z', plans: [{ name: 'premium', until: null }] },
  ]);
});
