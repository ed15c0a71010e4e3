import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { english } from '../../i18n/english';
import { german } from '../../i18n/german';
import type { LoadedMessages } from '../../i18n/languages';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';
import type { ListedUser } from './use-users';

const PENDING: ListedUser['roles'][number] = {
  ...({ type: 'headcoach', status: 'Pending' } as const),
  collegeId: 'test-college',
  collegeName: 'Test College',
  collegePage: null,
  reason: null,
  decidedAt: null,
  siteMatch: null,
  objections: [],
};

function aUser(changes: Partial<ListedUser> = {}): ListedUser {
  return {
    uid: 'uid-robin',
    email: 'robin@test.edu',
    emailVerified: true,
    firstName: 'Robin',
    lastName: 'Sample',
    username: 'robin-sample',
    displayName: 'Robin Sample',
    isAdmin: false,
    isDisabled: false,
    deactivatedAt: null,
    suspended: null,
    dangerReportId: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    lastSignInAt: null,
    type: 'coach',
    roles: [PENDING],
    ...changes,
  };
}

const NONE = { adminWork: () => ({ items: [], asking: [] }), adminCollegeRequests: () => ({ items: [], next: null }) };
const listOf = (items: readonly ListedUser[], next: string | null = null) => ({ items: [...items], next });

/** The open reports on two pages: the second has the report of danger. */
function aReportPage(page: string) {
  const report = {
    ...({ profileId: 'uid-robin', kind: 'profile', place: null, count: 1, by: null } as const),
    ...{ furtherNotes: [], suggestion: null, isAboutMinor: true, language: null, answer: null },
    ...{ closedAt: null, outcome: null, closedReason: null, at: '2026-03-01T10:00:00.000Z' },
    ...{ username: 'robin-sample', displayName: 'Robin Sample', isShown: true, camp: null, wish: null, replyTo: null },
  };
  if (page === 'none') return { items: [], next: null };
  if (page !== 'first')
    return {
      items: [{ ...report, reportId: 'report-2', reason: 'danger', note: 'She is being followed.' } as const],
      next: null,
    };
  return { items: [{ ...report, reportId: 'report-1', reason: 'spam', note: 'Advertising.' } as const], next: 'other~2~b' };
}

function open(answers: FakeAnswers, address = '/admin/users', messages?: LoadedMessages) {
  return showApp({
    address,
    ...(messages !== undefined && { german: messages }),
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: { ...NONE, adminUsers: () => listOf([aUser()]), ...answers },
  });
}

/** Presses a button of the list; its confirmation dialog and a way to press buttons in it. */
async function openDialog(button: string, question: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  return { dialog, press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })) };
}

const decisionsIn = (calls: readonly { readonly name: string; readonly call: unknown }[]) =>
  calls.filter(({ name }) => name === 'decideRole').map(({ call }) => call);

