import { aListedCamp, aCampHost } from '@touchline/domain/camp/testing/a-listed-camp';
import { ALL_CAMPS } from '@touchline/domain/search/camps/camp-query';
import { findCamps } from '@touchline/domain/search/camps/find-camps';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import type { FakeAnswers } from '../../../../testing/fake-api';
import { loadPage } from '../../../../testing/show-app';
import { showOwnProfile } from '../../../../testing/show-own-profile';

const PAGE = '/profile/demo-player/more';
beforeAll(() => loadPage(PAGE));

const TODAY = '2026-03-02';
const camp = aListedCamp(
  { _id: 'clinic', name: 'ID Clinic', startsOn: '2027-07-10', endsOn: '2027-07-12', startsAt: '09:00', placeName: 'North Field' },
  aCampHost({ name: 'Harbor Point University', city: 'Harbor Point', state: 'ME' }),
);
const found = () => {
  const items = [...findCamps([camp], ALL_CAMPS, TODAY).found];
  return { items, next: null, total: items.length, facets: null, today: TODAY };
};
const entry = aMatch({ kind: 'camp', event: 'My clinic', campId: 'clinic' });

async function openForm(answers: FakeAnswers) {
  const shown = showOwnProfile({ schedule: [] }, PAGE, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a game, camp or showcase' }));
  return { ...shown, form: within(await screen.findByRole('form', { name: 'Game or event' })) };
}

async function openEntry(answers: FakeAnswers) {
  const shown = showOwnProfile({ schedule: [entry] }, PAGE, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit My clinic' }));
  return { ...shown, form: within(await screen.findByRole('form', { name: 'Game or event' })) };
}

test('a camp is found by name or college, fills in the rest, and what was filled in can be changed', async () => {
  const { calls, form } = await openForm({ searchCamps: found });
  fireEvent.change(form.getByLabelText('Camp on Touchline'), { target: { value: 'harbor' } });
  fireEvent.click(await form.findByRole('button', { name: /^ID Clinic.*Harbor Point University/ }));
  expect(form.getByLabelText<HTMLInputElement>('Date').value).toBe('2027-07-10');
  expect(form.getByLabelText<HTMLInputElement>('Last day').value).toBe('2027-07-12');
  fireEvent.change(form.getByLabelText('Place'), { target: { value: 'South Field' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('South Field')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'searchCamps')?.call).toMatchObject({ query: { q: 'harbor', gender: ['female'] } });
  expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
    body: {
      patch: [
        {
          path: '/schedule/-',
          value: { kind: 'camp', campId: 'clinic', event: 'ID Clinic', time: '09:00', place: 'South Field', until: '2027-07-12' },
        },
      ],
    },
  });
});

test('a camp that is chosen no longer is taken out of the entry alone', async () => {
  const { calls, form } = await openEntry({ listedCamps: () => ({ items: [camp], today: TODAY }) });
  fireEvent.click(await form.findByRole('button', { name: 'Remove ID Clinic' }));
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('My clinic')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
    body: { patch: [{ path: '/schedule/0/campId', value: null }] },
  });
});

test('a chosen camp that was hidden or is over says so', async () => {
  const { form } = await openEntry({ listedCamps: () => ({ items: [], today: TODAY }) });
  expect(await form.findByText(/^This camp is no longer listed on Touchline/)).toBeTruthy();
  expect(form.getByRole('button', { name: 'Remove Camp' })).toBeTruthy();
});

test('a camp that is over says so', async () => {
  const { form } = await openEntry({ listedCamps: () => ({ items: [camp], today: '2027-08-01' }) });
  expect(await form.findByText('This camp is over.')).toBeTruthy();
});

test('no camp of that name and a search that fails are told apart', async () => {
  let isDown = false;
  const none = () => ({ ...found(), items: [], total: 0 });
  const { form } = await openForm({ searchCamps: () => (isDown ? Promise.reject(new ApiRefusal(503)) : none()) });
  fireEvent.change(form.getByLabelText('Camp on Touchline'), { target: { value: 'zzz' } });
  expect(await form.findByText('We know no coming camp of that name.')).toBeTruthy();
  isDown = true;
  fireEvent.change(form.getByLabelText('Camp on Touchline'), { target: { value: 'zzzz' } });
  expect(await form.findByText(/^The camps could not be loaded/)).toBeTruthy();
});
