import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { german } from '../../../i18n/german';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { ListedReport, ReportedSuggestionFacts } from './reported-part';

const suggestion: ReportedSuggestionFacts = {
  ...{ suggestionId: 'sug', collegeId: 'harbor', field: 'nickname', value: 'Buy boots', link: 'https://shop.example/' },
  ...{ note: 'Cheap boots.', at: '2026-02-28T10:00:00.000Z', isRemovable: true },
  ...{ collegeName: 'Harbor Point University', collegePath: 'Harbor_Point_University' },
};

const report: ListedReport = {
  ...{ reportId: 'report-1', profileId: null, kind: 'suggestion', place: 'factSuggestions/sug', reason: 'spam', count: 1 },
  ...{ by: 'uid-coach', note: 'A shop.', furtherNotes: [], isAboutMinor: false, language: null, answer: null, wish: null },
  ...{ replyTo: null, closedAt: null, outcome: null, closedReason: null, at: '2026-03-01T10:00:00.000Z' },
  ...{ username: null, displayName: null, isShown: null, camp: null, suggestion },
};

const open = (answers: FakeAnswers, isGerman = false) =>
  showApp({
    address: '/admin/users?view=reports',
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: { hiddenProfiles: () => ({ items: [], camps: [] }), lockedPictures: () => ({ items: [] }), ...answers },
    ...(isGerman ? { german } : {}),
  });
const queueOf = (...items: readonly ListedReport[]): FakeAnswers => ({
  adminReports: (call) => ({ items: call?.query.state === 'closed' ? [] : [...items], next: null }),
});
const REMOVE = 'Remove suggestion: Harbor Point University';

describe('a reported suggestion in the queue', () => {
  test('shows what was suggested, without a link to press, and is removed for a reason', async () => {
    let isRemoved = false;
    const { calls } = open({
      adminReports: (call) => ({ items: call?.query.state === 'closed' || isRemoved ? [] : [report], next: null }),
      removeSuggestion: () => {
        isRemoved = true;
        return { state: 'removed' };
      },
    });
    const row = within((await screen.findByText('A shop.')).closest('li') ?? document.body);
    for (const text of ['Buy boots', 'Cheap boots.', 'https://shop.example/', 'Nickname']) await row.findByText(text);
    expect(row.queryByRole('link', { name: /shop/ })).toBeNull();
    expect(row.queryByRole('button', { name: /Hide profile/ })).toBeNull();
    fireEvent.click(row.getByRole('button', { name: REMOVE }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this suggestion?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove suggestion' }));
    await dialog.findByText('Please give a reason.');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Advertising.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove suggestion' }));
    await screen.findByText('The suggestion is removed');
    await waitFor(() => expect(screen.queryByText('A shop.')).toBeNull());
    const body = { seenAt: suggestion.at, reason: 'Advertising.' };
    expect(calls).toContainEqual({ name: 'removeSuggestion', call: { params: { suggestionId: 'sug' }, body } });
  });

  test('keeps its dialog and the reason where removing is refused', async () => {
    open({
      ...queueOf(report),
      removeSuggestion: () => {
        throw new ApiRefusal(409, 'suggestionReplaced', [{ message: 'Its author has changed it.', field: null }]);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: REMOVE }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Advertising.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove suggestion' }));
    await dialog.findByText('Its author has changed it.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Advertising.');
  });

  test('of a member leads to the person; one that was changed since cannot be removed', async () => {
    const ofMember = { profileId: 'uid-robin', username: 'robin', displayName: 'Robin Sample', isShown: true };
    open(queueOf({ ...report, ...ofMember, suggestion: { ...suggestion, isRemovable: false } }));
    const person = await screen.findByRole('link', { name: 'Person and suspension: Robin Sample' });
    expect(person.getAttribute('href')).toBe('/admin/users?person=uid-robin');
    await screen.findByText(/^It can’t be removed any more/);
    expect(screen.queryByRole('button', { name: /^Remove suggestion/ })).toBeNull();
  });

  test('that is removed is among the closed ones, in German', async () => {
    const closed = { closedAt: '2026-03-02T10:00:00.000Z', outcome: 'removed', closedReason: 'Werbung.' } as const;
    open(
      { adminReports: (call) => ({ items: call?.query.state === 'closed' ? [{ ...report, ...closed }] : [], next: null }) },
      true,
    );
    await screen.findByText(/^Geschlossen am .*: der Vorschlag wurde entfernt$/);
  });
});
