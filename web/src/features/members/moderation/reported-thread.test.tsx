import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwnProfile } from '../../../testing/an-own-account';
import { showApp } from '../../../testing/show-app';
import type { ListedReport } from './reported-part';

const report: ListedReport = {
  ...{ reportId: 'report-1', profileId: 'uid-coach', kind: 'thread', place: 't1', reason: 'offensive', count: 1, by: 'uid-p' },
  ...{
    note: 'He insults me.',
    furtherNotes: [],
    suggestion: null,
    isAboutMinor: true,
    language: null,
    answer: null,
    wish: null,
    replyTo: null,
  },
  ...{ closedAt: null, outcome: null, closedReason: null, at: '2026-03-01T10:00:00.000Z' },
  ...{ username: 'casey', displayName: 'Casey Coach', isShown: true, camp: null },
};
const written = (messageId: string, by: 'coach' | 'player', text: string) => ({
  ...{ messageId, by, text, nextStep: null, camp: null, at: '2026-03-01T09:00:00.000Z' },
});

test('an admin reads a reported conversation on a press, the latest message last, as it was typed', async () => {
  const { calls } = showApp({
    address: '/admin/users?view=reports',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: {
      hiddenProfiles: () => ({ items: [], camps: [] }),
      lockedPictures: () => ({ items: [] }),
      adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [report], next: null }),
      reportedThread: () => ({
        ...{ collegeName: 'Harbor Point University', player: null, coach: 'Casey Coach' },
        messages: [written('m2', 'coach', '<b>Answer me.</b>'), written('m1', 'player', 'No, thank you.')],
      }),
    },
  });
  const read = await screen.findByRole('button', { name: 'Read the conversation: Casey Coach' });
  expect(calls.some(({ name }) => name === 'reportedThread')).toBe(false);
  fireEvent.click(read);
  const list = within(await screen.findByRole('list', { name: 'The latest messages' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Deleted account · .*No, thank you\.$/),
    expect.stringMatching(/^Casey Coach, Harbor Point University · .*<b>Answer me\.<\/b>$/),
  ]);
  expect(calls.filter(({ name }) => name === 'reportedThread').map(({ call }) => call)).toMatchObject([
    { params: { reportId: 'report-1' } },
  ]);
});
