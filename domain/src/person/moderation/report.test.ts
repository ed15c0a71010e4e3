import { describe, expect, test } from 'vitest';
import { closedReport, closingForm, mergedReport, newReport, reopenedReport, type Reported, report, reportForm } from './report';
import { aProfile } from '../testing/a-profile';
import { shownReportOf } from './shown-report';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-02T10:00:00.000Z';
const adult = aProfile({ adultFrom: '2020-01-01' });
const by = (reader: 'visitor' | 'coach' | 'owner') => ({ _id: 'r', by: reader === 'visitor' ? null : 'uid-1', reader, now: NOW });
const form = (about: Reported) => reportForm.parse({ about, reason: 'spam' });

describe('a report', () => {
  test('names what it is about, and is open', () => {
    const made = newReport(adult, form({ kind: 'picture', pictureId: 'picture-face' }), by('visitor'));
    expect(report.parse(made)).toEqual({
      ...{ _id: 'r', schemaVersion: 8, suggestion: null, profileId: 'uid-demo-player', kind: 'picture', place: 'picture-face' },
      ...{ reason: 'spam', note: null, by: null, at: NOW, closedAt: null, outcome: null },
      ...{ furtherNotes: [], count: 1, closedBy: null, closedReason: null, wish: null, replyTo: null },
      ...{ isAboutMinor: false, language: null, answer: null },
    });
    expect(newReport(adult, form({ kind: 'text', field: 'about' }), by('coach'))).toMatchObject({ place: 'about', by: 'uid-1' });
    expect(shownReportOf(made, adult)).toMatchObject({ reportId: 'r', username: 'demo-player', isShown: true });
  });

  test.each([
    ['2026-06-01', false],
    ['2026-06-02', true],
    [null, true],
  ])('of somebody who comes of age on %s is about a minor: %s', (adultFrom, isAboutMinor) =>
    expect(newReport(aProfile({ adultFrom }), form({ kind: 'profile' }), by('visitor'))).toMatchObject({ isAboutMinor }),
  );

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

  test('is closed once, by whom and why, and opened again in its old place', () => {
    const made = newReport(adult, form({ kind: 'profile' }), by('visitor'));
    const closing = { outcome: 'dismissed', by: 'admin-1', reason: 'Spoke to the club.', at: LATER } as const;
    const closed = closedReport(made, closing);
    expect(closed).toEqual({ ...made, closedAt: LATER, outcome: 'dismissed', closedBy: 'admin-1', closedReason: closing.reason });
    expect(closedReport(closed, { ...closing, outcome: 'hidden' })).toBe(closed);
    expect(reopenedReport(closed)).toEqual(made);
    expect(reopenedReport(made)).toBe(made);
    expect([closingForm.safeParse({ reason: ' ' }).success, closingForm.safeParse({}).success]).toEqual([false, false]);
  });

  test('of several visitors is one: it keeps its place, counts them, and keeps the first ten notes', () => {
    const made = newReport(adult, { ...form({ kind: 'profile' }), note: null }, by('visitor'));
    const later = (note: string | null) => ({ ...made, note, at: LATER });
    const merged = mergedReport(mergedReport(mergedReport(made, later('First.')), later('Second.')), later('First.'));
    expect(merged).toEqual({ ...made, note: 'First.', furtherNotes: ['Second.'], count: 4 });

    const flooded = Array.from({ length: 40 }, (_, at) => later(`Note ${at}`)).reduce(mergedReport, merged);
    expect([flooded.at, flooded.note, flooded.furtherNotes.length, flooded.count]).toEqual([made.at, 'First.', 9, 44]);
  });

  test('of another visitor opens a closed one again, behind the others', () => {
    const made = newReport(adult, form({ kind: 'profile' }), by('visitor'));
    const closed = closedReport(made, { outcome: 'dismissed', by: 'admin-1', reason: 'Nothing to see.', at: NOW });
    expect(mergedReport(closed, { ...made, at: LATER })).toMatchObject({
      closedAt: null,
      closedReason: null,
      at: LATER,
      count: 2,
    });
  });
});
