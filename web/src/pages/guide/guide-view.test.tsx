import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadEntries } from '../../features/guide/guide-content';
import { loadDictionary } from '../../i18n/languages';
import { loadPage, showApp } from '../../testing/show-app';

beforeAll(() => loadPage('/guide'));
afterEach(() => localStorage.clear());

const show = (address = '/guide') => showApp({ address, answers: {} });
const chapters = () => screen.getByRole('region', { name: 'All chapters' });

test('[S1-06] the guide lists its chapters with their reading time', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'The recruiting guide' });
  const rows = within(chapters()).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('How recruiting works');
  expect(rows[0]?.textContent).toMatch(/\d minutes/);
  expect(screen.queryByText(/chapters read on this device/)).toBeNull();
});

test('[S1-06] a year of school shows its own path, and stands in the address', async () => {
  const { address } = show();
  fireEvent.click(await screen.findByRole('link', { name: '10th grade · sophomore' }));
  await waitFor(() => expect(address()).toBe('/guide?year=10'));
  screen.getByRole('heading', { name: 'You are a sophomore: start here' });
});

test.each([
  [9, 'freshman'],
  [10, 'sophomore'],
  [11, 'junior'],
  [12, 'senior'],
])('[S1-06] the path of grade %i has the chapters for it, in their order, and no others', async (year, name) => {
  show(`/guide?year=${year}`);
  await screen.findByRole('heading', { name: `You are a ${name}: start here` });
  const path = within(screen.getByRole('region', { name: 'Where are you now?' }));
  const chapters = path.getAllByRole('heading', { level: 3 }).slice(1);
  const entries = (await loadEntries('en')).filter(({ schoolYears }) => schoolYears.some((one) => one === year));
  expect(chapters.map(({ textContent }) => textContent)).toEqual(entries.map(({ title }) => title));
});

test('what was read on the device is marked, and the next chapter is offered', async () => {
  localStorage.setItem('touchline.guide.read', 'how-recruiting-works no-longer-there');
  show();
  await screen.findByText(/^1 of \d+ chapters read on this device$/);
  const [first] = within(chapters()).getAllByRole('listitem');
  within(first ?? document.body).getByText('Read');
  screen.getByRole('link', { name: 'Continue with “Divisions and leagues”' });
});

test('a switch of the language shows the other chapters without a new page', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'The recruiting guide' });
  fireEvent.click(screen.getByRole('button', { name: /deutsch|german/i }));
  await within(await screen.findByRole('region', { name: 'Alle Kapitel' })).findByRole('link', { name: 'Regeln und Kalender' });
  await loadDictionary('en');
});
