import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { draftsOf } from '../../lib/drafts/draft-store';
import { aCoachOf } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { isLeavingAsked, leaveAnswer } from '../../testing/asks-before-leaving';
import { showApp } from '../../testing/show-app';

const CAMPUS = '/Test_College/mens/soccer/campus';
const coach = aCoachOf('test-college', { _id: 'uid-coach' });
const colleague = aCoachOf('test-college', { _id: 'uid-colleague' });
const withCampus = (description: string, version = 1): College =>
  aCollege({ version, campus: { subtitleValue: null, description } });
const TYPED = 'Brick, ivy and a new stand.';

/** The campus tab of a college page for its coach, once the shell is whole. */
async function openCampus({ answers = {}, ...who }: Partial<Parameters<typeof showApp>[0]> = {}) {
  const given: FakeAnswers = { college: () => withCampus('Brick and ivy.'), sessionLogout: () => null, ...answers };
  const shown = showApp({ address: CAMPUS, signedInAs: coach, answers: given, ...who });
  await screen.findByRole('button', { name: 'Feedback' });
  return shown;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit campus description' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox', { name: /Edit campus description/ })).toBeNull());
const question = () => screen.findByRole('dialog', { name: 'Discard what you typed?' });
const answer = async (name: Parameters<typeof leaveAnswer>[0]) => fireEvent.click(await leaveAnswer(name));
const offer = () => screen.findByRole('group', { name: /^You have unsaved text from/ });
const followTab = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));

async function typeText(text = TYPED) {
  await press('Edit campus description');
  const field = await editor();
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  return field;
}
const leaveByEscape = async () => fireEvent.keyDown(await editor(), { key: 'Escape' });
/** What is left of a page that was closed, reloaded or has crashed: what the device stores. */
const reload = () => cleanup();
const textsOf = (uid: string) => draftsOf(uid, Date.now()).map(({ text }) => text);

describe('a page with text that is not saved', () => {
  test('asks before a tab leaves it; to keep editing leaves page, text and focus as they were', async () => {
    const { address } = await openCampus();
    const field = await typeText();

    await followTab('City');
    await answer('Keep editing');

    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([address(), field.value]).toEqual([CAMPUS, TYPED]);
  });

  test('asks before the browser goes back, and goes on once the text was discarded', async () => {
    const { address, go, goBack } = await openCampus();
    go('/Test_College/mens/soccer/city');
    await waitFor(() => expect(address()).toContain('/city'));
    go(CAMPUS);
    await waitFor(() => expect(address()).toBe(CAMPUS));
    await typeText();

    goBack();
    await answer('Discard');

    await waitFor(() => expect(address()).toContain('/city'));
    expect(textsOf('uid-coach')).toEqual([]);
  });

  test('asks before Escape and Cancel close the form, and gives the focus back to the field', async () => {
    await openCampus();
    const field = await typeText();

    await leaveByEscape();
    await answer('Keep editing');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await press('Cancel');
    await answer('Discard');

    await isClosed();
    expect(textsOf('uid-coach')).toEqual([]);
  });

  test('has the browser ask before it is reloaded or closed, and no longer once it is saved', async () => {
    const patchCollege = () => ({ college: withCampus(TYPED, 2), patchId: 'patch-1' });
    await openCampus({ answers: { patchCollege } });
    expect(isLeavingAsked()).toBe(false);
    await typeText();
    expect(isLeavingAsked()).toBe(true);

    await press('Save');

    await isClosed();
    expect([isLeavingAsked(), textsOf('uid-coach')]).toEqual([false, []]);
  });

  test('never asks where nothing was changed, or what was typed was reverted', async () => {
    const { address } = await openCampus();
    const field = await typeText();
    fireEvent.change(field, { target: { value: 'Brick and ivy.' } });

    await followTab('City');

    await waitFor(() => expect(address()).toContain('/city'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks in German', async () => {
    await openCampus();
    await press('Sprache: zu Deutsch wechseln');
    await press('Beschreibung des Campus bearbeiten');
    const field = await screen.findByRole('textbox', { name: 'Beschreibung des Campus bearbeiten' });
    fireEvent.change(field, { target: { value: TYPED } });

    fireEvent.keyDown(field, { key: 'Escape' });

    const dialog = within(await screen.findByRole('dialog', { name: 'Verwerfen, was du getippt hast?' }));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Weiter bearbeiten', 'Entwurf behalten', 'Verwerfen', ''],
    ]);
  });
});

