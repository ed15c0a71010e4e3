import { checkGuardians } from '@touchline/functions/features/featuring/check-guardians-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aConfirmedMinor, aGuardianAddress } from '../../support/api/featuring/guardian-links';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

/** The accounts whose guardians a run of the job looks at, where it looks at so many. */
async function lookedAtInRun(atOnce: number): Promise<readonly string[]> {
  const looked: string[] = [];
  const endOf = (uid: string) => {
    looked.push(uid);
    return Promise.resolve(false);
  };
  const services = { database: firestore, clock: systemClock, newId, origin: () => api.url };
  await checkGuardians({ ...services, addresses: { endOf }, atOnce });
  return looked;
}

test('guardians are looked at in rounds: a run goes on where the one before ended, and after the last with the first', async () => {
  const uids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { stored } = await aConfirmedMinor(api.url, aGuardianAddress());
    uids.push(stored._id);
  }
  const [first = '', second = '', third = ''] = uids.toSorted();

  expect([await lookedAtInRun(2), await lookedAtInRun(2), await lookedAtInRun(2)]).toEqual([
    [first, second],
    [third],
    [first, second],
  ]);
});
