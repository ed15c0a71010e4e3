import { describe, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { expectFoundByWhatIsShown, hiddenValuesStage, READERS } from '../../support/api/recruits/recruits-with-hidden-values';

ownProject();
const api = apiStage();
const stage = hiddenValuesStage(api);

/** The order of the answer without `sort` is that of recruit-hidden-values.test.ts. */
describe.each([
  { order: 'in the order of their changes', sort: '&sort=updated' },
  { order: 'in the order of their years', sort: '&sort=year' },
])('a filter never tells what is hidden, $order', ({ sort }) => {
  test.each(READERS)('attack 186: %s finds exactly those who show readers like them what they ask for', async (...reader) =>
    expectFoundByWhatIsShown(stage, reader, sort),
  );
});