describe('text that was not saved is offered again', () => {
  test('after it was left by a tab with a draft: in front of the closed form, which restoring opens', async () => {
    const { address } = await openCampus();
    await typeText();
    await followTab('City');
    await answer('Keep a draft');
    await waitFor(() => expect(address()).toContain('/city'));
    await followTab('Campus');

    fireEvent.click(within(await offer()).getByRole('button', { name: 'Restore' }));

    await waitFor(async () => expect((await editor()).value).toBe(TYPED));
    expect(screen.queryByRole('group', { name: /^You have unsaved text/ })).toBeNull();
    expect(textsOf('uid-coach')).toEqual([TYPED]);
  });

  test('after a reload, in the form itself, with its beginning; discarded it is gone for good', async () => {
    await openCampus();
    await typeText();
    reload();
    await openCampus();
    await press('Edit campus description');

    const offered = within(await offer());
    expect(offered.getByText(`“${TYPED}”`)).toBeTruthy();
    expect((await editor()).value).toBe('Brick and ivy.');
    fireEvent.click(offered.getByRole('button', { name: 'Discard' }));

    await waitFor(() => expect(screen.queryByRole('group', { name: /^You have unsaved text/ })).toBeNull());
    expect(textsOf('uid-coach')).toEqual([]);
  });

  test('and says that the stored text has changed meanwhile; restored it stands above the newer one', async () => {
    await openCampus();
    await typeText();
    reload();
    await openCampus({ answers: { college: () => withCampus('Somebody else wrote this.', 2) } });
    await press('Edit campus description');

    const offered = within(await offer());
    expect(offered.getByText(/^The saved text has changed since then/)).toBeTruthy();
    fireEvent.click(offered.getByRole('button', { name: 'Restore' }));

    expect((await editor()).value).toBe(TYPED);
    expect((await screen.findByText('Somebody else wrote this.', { selector: 'p' })).textContent).toBeTruthy();
    expect(screen.getByText(/^Someone changed this text in the meantime/)).toBeTruthy();
  });

  test('and not any more once the same text is stored', async () => {
    await openCampus();
    await typeText();
    reload();
    await openCampus({ answers: { college: () => withCampus(TYPED, 2) } });
    await press('Edit campus description');
    await editor();

    expect(screen.queryByRole('group', { name: /^You have unsaved text/ })).toBeNull();
  });

  test('of two tabs each, because none destroys what the other holds', async () => {
    await openCampus();
    await typeText('Typed in the first tab.');
    reload();
    await openCampus();
    await typeText('Typed in the second tab.');
    expect(textsOf('uid-coach')).toHaveLength(2);
    await leaveByEscape();
    await answer('Discard');
    await isClosed();

    expect(within(await offer()).getByText('“Typed in the first tab.”')).toBeTruthy();
  });

  test('never to another account, and to nobody after a sign-out', async () => {
    await openCampus();
    await typeText();
    reload();
    await openCampus({ signedInAs: colleague });
    await press('Edit campus description');
    await editor();
    expect(screen.queryByRole('group', { name: /^You have unsaved text/ })).toBeNull();
    expect(textsOf('uid-coach')).toEqual([]);
  });

  test('in German, with the day as Germans write it', async () => {
    await openCampus();
    await typeText();
    reload();
    await openCampus();
    await press('Sprache: zu Deutsch wechseln');

    const offered = await screen.findByRole('group', { name: /^Du hast ungespeicherten Text vom \d+\. \p{L}+ um \d+:\d\d$/u });
    expect(within(offered).getByRole('button', { name: 'Wiederherstellen' })).toBeTruthy();
  });
});

describe('a sign-out', () => {
  const signOut = async () => {
    await press(/^Your menu/);
    await press('Sign Out');
  };

  test('asks about unsaved text without the offer of a draft, and takes it off the device', async () => {
    await openCampus();
    await typeText();

    await signOut();
    expect(within(await question()).queryByRole('button', { name: 'Keep a draft' })).toBeNull();
    await answer('Discard');

    await screen.findByRole('button', { name: 'Log in' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft'))).toEqual([]);
  });

  test('takes the drafts of earlier visits off the device', async () => {
    await openCampus();
    await typeText();
    reload();
    await openCampus();
    expect(textsOf('uid-coach')).toEqual([TYPED]);

    await signOut();

    await waitFor(() => expect(textsOf('uid-coach')).toEqual([]));
  });
});

describe('a save that fails', () => {
  const unreachable: FakeAnswers = { patchCollege: () => Promise.reject(new ApiRefusal(null)) };

  test.each([
    ['English', 'Save', 'You are offline. Nothing was saved, and nothing you typed is lost: try again once you are back online.'],
    [
      'German',
      'Speichern',
      'Du bist offline. Gespeichert wurde nichts, aber was du getippt hast, ist nicht verloren: Versuch es noch einmal, sobald du verbunden bist.',
    ],
  ])('while the device is offline keeps the text and says so, in %s', async (language, save, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openCampus({ answers: unreachable });
    const field = await typeText();
    if (language === 'German') await press('Sprache: zu Deutsch wechseln');

    await press(save);

    expect(await screen.findByText(message)).toBeTruthy();
    expect(field.value).toBe(TYPED);
    expect(field.isConnected).toBe(true);
    expect(textsOf('uid-coach')).toEqual([TYPED]);
  });

  test('with a refusal keeps the text, which can be saved again', async () => {
    let tries = 0;
    const patchCollege = () => {
      tries += 1;
      // The editor repeats a failed save once by itself (docs/decisions/110-repeated-calls.md).
      if (tries <= 2) throw new ApiRefusal(503, null, [{ message: 'We are busy.', field: null }]);
      return { college: withCampus(TYPED, 2), patchId: 'patch-1' };
    };
    await openCampus({ answers: { patchCollege } });
    const field = await typeText();
    await press('Save');
    await screen.findByText('We are busy.');
    expect([field.value, textsOf('uid-coach')]).toEqual([TYPED, [TYPED]]);

    await press('Save');

    await isClosed();
    expect(textsOf('uid-coach')).toEqual([]);
  });
});
