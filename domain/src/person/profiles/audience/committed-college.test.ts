import { describe, expect, test } from 'vitest';
import { aProfile } from '../../testing/a-profile';
import { shownProfileTo } from './shown-profile';
import { type Reader, READERS } from './visibility';

const TODAY = '2026-06-01';

describe('the college that a player has committed to', () => {
  const committedTo = 'kept-college';
  const shownTo = (reader: Reader, changes: Parameters<typeof aProfile>[0]) =>
    shownProfileTo(aProfile({ committedTo, ...changes }), reader, TODAY)?.committedTo;

  test.each(['committed', 'signed'] as const)('is shown to everybody with the status %s', (status) => {
    expect(shownTo('visitor', { status })).toBe(committedTo);
  });

  test.each(['looking', 'talking', 'transferring', 'notLooking', null] as const)('is shown to nobody with %s', (status) => {
    for (const reader of READERS) expect(shownTo(reader, { status })).toBeNull();
  });

  test('has the audience of the status, of a minor too', () => {
    const audiences = { ...aProfile().audiences, player: 'coaches' } as const;
    for (const adultFrom of ['2026-06-02', '2026-03-31']) {
      const shown = READERS.map((reader) => shownTo(reader, { status: 'signed', audiences, adultFrom }));
      expect(shown).toEqual(READERS.map((reader) => (reader === 'visitor' || reader === 'member' ? null : committedTo)));
    }
  });
});
