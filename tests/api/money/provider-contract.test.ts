import { ACTIONS } from '@touchline/domain/money/testing/buyer-histories';
import { BOOST_ACTIONS } from '@touchline/domain/money/testing/line-histories';
import { describe, expect, test } from 'vitest';
import { moneyStage } from '../../support/api/money/money-stage';
import { doubleBehindGateways, PROVIDER_CASES, standInProvider } from '../../support/api/money/provider-contract';

const money = moneyStage();

describe.each([
  ['the stand-in', () => standInProvider()],
  ['the double of Stripe behind our gateways', (uid: string) => doubleBehindGateways(money.double, uid)],
] as const)('the payment provider, %s', (_, open) => {
  test.each(PROVIDER_CASES.map((one, index) => ({ ...one, uid: `buyer-${index}` })))('$what', async ({ uid, history, told }) => {
    const { act, told: toldNow, events } = await open(uid);

    for (const action of history) {
      const [before, eventsBefore] = [await toldNow(), events()];
      await act(action);
      if (String(await toldNow()) !== String(before))
        expect(events(), `an event about "${action}"`).toBeGreaterThan(eventsBefore);
    }

    expect(await toldNow()).toEqual(told);
  });
});

test('every action of the histories stands in a case', () => {
  const played = new Set(PROVIDER_CASES.flatMap(({ history }) => history));
  expect([...ACTIONS, 'stop' as const, ...BOOST_ACTIONS].filter((action) => !played.has(action))).toEqual([]);
});
