import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editProfile } from '@touchline/domain/person/profiles/edit-profile';
import type { OwnProfile } from '@touchline/domain/person/profiles/profile';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnAccount, anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { leaveAnswer, leavingIsAsked } from '../../../testing/asks-before-leaving';
import { showApp } from '../../../testing/show-app';

const NOW = '2026-06-01T12:00:00.000Z';
const WIZARD = '/playerProfileWizard';
const lacking = anOwnProfile({ version: 3, schoolName: null, gpa: null, gpaOf: null, social: { x: null, instagram: null } });

/** The wizard over a server that keeps the profile; `somebodyWrites` edits it from another tab. */
function open(step: string | null, start: OwnProfile = lacking, answers: FakeAnswers = {}) {
  let stored = start;
  const write = (patch: unknown) => {
    // The server edits and answers the profile, which has no address and no currency.
    const { email: _email, currency: _currency, ...before } = stored;
    const { profile, record } = editProfile(before, patch, NOW);
    stored = { ...stored, ...profile };
    return { profile, patchId: record === null ? null : 'patch-1' };
  };
  const shown = showApp({
    address: `${start.type === 'playerHighSchool' ? WIZARD : '/playeronboardingwizard'}${step === null ? '' : `?step=${step}`}`,
    signedInAs: start,
    answers: {
      account: () => anOwnAccount(),
      ownProfile: () => stored,
      profile: () => aShownProfile(),
      patchProfile: (call) => {
        if (call?.ifMatch !== stored.version) throw new ApiRefusal(412, 'editedMeanwhile', []);
        return write(call.body.patch);
      },
      ...answers,
    },
  });
  return { ...shown, stored: () => stored, somebodyWrites: write };
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const saves = (calls: readonly { name: string; call: unknown }[]) =>
  calls.flatMap(({ name, call }) => (name === 'patchProfile' ? [(call as { body: { patch: unknown } }).body.patch] : []));

beforeEach(() => sessionStorage.clear());

describe('[S2-10] the wizard of players', () => {
  test('goes on at the first step that lacks a field, and shows what is reached and what the step adds', async () => {
    open(null);
    await title('School and grades');
    const line = screen.getByRole('progressbar', { name: 'Your 20 key fields' });
    expect(line.getAttribute('aria-valuenow')).toBe('80');
    expect(line.getAttribute('aria-valuetext')).toBe('16 of 20 fields filled: Strong');
    expect(screen.getByText('+15% here')).toBeTruthy();
    expect(screen.getByText('Step 4 of 8')).toBeTruthy();
    expect(document.querySelector('footer')).toBeNull();
  });

  test('saves a step as one edit at once, and the next step stands in the address', async () => {
    const { calls, address, stored } = open('school');
    await type(/^High school/, 'Harbor High');
    fireEvent.click(screen.getByRole('radio', { name: '4.0' }));
    await type(/^Average of your grades/, '3,7');
    press('Save and continue');
    await title('Photo and cover');
    expect(saves(calls)).toEqual([
      [
        { op: 'replace', path: '/schoolName', value: 'Harbor High' },
        { op: 'replace', path: '/gpaOf', value: 4 },
        { op: 'replace', path: '/gpa', value: 3.7 },
      ],
    ]);
    expect(address()).toBe(`${WIZARD}?step=pictures`);
    expect(stored()).toMatchObject({ schoolName: 'Harbor High', gpa: 3.7 });
    expect(screen.getByRole('progressbar', { name: 'Your 20 key fields' }).getAttribute('aria-valuenow')).toBe('95');
  });

  test('skips a step without an edit', async () => {
    const { calls } = open('school');
    await title('School and grades');
    await screen.findByLabelText(/^High school/);
    press('Skip for now');
    await title('Photo and cover');
    expect(saves(calls)).toEqual([]);
  });

  test('offers again what was typed before going back or a reload, and forgets it once it is saved', async () => {
    const restore = async () => {
      const offer = within(await screen.findByRole('group', { name: /^You have unsaved text from/ }));
      fireEvent.click(offer.getByRole('button', { name: 'Restore' }));
      expect((await screen.findByLabelText<HTMLInputElement>(/^High school/)).value).toBe('Harbor High');
    };
    const first = open('school');
    await type(/^High school/, 'Harbor High');
    await leavingIsAsked();
    press('Back');
    fireEvent.click(await leaveAnswer('Keep a draft'));
    await title('Your team');
    first.goBack();
    await restore();
    cleanup();
    const reloaded = open('school');
    await restore();
    press('Save and continue');
    await title('Photo and cover');
    expect(reloaded.stored().schoolName).toBe('Harbor High');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('keeps another tab’s edit of another field, and asks where both changed the same', async () => {
    const { stored, somebodyWrites } = open('school');
    await type(/^High school/, 'Harbor High');
    somebodyWrites([{ op: 'replace', path: '/graduationYear', value: 2029 }]);
    press('Save and continue');
    await title('Photo and cover');
    expect(stored()).toMatchObject({ schoolName: 'Harbor High', graduationYear: 2029 });

    press('Back');
    await type(/^High school/, 'Mine High');
    somebodyWrites([{ op: 'replace', path: '/schoolName', value: 'Their High' }]);
    press('Save and continue');
    const dialog = within(await screen.findByRole('dialog'));
    expect(stored().schoolName).toBe('Their High');
    fireEvent.click(dialog.getByRole('button', { name: 'Replace with mine' }));
    await waitFor(() => expect(stored().schoolName).toBe('Mine High'));
  });

  test('takes a player of a college to the wizard of theirs, and whoever is no player to the account', async () => {
    const college = open(null, { ...lacking, type: 'playerCollege' });
    await title('School and grades');
    expect(college.address()).toBe('/playeronboardingwizard');
    college.go(WIZARD);
    await waitFor(() => expect(college.address()).toBe('/playeronboardingwizard'));
    expect(await screen.findByLabelText(/^School or college/)).toBeTruthy();
  });

  test('is for players: others are led to their account, visitors to signing in', async () => {
    open(null, anOwnProfile({ type: 'parent' }));
    expect((await screen.findByRole('link', { name: 'Go to your account' })).getAttribute('href')).toBe('/account');
  });

  test('asks a visitor to sign in', async () => {
    showApp({ address: WIZARD, answers: {} });
    expect(await screen.findByRole('button', { name: 'Log in or sign up' })).toBeTruthy();
  });
});

describe('the steps of the wizard', () => {
  test('positions are pressed on a pitch, the first pressed is the main one', async () => {
    const { calls } = open('position', { ...lacking, position: { main: [] } });
    fireEvent.click(await screen.findByRole('button', { name: 'FW Forward' }));
    press('LM Left midfielder');
    expect(screen.getByText('Main position: Forward')).toBeTruthy();
    press('Make Left midfielder the main position');
    press('Save and continue');
    await title('Your team');
    expect(saves(calls)).toEqual([[{ op: 'replace', path: '/position/main', value: ['LM', 'FW'] }]]);
  });

  test('[S3-01] the first team is added as a whole and stands in the header', async () => {
    const { calls } = open('team', { ...lacking, teams: [] });
    await type(/^Name of the team/, 'Harbor FC');
    await type(/^Level/, 'T2');
    press('Save and continue');
    await title('School and grades');
    const team = { type: null, teamName: 'Harbor FC', league: null, country: null, tier: 'T2', logo: null, showInHeader: true };
    expect(saves(calls)).toEqual([[{ op: 'add', path: '/teams/-', value: team }]]);
  });

  test('an average of another scale shows its estimate with the formula, while it is typed', async () => {
    open('school');
    fireEvent.click(await screen.findByRole('radio', { name: 'German 1–6' }));
    const answer = screen.getByRole('link', { name: /^What is a GPA of 4\.0\?/ });
    expect([answer.getAttribute('href'), answer.getAttribute('target')]).toEqual(['/guide/eligibility', '_blank']);
    await type(/^Average of your grades/, '1.7');
    expect(await screen.findByText('About 3.3 of 4.0, an estimate')).toBeTruthy();
    expect(screen.getByText('Calculated as 5 − 1.7, never below 0')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '4.0' }));
    await waitFor(() => expect(screen.queryByText(/an estimate/)).toBeNull());
  });

  test('a video and the handles are one edit, the first video pinned', async () => {
    const { calls } = open('social', { ...lacking, videos: [] });
    await type(/^Link to a video/, 'youtu.be/abcdefghijk');
    await type(/^Instagram/, '@robin.plays');
    press('Save and continue');
    await title('Who sees what');
    expect(saves(calls)).toEqual([
      [
        { op: 'replace', path: '/social/instagram', value: '@robin.plays' },
        { op: 'add', path: '/videos/-', value: { url: 'https://youtu.be/abcdefghijk', label: null, pinned: true } },
      ],
    ]);
  });

  test('the last step shows what the server shows a visitor, and leads to the page', async () => {
    const { calls } = open('ready', lacking, { profile: () => aShownProfile({ displayName: 'As Visitors See' }) });
    const view = within(await screen.findByRole('group', { name: 'Your page as visitors see it' }));
    expect(view.getByText('As Visitors See')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'profile')?.call).toMatchObject({ query: { as: 'visitor' } });
    expect(screen.getByRole('link', { name: 'Open my page' }).getAttribute('href')).toBe('/profile/demo-player/about');
    expect(screen.getByRole('link', { name: 'See it as a coach' }).getAttribute('href')).toBe(
      '/profile/demo-player/about?as=coach',
    );
  });
});
