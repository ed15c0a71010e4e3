import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aCoachOf, anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { readIn } from '../../testing/read-in';
import { showApp } from '../../testing/show-app';

const mara: ReturnType<typeof aTeam>['coaches'][number] = {
  ...({
    id: 'mara-lind',
    name: 'Mara Lind',
    staffType: 'headcoach',
    picture: null,
    email: 'mara@test.edu',
    phone: null,
  } as const),
  ...{ biography: null, sinceYear: null, previousPosts: [], licences: [] },
};
const rosterNeeds = [{ id: 'GK-2028', position: 'GK', graduationYear: 2028, need: 'open', changedOn: '2026-01-01' } as const];
const college = aCollege({ _id: 'c', athletics: { sport: [aTeam({ sex: 'female', coaches: [mara], rosterNeeds })] } });
const player = anOwnProfile({
  ...{ displayName: 'Robin Sample', type: 'playerHighSchool', sportsTypeGender: 'Female', graduationYear: 2028 },
  position: { main: ['GK'] },
  ...{ gpa: 3.8, gpaOf: 4 },
});

function show(address: string, signedInAs: ReturnType<typeof anOwnProfile> | null, more: FakeAnswers = {}) {
  return showApp({
    address,
    answers: { college: () => college, collegeCamps: () => ({ items: [] }), savedColleges: () => ({ items: [] }), ...more },
    ...(signedInAs === null ? {} : { signedInAs }),
  });
}
const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '');
const fieldsOf = (link: HTMLElement) => new URLSearchParams(addressOf(link).search);

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('a player’s mail to a coach', () => {
  test('is drafted from the own profile with the need of the team’s page, and opened in the own mail program', async () => {
    show('/coach/c/mara-lind', player);
    fireEvent.click(await screen.findByRole('button', { name: 'Draft a mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A mail to Mara Lind' }));

    const link = dialog.getByRole('link', { name: 'Open in my mail program' });
    expect(addressOf(link).pathname).toBe('mara@test.edu');
    expect(fieldsOf(link).get('subject')).toBe('2028 · GK · 3.8 GPA · Robin Sample');
    expect(fieldsOf(link).get('body')).toContain('players of the class of 2028 in my position (goalkeeper)');
    dialog.getByText('2 places in brackets are still to be filled in.');

    fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Dear Coach, [one place]' } });
    dialog.getByText('One place in brackets is still to be filled in.');
    fireEvent.change(dialog.getByLabelText('Language of the mail'), { target: { value: 'de' } });
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Dear Coach, [one place]');
    fireEvent.click(dialog.getByRole('button', { name: 'Write a new draft' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toContain('ich heiße Robin Sample');
  });

  test('copies the text as the player left it, also where it is too long for the own mail program', async () => {
    show('/coach/c/mara-lind', player);
    fireEvent.click(await screen.findByRole('button', { name: 'Draft a mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A mail to Mara Lind' }));
    const copied: string[] = [];
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const type = (value: string) => fireEvent.change(dialog.getByLabelText('Text'), { target: { value } });

    type('Dear Coach, I saw your last match.');
    fireEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
    await waitFor(() => expect(copied).toEqual(['Dear Coach, I saw your last match.']));

    const long = 'I play. '.repeat(400);
    type(long);
    const link = dialog.getByRole('link', { name: 'Open in my mail program' });
    expect(fieldsOf(link).get('body')).toBeNull();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await waitFor(() => expect(copied.at(-1)).toBe(long));
  });

  test('once it is sent marks the college as contacted, with a next step, and that can be undone', async () => {
    const answers = {
      saveCollege: () => ({
        ...({ collegeId: 'c', stage: 'contacted', nextStep: null, note: null } as const),
        ...{ savedAt: '2026-01-01T00:00:00.000Z', notedAt: null },
      }),
      removeSavedCollege: () => null,
    } as const satisfies FakeAnswers;
    const { calls } = show('/coach/c/mara-lind?write=1', player, answers);
    const dialog = within(await screen.findByRole('dialog', { name: 'A mail to Mara Lind' }));
    expect(dialog.queryByRole('group', { name: 'Have you sent it?' })).toBeNull();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() }, configurable: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
    await screen.findByText('The text is copied');

    const mark = dialog.getByRole('button', { name: 'Mark as contacted' });
    await waitFor(() => expect(mark.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(mark);

    await screen.findByText('Test College is marked as contacted');
    const sent = calls.filter(({ name }) => name === 'saveCollege').map(({ call }) => call);
    const on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(sent).toEqual([
      {
        params: { collegeId: 'c' },
        body: { stage: 'contacted', nextStep: { text: 'Write again if there is no answer', on } },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'removeSavedCollege')).toBe(true));
  });

  test('undone for a college that was saved before, gives back stage and next step and leaves its note alone', async () => {
    const saved = {
      ...({ collegeId: 'c', stage: 'interested', nextStep: null, note: 'Cousin studies there.' } as const),
      ...{ savedAt: '2026-01-01T00:00:00.000Z', notedAt: '2026-01-01T00:00:00.000Z' },
    };
    const { calls } = show('/coach/c/mara-lind?write=1', player, {
      savedColleges: () => ({ items: [{ ...saved, college: null }] }),
      saveCollege: () => saved,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'A mail to Mara Lind' }));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() }, configurable: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
    const mark = await dialog.findByRole('button', { name: 'Mark as contacted' });
    await waitFor(() => expect(mark.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(mark);
    await screen.findByText('Test College is marked as contacted');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'UNDO' }));

    await screen.findByText('Change undone');
    const sent = calls.filter(({ name }) => name === 'saveCollege').map(({ call }) => call);
    expect(sent.at(-1)).toEqual({ params: { collegeId: 'c' }, body: { stage: 'interested', nextStep: null } });
  });

  test('a refused mark keeps the draft, in German', async () => {
    const refusal = new ApiRefusal(503, null, [{ message: 'Wir haben gerade viel zu tun.', field: null }]);
    show('/coach/c/mara-lind', player, {
      saveCollege: () => {
        throw refusal;
      },
      account: () => new Promise(() => undefined),
      changeAccount: () => new Promise(() => undefined),
    });
    await readIn('de');
    fireEvent.click(await screen.findByRole('button', { name: 'Mail entwerfen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eine Mail an Mara Lind' }));
    fireEvent.change(dialog.getByLabelText('Betreff'), { target: { value: 'Meine Zeile' } });
    const link = dialog.getByRole('link', { name: 'In meinem Mailprogramm öffnen' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    const mark = dialog.getByRole('button', { name: 'Als kontaktiert eintragen' });
    await waitFor(() => expect(mark.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(mark);

    await screen.findByText('Wir haben gerade viel zu tun.');
    expect(dialog.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Meine Zeile');
  });

  test('closing the draft takes its own parameter out of the address and leaves the others', async () => {
    const { address } = show('/coach/c/mara-lind?lang=en&write=1', player);
    await screen.findByRole('dialog', { name: 'A mail to Mara Lind' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/coach/c/mara-lind?lang=en'));
  });

  test('a visitor is asked to sign in', async () => {
    show('/coach/c/mara-lind?write=1', null);
    fireEvent.click(await screen.findByRole('button', { name: 'Draft a mail' }));
    await screen.findByRole('dialog', { name: 'Log in or sign up' });
  });

  test.each([
    ['a coach', aCoachOf('c')],
    ['a parent', anOwnProfile({ type: 'parent' })],
  ])('%s is offered none, and has the plain address', async (_, profile) => {
    show('/coach/c/mara-lind?write=1', profile);
    await screen.findByRole('link', { name: 'Write to Mara Lind' });
    await screen.findByRole('button', { name: /^Your menu/ });
    expect(screen.queryByRole('button', { name: 'Draft a mail' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
