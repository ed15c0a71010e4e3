import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listedPlayerOf } from '@touchline/domain/person/saved-player';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { aCoachOf, anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { watchSavedFiles } from '../../../testing/saved-files';
import { showApp } from '../../../testing/show-app';

const SAVED_AT = '2026-03-01T10:00:00.000Z';
const player = listedPlayerOf(aProfile({ adultFrom: '2000-01-01' }), '2026-06-01');
if (player === null) throw new Error('a player who is not hidden is listed');
const entry = {
  profileId: 'uid-demo-player',
  stage: 'visit',
  note: 'Two footed.',
  savedAt: SAVED_AT,
  notedAt: SAVED_AT,
  isNamed: false,
} as const;

const open = (answers: FakeAnswers, profile = aCoachOf('a-college')) =>
  showApp({ address: '/account?board=players', signedInAs: profile, answers: { account: () => anOwnAccount(), ...answers } });

describe("the coaches' list", () => {
  test('shows the players by stage with what coaches see of them, and keeps another stage', async () => {
    const { calls } = open({
      savedPlayers: () => ({ items: [{ ...entry, player }] }),
      savePlayer: () => ({ ...entry, stage: 'offer' }),
    });
    const visits = within(await screen.findByRole('region', { name: 'Visit: 1 player' }));
    expect(visits.getByRole('link', { name: 'Robin Sample' }).getAttribute('href')).toBe('/profile/demo-player/about');
    visits.getByText('LB · 2028 · Sample Town FC · Sampleton, Ohio, US · GPA 3.6 of 4.0');
    visits.getByText('Two footed.');

    fireEvent.change(visits.getByLabelText('Stage of Robin Sample'), { target: { value: 'offer' } });

    await screen.findByText('Robin Sample: Offer');
    const sent = { params: { playerId: 'uid-demo-player' }, body: { stage: 'offer' } };
    expect(calls).toContainEqual({ name: 'savePlayer', call: sent });
  });

  test('a player moves to another stage at once: a note typed before the answer stays', async () => {
    let stored: 'visit' | 'offer' = 'visit';
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open({
      savedPlayers: () => ({ items: [{ ...entry, stage: stored, player }] }),
      savePlayer: async () => {
        await answered;
        stored = 'offer';
        return { ...entry, stage: stored };
      },
    });
    fireEvent.change(await screen.findByLabelText('Stage of Robin Sample'), { target: { value: 'offer' } });
    await screen.findByRole('region', { name: 'Offer: 1 player' });
    fireEvent.click(screen.getByRole('button', { name: 'Edit the note about Robin Sample' }));
    fireEvent.change(screen.getByLabelText(/^Note about Robin Sample/), { target: { value: 'Left foot.' } });
    answer();
    await screen.findByText('Robin Sample: Offer');

    const offers = within(screen.getByRole('region', { name: 'Offer: 1 player' }));
    expect(offers.getByLabelText<HTMLTextAreaElement>(/^Note about Robin Sample/).value).toBe('Left foot.');
  });

  test('keeps a note, and UNDO brings a removed player back with stage, note and place', async () => {
    let isSaved = true;
    const { calls } = open({
      savedPlayers: () => ({ items: isSaved ? [{ ...entry, player }] : [] }),
      savePlayer: () => {
        isSaved = true;
        return entry;
      },
      removeSavedPlayer: () => {
        isSaved = false;
        return null;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the note about Robin Sample' }));
    fireEvent.change(screen.getByLabelText(/^Note about Robin Sample/), { target: { value: 'Left foot.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Note about Robin Sample saved');
    const params = { playerId: 'uid-demo-player' };
    expect(calls).toContainEqual({ name: 'savePlayer', call: { params, body: { note: 'Left foot.' } } });

    fireEvent.click(screen.getByRole('button', { name: 'Take Robin Sample off your list' }));
    const undo = await screen.findByRole('button', { name: 'UNDO' });
    expect(screen.queryByRole('region', { name: 'Visit: 1 player' }), 'the player who was taken off').toBeNull();
    fireEvent.click(undo);

    await screen.findByText('Change undone');
    await screen.findByRole('region', { name: 'Visit: 1 player' });
    const earlier = { savedAt: SAVED_AT, notedAt: SAVED_AT };
    expect(calls).toContainEqual({
      name: 'savePlayer',
      call: { params, body: { stage: 'visit', note: 'Two footed.', isNamed: false, earlier } },
    });
  });

  test('names the college to a player only once the coach says so', async () => {
    let isNamed = false;
    const { calls } = open({
      savedPlayers: () => ({ items: [{ ...entry, isNamed, player }] }),
      savePlayer: () => {
        isNamed = true;
        return { ...entry, isNamed };
      },
    });
    const choice = await screen.findByRole('button', { name: 'Show Robin Sample that my college saved them' });
    expect([choice.getAttribute('aria-pressed'), choice.textContent]).toEqual(['false', 'College not named']);
    fireEvent.click(choice);
    await waitFor(() => expect(choice.getAttribute('aria-pressed')).toBe('true'));
    expect(choice.textContent).toBe('College named');
    const sent = { params: { playerId: 'uid-demo-player' }, body: { isNamed: true } };
    expect(calls.filter(({ name }) => name === 'savePlayer')).toEqual([{ name: 'savePlayer', call: sent }]);
  });

  test('names the college no longer with the next press; a press that is refused changes nothing', async () => {
    let [isNamed, isBroken] = [true, true];
    const { calls } = open({
      savedPlayers: () => ({ items: [{ ...entry, isNamed, player }] }),
      savePlayer: () => {
        if (isBroken) throw new ApiRefusal(503);
        isNamed = false;
        return { ...entry, isNamed };
      },
    });
    const choice = await screen.findByRole('button', { name: 'Show Robin Sample that my college saved them' });
    fireEvent.click(choice);
    await waitFor(() => expect(choice.getAttribute('aria-disabled')).toBe('false'));
    expect(choice.textContent).toBe('College named');
    isBroken = false;
    fireEvent.click(choice);
    await waitFor(() => expect(choice.textContent).toBe('College not named'));
    const bodies = calls.filter(({ name }) => name === 'savePlayer').map(({ call }) => call);
    expect(bodies).toMatchObject([{ body: { isNamed: false } }, { body: { isNamed: false } }]);
  });

  test('opens a message to a player, and gives the focus back', async () => {
    open({ savedPlayers: () => ({ items: [{ ...entry, player }] }), contactOf: () => ({ items: [] }) });
    const button = await screen.findByRole('button', { name: 'Write to Robin Sample' });
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Write to Robin Sample' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('the CSV has what the list shows, and no more', async () => {
    const files = watchSavedFiles();
    open({ savedPlayers: () => ({ items: [{ ...entry, note: '=1+1', player }] }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.content.text())?.trim().split(/\r?\n/) ?? [];
    expect(files[0]?.name).toBe('players.csv');
    expect(lines[0]).toContain('Name,Position,Graduation year,Team,From,Height,GPA,Stage,Note,Saved on');
    expect(lines[1]).toMatch(/Robin Sample,LB,2028,Sample Town FC,.*Visit/);
    expect(lines[1]).not.toMatch(/,=1\+1/);
  });

  test('leads to the search of players while nobody is saved', async () => {
    open({ savedPlayers: () => ({ items: [] }) });
    expect((await screen.findByRole('link', { name: 'Search players' })).getAttribute('href')).toBe('/');
  });

  test('is not there for anybody else, and is not asked for', async () => {
    const { calls } = open({}, anOwnProfile({ type: 'playerHighSchool' }));
    await screen.findByRole('heading', { name: 'This list is for coaches' });
    expect(calls.map(({ name }) => name)).not.toContain('savedPlayers');
  });
});
