import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adultsPageFrom } from '@touchline/domain/person/profiles/audience/visibility';
import { dayAfter } from '@touchline/domain/kernel/day';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { anOwnAccount, anOwnProfile } from '../../testing/an-own-account';
import { showApp } from '../../testing/show-app';

const TODAY = new Date().toISOString().slice(0, 10);
const THIS_YEAR = Number(TODAY.slice(0, 4));
const OVER = THIS_YEAR - 2;

function open(changes: Parameters<typeof anOwnProfile>[0], isGerman = false) {
  return showApp({
    address: '/account',
    ...(isGerman ? { german } : {}),
    signedInAs: anOwnProfile(changes),
    answers: {
      account: () => anOwnAccount(),
      ownProfile: () => anOwnProfile(changes),
      patchProfile: () => ({ profile: aProfile(changes), patchId: null }),
    },
  });
}
const patched = ({ calls }: ReturnType<typeof open>) => calls.find(({ name }) => name === 'patchProfile')?.call;

test('a player who soon turns 18 reads what changes on which day, and leaves everything as it is in one edit', async () => {
  const adultFrom = dayAfter(TODAY, 20);
  const shown = open({ adultFrom, graduationYear: 2099 });
  const notice = await screen.findByRole('region', { name: /^You turn 18 on / });
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(adultsPageFrom(adultFrom)));
  expect(within(notice).getByRole('heading', { name: `On ${day}, for everybody else` })).toBeTruthy();
  expect(within(notice).getByText('your grades (members)')).toBeTruthy();
  expect(within(notice).getByRole('link', { name: 'Decide about your parents' }).getAttribute('href')).toBe(
    '/account?view=guardians',
  );

  fireEvent.click(within(notice).getByRole('button', { name: 'Leave everything as it is' }));

  await screen.findByText('Everything stays as it is');
  const groups = {
    town: 'coaches',
    photos: 'members',
    school: 'coaches',
    grades: 'coaches',
    schedule: 'coaches',
    social: 'coaches',
  };
  expect(patched(shown)).toMatchObject({
    body: { patch: Object.entries(groups).map(([group, value]) => ({ op: 'replace', path: `/audiences/${group}`, value })) },
  });
});

test('an adult, and a minor with more time, read nothing of it', async () => {
  open({ adultFrom: dayAfter(TODAY, 60), graduationYear: 2099 });
  await screen.findByRole('region', { name: 'Who is interested' });
  expect(screen.queryByText(/turn 18|You are 18/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Where do you play now?' })).toBeNull();
});

test('a high-school player whose class is over says in German that they play in college now', async () => {
  const shown = open({ adultFrom: '2000-01-01', graduationYear: OVER }, true);
  const question = await screen.findByRole('region', { name: 'Wo spielst du jetzt?' });
  expect(within(question).getByText(new RegExp(`finden dich Coaches nur, wenn sie nach dem Jahrgang ${OVER}`))).toBeTruthy();
  fireEvent.change(within(question).getByLabelText(/^Dein College/), { target: { value: ' Harbor College ' } });
  fireEvent.change(within(question).getByLabelText(/^Dein Studienjahr/), { target: { value: 'Sophomore' } });
  fireEvent.change(within(question).getByLabelText('Wann du das College abschließt'), {
    target: { value: String(THIS_YEAR + 3) },
  });
  fireEvent.click(within(question).getByRole('button', { name: 'Speichern' }));

  await screen.findByText('Dein neuer Jahrgang ist gespeichert');
  expect(patched(shown)).toMatchObject({
    body: {
      patch: [
        { path: '/type', value: 'playerCollege' },
        { path: '/class', value: 'Sophomore' },
        { path: '/graduationYear', value: THIS_YEAR + 3 },
        { path: '/schoolName', value: 'Harbor College' },
      ],
    },
  });
});

test('who starts later chooses a class that is not over', async () => {
  const shown = open({ adultFrom: '2000-01-01', graduationYear: OVER });
  const question = await screen.findByRole('region', { name: 'Where do you play now?' });
  fireEvent.click(within(question).getByRole('radio', { name: 'I start college later' }));
  const years = within(question).getByLabelText<HTMLSelectElement>('Your class');
  expect([...years.options].map(({ value }) => Number(value)).every((year) => year >= THIS_YEAR)).toBe(true);
  fireEvent.change(years, { target: { value: String(THIS_YEAR + 2) } });
  fireEvent.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(patched(shown)).toBeDefined());
  expect(patched(shown)).toMatchObject({
    body: {
      patch: [
        { path: '/class', value: 'Senior' },
        { path: '/graduationYear', value: THIS_YEAR + 2 },
      ],
    },
  });
});
