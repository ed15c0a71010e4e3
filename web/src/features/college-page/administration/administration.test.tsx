import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { HistoryEdit } from './use-history';
import type { SentInvite } from '../college-staff/use-members';

const college = aCollege({ athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })] } });
const ADDRESS = `/${college.pathName}/mens/soccer/administration`;
const AT = '2026-01-05T10:00:00.000Z';

const anEdit = (changes: Partial<HistoryEdit> = {}): HistoryEdit => ({
  version: 7,
  at: AT,
  by: { kind: 'member', name: 'Maren Lockhaven', isYou: false },
  paths: ['/city/description'],
  suggestedBy: null,
  undone: null,
  detail: {
    patchId: 'patch-seven',
    mayRestore: true,
    changes: [
      { path: '/city/description', before: 'A town by the sea with ferries.', after: 'A town by the cold sea with ferries.' },
    ],
  },
  ...changes,
});

const anInvite: SentInvite = {
  ...{ inviteId: 'invite-one', email: 'casey@test.edu', sex: 'male', staffType: 'assistantcoach', handsOver: false },
  ...{ sentAt: AT, validUntil: '2026-01-19T10:00:00.000Z', state: 'opened' },
};
const own = { username: 'robin', displayName: 'Robin Sample', sportsTypeGender: 'Male', isYou: true } as const;

const coachHere = anOwnProfile({ roles: [{ type: 'headcoach', value: college._id, status: 'Accepted' }] });
const members = {
  members: [
    { ...own, type: 'headcoach' as const, status: 'Accepted' as const },
    { ...own, username: 'casey', displayName: 'Casey Quinn', isYou: false, type: 'coach' as const, status: 'Pending' as const },
  ],
  invites: [anInvite],
};

function open(answers: FakeAnswers, signedInAs = coachHere) {
  return showApp({
    address: ADDRESS,
    signedInAs,
    answers: {
      college: () => college,
      collegeMembers: () => members,
      collegeHistory: () => ({ items: [anEdit()], next: null }),
      ...answers,
    },
  });
}

describe('[S2-19] the administration of a college', () => {
  test('shows its editors who belongs to it, who waits, and how far an invitation has come', async () => {
    open({});
    const section = within(await screen.findByRole('region', { name: 'Members' }));
    expect((await section.findByText('Robin Sample (you)')).closest('li')?.textContent).toContain('Accepted');
    expect(section.getByText('Casey Quinn').closest('li')?.textContent).toMatch(/Coach.*Pending/);
    expect(section.getByText('casey@test.edu').closest('li')?.textContent).toMatch(/Assistant coach.*Opened/);
  });

  test('[S1-12] shows the difference of a change word by word, and restores what was before', async () => {
    const { calls } = open({ undoCollegePatch: () => ({ college: { ...college, version: college.version + 1 } }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Undo this change: City/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Undo this change' }));
    expect(await screen.findByText('Change undone')).toBeTruthy();
    expect(calls).toContainEqual(
      expect.objectContaining({
        name: 'undoCollegePatch',
        call: expect.objectContaining({ query: { patchId: 'patch-seven' } }) as unknown,
      }),
    );
  });

  test('[S7-14] a place that changed since is told in the dialog, which stays open', async () => {
    const message = 'This has changed since, so the edit can’t be undone.';
    open({
      undoCollegePatch: () => {
        throw new ApiRefusal(409, 'changedSince', [{ message, field: '/city/description' }]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Undo this change: City/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Undo this change' }));
    expect((await dialog.findByText(message)).getAttribute('role')).toBe('alert');
  });

  test('marks the new words of a text', async () => {
    open({});
    const summary = await screen.findByText('What changed');
    const details = summary.closest('details');
    if (details === null) throw new Error('no details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect((await screen.findByText('cold', { exact: false, selector: 'ins' })).textContent.trim()).toBe('cold');
  });

  test('revokes an invitation and sends another one, and the list shows both', async () => {
    let invites = [anInvite];
    open({
      collegeMembers: () => ({ ...members, invites }),
      revokeInvite: () => {
        invites = [{ ...anInvite, state: 'revoked' }];
        return null;
      },
      inviteStaff: () => {
        const invite: SentInvite = { ...anInvite, inviteId: 'invite-two', email: 'kim@test.edu', state: 'sent' };
        invites = [invite, ...invites];
        return { invite };
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Members' }));
    fireEvent.click(await section.findByRole('button', { name: 'Revoke the invitation of casey@test.edu' }));
    await waitFor(() => expect(section.getByText('casey@test.edu').closest('li')?.textContent).toContain('Revoked'));
    expect(section.queryByRole('button', { name: 'Revoke the invitation of casey@test.edu' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone to the staff' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Email address' }), { target: { value: 'kim@test.edu' } });
    fireEvent.change(dialog.getByRole('combobox', { name: 'Role' }), { target: { value: 'assistantcoach' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.getByText('kim@test.edu').closest('li')?.textContent).toContain('Sent'));
  });

  test('invites with team and post, and shows the refusal at its field', async () => {
    const sent: unknown[] = [];
    open({
      inviteStaff: (call) => {
        sent.push(call?.body);
        throw new ApiRefusal(409, 'invitedAlready', [
          { message: 'This address has an open invitation already.', field: 'email' },
        ]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone to the staff' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Email address' }), { target: { value: 'casey@test.edu' } });
    fireEvent.click(dialog.getByRole('radio', { name: 'Women’s team' }));
    fireEvent.change(dialog.getByRole('combobox', { name: 'Role' }), { target: { value: 'goalkeepercoach' } });
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() =>
      expect(sent).toEqual([{ email: 'casey@test.edu', sex: 'female', staffType: 'goalkeepercoach', handsOver: true }]),
    );
    expect((await dialog.findAllByText('This address has an open invitation already.')).length).toBeGreaterThan(0);
  });

  test('[S1-12] shows earlier changes below the later ones', async () => {
    const pages = {
      first: { items: [anEdit()], next: 7 },
      last: { items: [anEdit({ version: 6, paths: ['/name'] })], next: null },
    };
    open({ collegeHistory: (call) => (call?.query.after === undefined ? pages.first : pages.last) });
    const section = within(await screen.findByRole('region', { name: 'History' }));
    fireEvent.click(await section.findByRole('button', { name: 'Show earlier changes' }));
    await section.findByText('Name and facts');
    expect(section.getAllByText(/^Maren Lockhaven/)).toHaveLength(2);
    section.getByText('City description');
    expect(section.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  });

  test('tells other signed-in people what changed and when, without names, members or a way to restore', async () => {
    const readable = anEdit({ by: { kind: 'coach', name: null, isYou: false }, detail: null });
    const { calls } = open({ collegeHistory: () => ({ items: [readable], next: null }) }, anOwnProfile());
    const section = within(await screen.findByRole('region', { name: 'History' }));
    expect((await section.findByText(/^A coach/)).textContent).toContain('2026');
    expect(section.getByText('City description')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Members' })).toBeNull();
    expect(section.queryByRole('button')).toBeNull();
    expect(calls.some(({ name }) => name === 'collegeMembers')).toBe(false);
  });
});