describe('/admin/users', () => {
  test('says of whom somebody may be in danger, and leads to the report among the others', async () => {
    const { address } = open({
      adminUsers: () => listOf([aUser({ dangerReportId: 'report-2' }), aUser({ uid: 'uid-kim', firstName: 'Kim' })]),
      adminReports: (call) => aReportPage(call?.query.state === 'closed' ? 'none' : (call?.query.after ?? 'first')),
      ...{ hiddenProfiles: () => ({ items: [], camps: [] }), lockedPictures: () => ({ items: [] }) },
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Someone may be in danger: report about Robin Sample' }));
    const row = (await screen.findByText('She is being followed.')).closest('li');
    expect(address()).toBe('/admin/users?view=reports&report=report-2');
    expect(screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true')).toEqual([row]);
    expect(document.activeElement).toBe(row);
  });

  test('[S2-13] [S2-39] asks for those who wait first, and lists who they are and what was decided about them', async () => {
    const decided = { ...PENDING, type: 'assistantcoach', status: 'Rejected', reason: 'We do not know you.' } as const;
    const { calls } = open({
      adminUsers: () =>
        listOf([
          aUser({ roles: [PENDING, decided] }),
          aUser({ uid: 'uid-kim', firstName: 'Kim', emailVerified: false, isAdmin: true, isDisabled: true, roles: [] }),
        ]),
    });

    const list = await screen.findByRole('list', { name: 'Users' });
    const [robin, kim] = within(list).getAllByRole('listitem');
    for (const text of ['Robin Sample', 'robin@test.edu · Email verified', 'Coach', 'Since Jan 5, 2026', 'Last sign-in: Never'])
      expect(robin?.textContent).toContain(text);
    for (const text of ['Test College · Head coach', 'Not accepted', 'Reason: We do not know you.'])
      expect(robin?.textContent).toContain(text);
    for (const text of ['Kim Sample', 'Email not verified', 'Admin', 'Disabled']) expect(kim?.textContent).toContain(text);
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    expect(calls.find(({ name }) => name === 'adminUsers')?.call).toMatchObject({ body: { search: '', roles: 'pending' } });
  });

  test('[S4-16] accepts a role after a confirmation, and shows a toast', async () => {
    let waiting = [aUser()];
    const { calls } = open({
      adminUsers: () => listOf(waiting),
      decideRole: () => {
        waiting = [];
        return { user: aUser({ roles: [{ ...PENDING, status: 'Accepted' }] }) };
      },
    });
    const { dialog, press } = await openDialog('Accept Robin Sample at Test College', 'Accept this role?');
    dialog.getByText('Robin Sample (robin@test.edu) as Head coach of Test College. The answer is sent by email.');
    expect(decisionsIn(calls)).toEqual([]);

    press('Accept');

    await screen.findByText('Robin Sample can now edit Test College');
    expect(decisionsIn(calls)).toEqual([
      {
        params: { uid: 'uid-robin' },
        body: { type: 'headcoach', collegeId: 'test-college', decision: 'accepted', reason: null },
      },
    ]);
    await screen.findByRole('heading', { name: 'Nobody is waiting for a decision' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[S4-16] rejects a role with its reason, without the spaces around it', async () => {
    const { calls } = open({ decideRole: () => ({ user: aUser({ roles: [] }) }) });
    const { dialog, press } = await openDialog('Reject Robin Sample at Test College', 'Reject this role?');
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
    expect(reason.required).toBe(true);
    fireEvent.change(reason, { target: { value: '  We do not know you.  ' } });

    press('Reject');

    await screen.findByText('Robin Sample is told why');
    expect(decisionsIn(calls)).toEqual([
      {
        params: { uid: 'uid-robin' },
        body: { type: 'headcoach', collegeId: 'test-college', decision: 'rejected', reason: 'We do not know you.' },
      },
    ]);
  });

  test.each([
    ['English', undefined, english['admin.title']],
    ['German', german, german['admin.title']],
  ])('buttons about roles have their words in their names, in %s', async (_, table, list) => {
    const roles = [PENDING, { ...PENDING, collegeId: 'other-college', status: 'Accepted' } as const];
    open({ adminUsers: () => listOf([aUser({ roles })]) }, '/admin/users', table);
    const buttons = within(await screen.findByRole('list', { name: list })).getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons)
      expect(button.getAttribute('aria-label')?.toLowerCase()).toContain(button.textContent.toLowerCase());
  });

  test('[S4-16] withdraws an accepted role with its reason', async () => {
    const accepted = { ...PENDING, status: 'Accepted' } as const;
    const { calls } = open({
      adminUsers: () => listOf([aUser({ roles: [accepted] })]),
      decideRole: () => ({ user: aUser({ roles: [] }) }),
    });
    const { dialog, press } = await openDialog('Withdraw role: Robin Sample at Test College', 'Withdraw this role?');
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
    press('Withdraw role');
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(decisionsIn(calls)).toEqual([]);
    fireEvent.change(reason, { target: { value: 'No longer on the staff list.' } });

    press('Withdraw role');

    await screen.findByText('Robin Sample has no role at Test College any more');
    expect(decisionsIn(calls)).toMatchObject([{ body: { decision: 'withdrawn', reason: 'No longer on the staff list.' } }]);
  });

  test('a refusal is shown in the dialog, which stays open with what was typed', async () => {
    const message = 'This person has not confirmed their email address yet, so the role cannot be accepted.';
    open({
      adminUsers: () => listOf([aUser({ emailVerified: false })]),
      decideRole: () => Promise.reject(new ApiRefusal(409, 'emailUnverified', [{ message, field: null }])),
    });
    const { dialog, press } = await openDialog('Accept Robin Sample at Test College', 'Accept this role?');
    dialog.getByText('This address is not verified yet; only verified coaches can be accepted.');
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Known from the conference.' } });

    press('Accept');

    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(message));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('Known from the conference.');
    expect(screen.queryByText('Robin Sample can now edit Test College')).toBeNull();
  });

  test('shows that nobody waits and leads to everybody', async () => {
    const { calls, address } = open({ adminUsers: () => listOf([]) });
    await screen.findByRole('heading', { name: 'Nobody is waiting for a decision' });
    fireEvent.click(screen.getByRole('button', { name: 'Show all users' }));

    await waitFor(() => expect(address()).toBe('/admin/users?view=all'));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'adminUsers').at(-1)?.call).toMatchObject({ body: { roles: 'any' } }),
    );
  });

  test('156: searches without the term in any address, shows that nobody was found, and keeps the term on the way back', async () => {
    const { calls, address, goBack } = open({ adminUsers: () => listOf([]) });
    await screen.findByRole('heading', { name: 'Nobody is waiting for a decision' });
    fireEvent.change(screen.getByLabelText('Name, email or uid'), { target: { value: ' robin@test.edu ' } });

    fireEvent.click(screen.getByRole('button', { name: 'Search' }));

    await screen.findByRole('heading', { name: 'No user matches “robin@test.edu”' });
    expect(address()).toBe('/admin/users');
    const searches = calls.filter(({ name }) => name === 'adminUsers').map(({ call }) => call);
    expect(searches.at(-1)).toMatchObject({ body: { search: 'robin@test.edu', roles: 'any' } });

    fireEvent.click(screen.getByRole('button', { name: 'Show all users' }));
    await waitFor(() => expect(address()).toBe('/admin/users?view=all'));
    goBack();
    await screen.findByRole('heading', { name: 'No user matches “robin@test.edu”' });
    expect(screen.getByLabelText<HTMLInputElement>('Name, email or uid').value).toBe('robin@test.edu');
  });

  test('shows the next page under the first', async () => {
    const { calls } = open({
      adminUsers: (call) =>
        call?.body.after === undefined
          ? listOf([aUser()], 'cursor-after-robin')
          : listOf([aUser({ uid: 'uid-kim', firstName: 'Kim', roles: [] })]),
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));

    await screen.findByText('Kim Sample');
    expect(within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.filter(({ name }) => name === 'adminUsers').at(-1)?.call).toMatchObject({
      body: { after: 'cursor-after-robin' },
    });
  });

  test('a list that cannot be loaded shows why, and is there after a retry', async () => {
    let attempts = 0;
    open({
      adminUsers: () => {
        attempts += 1;
        if (attempts === 1) throw new ApiRefusal(403, 'forbidden', [{ message: 'You may not do this.', field: null }]);
        return listOf([aUser()]);
      },
    });
    await screen.findByText('You may not do this.');

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    within(await screen.findByRole('list', { name: 'Users' })).getByText('Robin Sample');
  });

  test('[S1-03] shows the objections of accepted coaches beside the request, with their reasons', async () => {
    const at = '2026-03-01T09:30:00.000Z';
    const objections = [
      { by: 'uid-1', name: 'Mara Lind', reason: 'Not on our staff.', at },
      { by: 'uid-2', name: null, reason: 'Never heard.', at },
    ];
    open({ adminUsers: () => listOf([aUser({ roles: [{ ...PENDING, objections }] })]) });
    await screen.findByText('Mara Lind objects: Not on our staff.');
    screen.getByText('A former coach objects: Never heard.');
  });

  test('marks a request whose domain matches by a subdomain, and no other', async () => {
    const hosts = { host: 'law.test.edu', domain: 'test.edu' };
    const roles = [
      { ...PENDING, siteMatch: { ...hosts, match: 'under' } },
      { ...PENDING, collegeId: 'exact', siteMatch: { match: 'exact', host: 'test.edu', domain: 'test.edu' } },
      { ...PENDING, collegeId: 'old', status: 'Accepted', siteMatch: { ...hosts, match: 'under' } },
    ] as const;
    open({ adminUsers: () => listOf([aUser({ roles: [...roles] })]) });
    expect(await screen.findAllByText('Matches by subdomain only')).toHaveLength(1);
    screen.getByText('The email address belongs to test.edu; the website of the college is law.test.edu.');
    expect(german['admin.subdomain']).toBe('Passt nur über eine Subdomain');
  });
});
