import { describe, expect, test } from 'vitest';
import { withCampHiding } from '../../camp/hidden-camp';
import { aCamp } from '../../camp/testing/a-camp';
import { report } from './report';
import {
  campHidingAnswerForm,
  campOfReport,
  campReportForm,
  newCampObjection,
  newCampReport,
  outcomeByCampHiding,
  placeOfCamp,
  shownCampOf,
} from './reported-camp';
import { shownReportOf } from './shown-report';

const now = '2026-06-01T10:00:00.000Z';
const camp = aCamp();
const reporting = { _id: 'r', by: null, now };
const form = campReportForm.parse({ reason: 'wrongFact', note: ' ' });

describe('a report about a camp', () => {
  test('names the camp and no profile, and blank text is none', () => {
    const made = newCampReport(camp, form, reporting);
    expect(report.parse(made)).toMatchObject({
      ...{ kind: 'camp', place: 'camps/sample-camp', profileId: null, note: null, isAboutMinor: false },
    });
    expect(campOfReport(made)).toBe('sample-camp');
  });

  test.each([aCamp({ state: 'draft' }), withCampHiding(camp, 'Gone.', now)])('407: is refused for what is not public', (one) => {
    expect(() => newCampReport(one, form, reporting)).toThrow('unknownCamp');
  });

  test.each(['childAbuse', 'impersonation', 'removedBefore'])('takes no %s', (reason) => {
    expect(campReportForm.safeParse({ reason, note: null }).success).toBe(false);
  });
});

describe('the camp of a report', () => {
  test.each([
    [{ kind: 'camp', place: placeOfCamp('a'), profileId: null }, 'a'],
    [{ kind: 'objection', place: placeOfCamp('a'), profileId: null }, 'a'],
    [{ kind: 'objection', place: placeOfCamp('a'), profileId: 'uid' }, null],
    [{ kind: 'request', place: placeOfCamp('a'), profileId: null }, null],
    [{ kind: 'camp', place: 'a', profileId: null }, null],
  ] as const)('%j is %s', (one, expected) => {
    expect(campOfReport(one)).toBe(expected);
  });
});

test('an answer of its editors stands in the queue until it is shown again or hidden for another reason', () => {
  const { text } = campHidingAnswerForm.parse({ text: 'It does exist.' });
  const made = report.parse(newCampObjection(camp, text, { ...reporting, by: 'a-coach' }));
  expect(made).toMatchObject({ kind: 'objection', note: text, by: 'a-coach' });
  expect(outcomeByCampHiding(made, null)).toBe('shown');
  expect(outcomeByCampHiding({ kind: 'camp' }, null)).toBeNull();
  expect(outcomeByCampHiding({ kind: 'camp' }, 'Gone.')).toBe('hidden');
  expect(campHidingAnswerForm.safeParse({ text: '  ' }).success).toBe(false);
});

test('admins read what the camp says, whose it is and who edited it last', () => {
  const host = { name: 'Sample College', pathName: 'Sample_College' };
  const shown = shownCampOf(camp, { host, editedBy: 'a-coach' });
  expect(shown).toMatchObject({ name: camp.name, collegeName: 'Sample College', editedBy: 'a-coach', isShown: true });
  const made = newCampReport(camp, form, reporting);
  expect(shownReportOf(made, null, shown)).toMatchObject({ isShown: true, displayName: null, camp: { campId: 'sample-camp' } });
  const hidden = shownCampOf(withCampHiding(camp, 'Gone.', now), { host: null, editedBy: null });
  expect(shownReportOf(made, null, hidden)).toMatchObject({ isShown: false, camp: { collegeName: null } });
});
