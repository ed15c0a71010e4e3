import { expect, test } from 'vitest';
import { shownOutput, stageLine } from './stage-output';

test('a green step is one line with its time and tests, a red one counts what failed', () => {
  const ended = { name: 'unit', seconds: 61.25, passed: 9, failed: 0, stopped: [] };

  expect(stageLine({ ...ended, isGreen: true })).toMatch(/^ok {3}unit +61\.3 s {2}9 passed$/);
  expect(stageLine({ ...ended, isGreen: false, failed: 2 })).toMatch(/^FAIL unit +61\.3 s {2}9 passed, 2 failed$/);
  expect(stageLine({ ...ended, isGreen: false, passed: 0, stopped: ['a.test.ts > hangs'] })).toContain(
    'stopped at a.test.ts > hangs',
  );
});

test('of a green command only what nobody may miss is shown, of a red one everything', () => {
  const output = 'RUN v4\n\n!!! No Chromium was found. !!!\n ✓ a.test.ts\n';

  expect(shownOutput(output, true)).toBe('!!! No Chromium was found. !!!\n');
  expect(shownOutput(output, false)).toBe(output);
});
