import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { ListedReport, ReportedCampFacts } from './reported-part';

const camp: ReportedCampFacts = {
  ...{ campId: 'clinic', collegeId: 'harbor', name: 'ID Clinic', state: 'published', withheld: null, isShown: true },
  ...{ startsOn: '2026-07-10', endsOn: '2026-07-12', description: 'Three days in July.', priceIncludes: null },
  ...{ staff: ['Sam Invented'], cover: 'photo-field', registrationURL: null, contactEmail: 'camps@example.edu' },
  ...{ collegeName: 'Harbor Point University', collegePath: 'Harbor_Point_University', editedBy: 'uid-coach' },
};

const report: ListedReport = {
  ...{ reportId: 'report-1', profileId: null, kind: 'camp', place: 'camps/clinic', reason: 'wrongFact', count: 1, by: null },
  ...{
    note: 'I called them.',
    furtherNotes: [],
    suggestion: null,
    isAboutMinor: false,
    language: null,
    answer: null,
    wish: null,
    replyTo: null,
  },
  ...{ closedAt: null, outcome: null, closedReason: null, at: '2026-03-01T10:00:00.000Z' },
  ...{ username: null, displayName: null, isShown: true, camp },
};

const open = (answers: FakeAnswers) =>
  showApp({
    address: '/admin/users?view=reports',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: { hiddenProfiles: () => ({ items: [], camps: [] }), lockedPictures: () => ({ items: [] }), ...answers },
  });
const queueOf = (...items: readonly ListedReport[]): FakeAnswers => ({
  adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [...items], next: null }),
});

describe('a reported camp in the queue', () => {
  test('shows what the camp says, whose it is and who edited it last', async () => {
    open(queueOf(report));
    const link = await screen.findByRole('link', { name: 'ID Clinic' });
    expect(link.getAttribute('href')).toBe('/camps?camp=clinic');
    const row = within(screen.getByText('I called them.').closest('li') ?? document.body);
    row.getByText('Three days in July.');
    row.getByText('Sam Invented');
    row.getByText(/Harbor Point University/);
    const editor = row.getByRole('link', { name: 'Who edited the camp last, and suspension: ID Clinic' });
    expect(editor.getAttribute('href')).toBe('/admin/users?person=uid-coach');
    const picture = row.getByRole('button', { name: 'Show the picture clearly: ID Clinic' });
    expect(picture.querySelector('img')?.getAttribute('src')).toContain('/media/colleges/harbor/');
    expect(row.queryByRole('button', { name: /Hide profile/ })).toBeNull();
  });

  test('is hidden for a reason', async () => {
    let isHidden = false;
    const { calls } = open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' || isHidden ? [] : [report], next: null }),
      hideCamp: () => {
        isHidden = true;
        return { withheld: { at: report.at, reason: 'No such camp.', answeredAt: null } };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide camp: ID Clinic' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Hide camp' }));
    await dialog.findByText('Please give a reason.');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'No such camp.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Hide camp' }));

    await screen.findByText('It is hidden now');
    await waitFor(() => expect(screen.queryByText('I called them.')).toBeNull());
    expect(calls).toContainEqual({ name: 'hideCamp', call: { params: { campId: 'clinic' }, body: { reason: 'No such camp.' } } });
  });

  test('keeps its dialog and the reason where hiding is refused, and does not say that it is hidden', async () => {
    open({
      ...queueOf(report),
      hideCamp: () => {
        throw new ApiRefusal(409, null, [{ message: 'Another admin has decided already.', field: null }]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide camp: ID Clinic' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'No such camp.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Hide camp' }));
    await dialog.findByText('Another admin has decided already.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('No such camp.');
    expect(screen.queryByText('It is hidden now')).toBeNull();
  });

  test('that is hidden and answered is shown again, from the answer and from the list of hidden things', async () => {
    const hidden = { ...camp, isShown: false, withheld: { at: report.at, reason: 'No such camp.', answeredAt: report.at } };
    const objection: ListedReport = { ...report, kind: 'objection', reason: 'other', note: 'It exists.', camp: hidden };
    const { calls } = open({
      ...queueOf({ ...objection, isShown: false }),
      hiddenProfiles: () => ({ items: [], camps: [hidden] }),
      hideCamp: () => ({ withheld: null }),
    });
    await screen.findByText('It exists.');
    await screen.findByText('Camp of Harbor Point University · hidden since Mar 1, 2026');
    const buttons = screen.getAllByRole('button', { name: 'Show again: ID Clinic' });
    expect(buttons).toHaveLength(2);
    fireEvent.click(buttons[0] ?? document.body);
    await screen.findByText('It is visible again');
    expect(calls).toContainEqual({ name: 'hideCamp', call: { params: { campId: 'clinic' }, body: { reason: null } } });
  });
});

const { TZ } = process.env;
afterEach(() => {
  process.env.TZ = TZ;
});

test.each([
  ['Pacific/Honolulu', 600],
  ['Pacific/Tongatapu', -780],
])('the weeks of the numbers begin on the same Monday for an admin in %s', async (zone, minutesBehind) => {
  process.env.TZ = zone;
  expect(new Date('2026-03-02').getTimezoneOffset()).toBe(minutesBehind);
  open({ ...queueOf(), reportNumbers: () => ({ weeks: [{ from: '2026-03-02', kinds: [] }], isCut: false }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Show numbers' }));
  await screen.findByRole('row', { name: 'Mar 2, 2026 Nothing' });
});

test('the numbers by week load when asked for, by kind, with how it ended', async () => {
  const none = { came: 0, dismissed: 0, hidden: 0, suspended: 0, shown: 0 };
  const { calls } = open({
    ...queueOf(),
    reportNumbers: () => ({
      weeks: [
        { from: '2026-03-02', kinds: [{ ...none, kind: 'camp', came: 12, hidden: 3, medianHours: 26.5 }] },
        { from: '2026-02-23', kinds: [] },
      ],
      isCut: true,
    }),
  });
  const button = await screen.findByRole('button', { name: 'Show numbers' });
  expect(calls.some(({ name }) => name === 'reportNumbers')).toBe(false);
  fireEvent.click(button);

  await screen.findByRole('row', { name: 'Camps 12 0 3 0 0 26.5 h' });
  screen.getByRole('row', { name: 'Feb 23, 2026 Nothing' });
  screen.getByText('There were more reports than we count here: only the latest 2,000.');
});
