import { expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { newRequest, removalForm, usernameIn } from './removal-request';
import { closedReport, reopenedReport, report, REPORTS } from './report';
import { shownReportOf } from './shown-report';

const NOW = '2026-06-01T10:00:00.000Z';
const FORM = removalForm.parse({
  ...{ wish: 'remove', reason: 'ownPicture', page: ' /colleges ', text: 'It shows me.', replyTo: 'Kim@Sideline.com' },
});

test.each([
  ['/profile/demo-player', 'demo-player'],
  ['https://touchline.example/profile/demo-player/photos?lang=de', 'demo-player'],
  ['touchline.example/profile/demo-player#about', 'demo-player'],
  ['/profile/', null],
  ['/colleges?search=profile', null],
  ['my profile', null],
])('the username in %s is %s', (page, name) => expect(usernameIn(page)).toBe(name));

test('a request is a report that names a page, an address to answer to, and nobody', () => {
  const made = newRequest(FORM, { _id: 'r', about: null, language: 'de', now: NOW });
  expect(report.parse(made)).toMatchObject({
    ...{ kind: 'request', place: '/colleges', reason: 'ownPicture', wish: 'remove', note: 'It shows me.', by: null },
    ...{ replyTo: 'kim@sideline.com', profileId: null, isAboutMinor: false, language: 'de', closedAt: null, answer: null },
  });
  expect(shownReportOf(made, null)).toMatchObject({ reportId: 'r', username: null, displayName: null, isShown: null });
  expect(shownReportOf(made, aProfile({}))).toMatchObject({ username: 'demo-player', isShown: true });
});

test('a request about the page of a minor says so, and its answer stays with it', () => {
  const about = aProfile({ adultFrom: '2027-01-01' });
  const made = newRequest(FORM, { _id: 'r', about, language: 'en', now: NOW });
  expect(made).toMatchObject({ profileId: about._id, isAboutMinor: true });
  const closing = { outcome: 'dismissed', by: 'admin-1', reason: 'It is gone.', at: NOW, answer: 'We took it down.' } as const;
  expect(report.parse(closedReport(made, closing))).toMatchObject({ answer: 'We took it down.', closedReason: 'It is gone.' });
  expect(reopenedReport(closedReport(made, closing))).toEqual(made);
  expect(() => closedReport({ ...made, replyTo: null }, closing)).toThrow('reportWithoutAddress');
});

test('a request expires a year after it was closed, and an open one or a report never', () => {
  const made = newRequest(FORM, { _id: 'r', about: null, language: 'de', now: NOW });
  const closed = closedReport(made, { outcome: 'dismissed', by: 'admin-1', reason: 'It is gone.', at: NOW });
  const expiry = REPORTS.stamps?.expiresAt;
  expect([made, closed, { ...closed, kind: 'profile' as const }].map((one) => expiry?.(one, NOW) ?? null)).toEqual([
    null,
    new Date('2027-06-01T10:00:00.000Z'),
    null,
  ]);
});
