import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { aRecruit, foundRecruits } from '../../testing/listed-recruits';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { showApp } from '../../testing/show-app';

const showing = () =>
  showApp({
    address: '/faqs',
    answers: {
      searchColleges: () => foundColleges([aListItem('Quill College')]),
      searchProfiles: () => foundRecruits(Array.from({ length: 7 }, (_, at) => aRecruit(`Ada Quill ${at}`))),
      searchCamps: () => ({ items: [], total: 0, next: null, facets: null, today: '2026-06-01' }),
    },
  });
const theBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Find colleges, recruits and more' });
const type = (box: HTMLInputElement, value: string) => fireEvent.input(box, { target: { value } });

test('[S2-27] the search box suggests colleges and five recruits at most; nothing is asked before the first key', async () => {
  const { calls } = showing();
  const box = await theBox();
  const isAsked = () => calls.some(({ name }) => name === 'searchProfiles' || name === 'searchColleges');
  fireEvent.focus(box);
  expect([isAsked(), box.getAttribute('aria-expanded')]).toEqual([false, 'false']);

  type(box, 'quill');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(within(within(list).getByRole('group', { name: 'Colleges' })).getAllByRole('option')).toHaveLength(1);
  expect(within(within(list).getByRole('group', { name: 'Recruits' })).getAllByRole('option')).toHaveLength(5);
  expect(within(list).queryByRole('group', { name: 'Camps' })).toBeNull();
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual(['true', list.id]);
});

test('[S2-27] arrow keys choose a suggestion, Enter opens it, Escape closes the list', async () => {
  const { address } = showing();
  const box = await theBox();
  type(box, 'quill');
  await screen.findByRole('listbox');
  const chosen = () => screen.queryByRole('option', { selected: true });
  const press = (key: string) => fireEvent.keyDown(box, { key });

  press('ArrowUp');
  expect(chosen()?.textContent).toContain('Ada Quill 4');
  press('ArrowDown');
  expect(chosen()).toBeNull();
  press('ArrowDown');
  press('ArrowDown');
  expect(chosen()?.textContent).toContain('Ada Quill 0');
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  press('Enter');
  await waitFor(() => expect(address()).toBe('/profile/ada-quill-0/about'));

  type(box, 'quil');
  await screen.findByRole('listbox');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[S2-27] a choice ends with the text that it was made for: Enter never opens what the next text brought', async () => {
  showApp({
    address: '/faqs',
    answers: {
      searchColleges: (call) => foundColleges([aListItem(call?.query.q === 'quill' ? 'Quill College' : 'Quarry College')]),
      searchProfiles: () => foundRecruits([]),
      searchCamps: () => ({ items: [], total: 0, next: null, facets: null, today: '2026-06-01' }),
    },
  });
  const box = await theBox();
  type(box, 'quill');
  await screen.findByRole('option', { name: /Quill College/ });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Quill College');

  type(box, 'quar');
  await screen.findByRole('option', { name: /Quarry College/ });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
});

test('[S2-27] a key pressed in the moment in which the suggestions appear chooses one', async () => {
  showing();
  const box = await theBox();
  const press = (): void => {
    if (screen.queryByRole('listbox') === null) return;
    appeared.disconnect();
    fireEvent.keyDown(box, { key: 'ArrowUp' });
  };
  const appeared = new MutationObserver(press);
  appeared.observe(document.body, { childList: true, subtree: true });
  type(box, 'quill');
  expect((await screen.findByRole('option', { selected: true })).textContent).toContain('Ada Quill 4');
});

test('[S2-27] Enter without a choice goes to the search of colleges', async () => {
  const { address } = showing();
  const box = await theBox();
  type(box, 'quill');
  await screen.findByRole('listbox');
  if (box.form !== null) fireEvent.submit(box.form);
  await waitFor(() => expect(address()).toBe('/colleges?search=quill'));
});

test('[S2-27] the search box is a plain form besides, and takes what was typed as it is', async () => {
  const { address } = showing();
  const box = await theBox();
  expect([box.placeholder, box.name]).toEqual(['Find colleges, recruits and more', 'search']);
  expect([box.form?.getAttribute('action'), box.form?.method]).toEqual(['/colleges', 'get']);

  fireEvent.change(box, { target: { value: ' St. John & Co ' } });
  if (box.form !== null) fireEvent.submit(box.form);

  await waitFor(() => expect(address()).toBe('/colleges?search=St.+John+%26+Co'));
});

test('[S1-06] the search box finds sections and terms of the guide, and within the guide they come first', async () => {
  showApp({
    address: '/guide',
    answers: {
      searchColleges: () => foundColleges([aListItem('Redshirt College')]),
      searchProfiles: () => foundRecruits([]),
      searchCamps: () => ({ items: [], total: 0, next: null, facets: null, today: '2026-06-01' }),
    },
  });
  type(await theBox(), 'redshirt');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  const [first] = within(list).getAllByRole('option');
  expect(first?.textContent).toMatch(/^Redshirt.*Glossary$/);
  expect(within(list).getAllByRole('group')[1]?.textContent).toContain('Redshirt College');
});

test('[S2-27] a kind that cannot be loaded is named with the others, and asking again brings it', async () => {
  let isDown = true;
  showApp({
    address: '/faqs',
    answers: {
      searchColleges: () => foundColleges([aListItem('Quill College')]),
      searchProfiles: () => (isDown ? Promise.reject(new ApiRefusal(503)) : foundRecruits([aRecruit('Ada Quill')])),
      searchCamps: () => ({ items: [], total: 0, next: null, facets: null, today: '2026-06-01' }),
    },
  });
  type(await theBox(), 'quill');

  expect(await screen.findByText('Could not be loaded: Recruits.')).toBeTruthy();
  expect(screen.getByRole('option', { name: /Quill College/ })).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('option', { name: /Ada Quill/ })).toBeTruthy();
  expect(screen.queryByText(/^Could not be loaded/)).toBeNull();
});
