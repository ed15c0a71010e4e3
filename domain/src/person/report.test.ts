import { describe, expect, test } from 'vitest';
import { withHiding } from './profile/withheld';
import { closedReport, newReport, type Reported, report, reportForm, shownReportOf } from './report';
import { aProfile } from './testing/a-profile';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-02T10:00:00.000Z';
const adult = aProfile({ adultFrom: '2020-01-01' });
const by = (reader: 'visitor' | 'coach' | 'owner') => ({ _id: 'r', by: reader === 'visitor' ? null : 'uid-1', reader, now: NOW });
const form = (about: Reported) => reportForm.parse({ about, reason: 'spam' });

describe('a report', () => {
  test('names what it is about, and is open', () => {
    const made = newReport(adult, form({ kind: 'picture', pictureId: 'picture-face' }), by('visitor'));
    expect(report.parse(made)).toEqual({
      ...{ _id: 'r', schemaVersion: 1, profileId: 'uid-demo-player', kind: 'picture', place: 'picture-face' },
      ...{ reason: 'spam', note: null, by: null, at: NOW, closedAt: null, outcome: null },
    });
    expect(newReport(adult, form({ kind: 'text', field: 'about' }), by('coach'))).toMatchObject({ place: 'about', by: 'uid-1' });
    expect(shownReportOf(made, adult)).toMatchObject({ reportId: 'r', username: 'demo-player', isShown: true });
  });

  test('about what its author does not see is not found, and about oneself is refused', () => {
    const hidden = { ...adult, hidden: true };
    expect(() => newReport(hidden, form({ kind: 'profile' }), by('coach'))).toThrow('unknownProfile');
    const closed = { ...adult, audiences: { ...adult.audiences, portrait: 'coaches' as const } };
    const picture = form({ kind: 'picture', pictureId: 'picture-face' });
    expect(() => newReport(closed, picture, by('visitor'))).toThrow('unknownPicture');
    expect(newReport(closed, picture, by('coach')).place).toBe('picture-face');
    expect(() => newReport(adult, form({ kind: 'profile' }), by('owner'))).toThrow('reportOfOwnProfile');
  });

  test.each([
    [{ reason: 'spam' }],
    [{ about: { kind: 'profile' } }],
    [{ about: { kind: 'text', field: 'audiences' }, reason: 'spam' }],
    [{ about: { kind: 'picture' }, reason: 'spam' }],
    [{ about: { kind: 'profile' }, reason: 'dislike' }],
    [{ about: { kind: 'profile' }, reason: 'other', note: 'x'.repeat(1001) }],
  ])('is none: %j', (sent) => expect(reportForm.safeParse(sent).success).toBe(false));

  test('is closed once', () => {
    const made = newReport(adult, form({ kind: 'profile' }), by('visitor'));
    const closed = closedReport(made, 'dismissed', LATER);
    expect(closed).toEqual({ ...made, closedAt: LATER, outcome: 'dismissed' });
    expect(closedReport(closed, 'hidden', NOW)).toBe(closed);
  });
});

test('hiding a profile keeps the first time, counts a version, and is taken back by null', () => {
  const hidden = withHiding(adult, 'A stranger’s face.', NOW);
  expect(hidden).toEqual({ ...adult, withheld: { at: NOW, reason: 'A stranger’s face.' }, version: 2, updatedAt: NOW });
  expect(withHiding(hidden, 'A stranger’s face.', LATER)).toBe(hidden);
  expect(withHiding(hidden, 'Another reason.', LATER).withheld).toEqual({ at: NOW, reason: 'Another reason.' });
  expect(withHiding(hidden, null, LATER)).toMatchObject({ withheld: null, version: 3 });
  expect(withHiding(adult, null, LATER)).toBe(adult);
});
