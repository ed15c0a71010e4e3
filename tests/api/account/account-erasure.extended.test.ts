import { describe, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { expectFinishedByJob } from '../../support/api/members/busy-members';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = apiStage();

/** The acts between the first and the last, which account-erasure.test.ts interrupts. */
const BETWEEN = Array.from({ length: 13 }, (_, act) => [
  { act: act + 2, when: 'before', isLost: false },
  { act: act + 2, when: 'after', isLost: true },
])
  .flat()
  .slice(1, -1);

describe('a deletion that is interrupted (F28)', () => {
  test.each(BETWEEN)('killed $when act $act it is finished by the job', async ({ act, isLost }) => {
    await expectFinishedByJob(api.url, act, isLost);
  });
});
