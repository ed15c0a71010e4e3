import { describe, expect, test } from 'vitest';
import { campsToCome } from './college-camp';
import { isShownToAll, withAnsweredCampHiding, withCampHiding } from './hidden-camp';
import { copiedCamp } from './new-camp';
import { aCamp } from './testing/a-camp';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-02T10:00:00.000Z';
const reason = 'This camp does not exist.';

describe('a camp that an admin hides', () => {
  const hidden = withCampHiding(aCamp(), reason, NOW);

  test('is shown to nobody but its editors, and keeps its state', () => {
    expect(isShownToAll(aCamp())).toBe(true);
    expect(isShownToAll(aCamp({ state: 'draft' }))).toBe(false);
    expect(isShownToAll(hidden)).toBe(false);
    expect(hidden).toMatchObject({ state: 'published', version: 2, withheld: { at: NOW, reason, answeredAt: null } });
    expect(campsToCome([hidden], '2026-01-01')).toEqual([]);
  });

  test('stays as it is for the same reason; another reason counts from the same moment and may be answered again', () => {
    expect(withCampHiding(hidden, reason, LATER)).toBe(hidden);
    const answered = withAnsweredCampHiding(hidden, LATER);
    expect(withCampHiding(answered, 'Another reason.', LATER).withheld).toEqual({
      ...{ at: NOW, reason: 'Another reason.', answeredAt: null },
    });
  });

  test('is shown again', () => {
    expect(isShownToAll(withCampHiding(hidden, null, LATER))).toBe(true);
  });

  test('is answered once', () => {
    expect(withAnsweredCampHiding(hidden, LATER).withheld).toMatchObject({ answeredAt: LATER });
    expect(() => withAnsweredCampHiding(withAnsweredCampHiding(hidden, LATER), LATER)).toThrow('campHidingAnswered');
    expect(() => withAnsweredCampHiding(aCamp(), LATER)).toThrow('campNotHidden');
  });

  test('406: is not copied, which would show it again', () => {
    expect(() => copiedCamp(hidden, { _id: 'copy', at: NOW })).toThrow('campHidden');
  });
});
