import { catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import { fitFileOf } from '@touchline/domain/search/fit/fit-file';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FILTERED_COLLEGES } from '../../../testing/filtered-colleges';
import { loadPage } from '../../../testing/show-app';
import { names, searchColleges, show } from '../../../testing/show-college-search';

const SAYS = { sex: 'female', home: 'CA', levels: ['ncaa-1'] };
const answers = {
  searchColleges,
  mediaCatalogue: () => catalogueFileOf(FILTERED_COLLEGES),
  fitFigures: () => fitFileOf(new Map()),
};
const rows = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
const textOfRow = (name: string) => rows().find((row) => row.textContent.includes(name))?.textContent ?? '';
const store = (more: object) =>
  localStorage.setItem('touchline.fit', JSON.stringify({ isOn: false, weights: {}, wishes: SAYS, ...more }));

const storePayer = (payer: object) => localStorage.setItem('touchline.payer', JSON.stringify({ version: 1, ...payer }));

/** What the press downloads besides is ready: transforming it takes longer than a wait on a busy machine. */
beforeAll(
  () =>
    Promise.all([
      loadPage('/colleges'),
      import('./fit-results'),
      import('../../../components/fit/fit-engine'),
      import('../../../components/fit/fit-responder'),
      import('@touchline/domain/reference/family-prices/family-price-table'),
    ]),
  120_000,
);
beforeEach(() => {
  localStorage.clear();
  store({});
  localStorage.setItem('touchline.ownMarks', JSON.stringify({ sat: null, act: null, budget: 15_000 }));
  storePayer({ citizenship: 'us', homeState: 'CA' });
});

/** Switches the fit on; the press also starts the download of the catalogue. */
async function switchOn() {
  const shown = show('/colleges', { answers });
  const toggle = await screen.findByRole('button', { name: 'What fits me' });
  expect(shown.calls.filter(({ name }) => name === 'fitFigures')).toEqual([]);
  fireEvent.pointerDown(toggle);
  const before = names();
  fireEvent.click(toggle);
  expect(names()).toEqual(before);
  await waitFor(() => expect(textOfRow('Stanford')).toMatch(/Fit \d+ of 100/), { timeout: 60_000 });
  return shown;
}

test('nothing of the fit is loaded before it is switched on, and nothing about the player is sent', async () => {
  const { calls } = await switchOn();
  const figures = calls.filter(({ name }) => name === 'fitFigures');
  expect(figures.length).toBe(1);
  expect(figures[0]?.call ?? {}).not.toHaveProperty('query');
  expect(JSON.stringify(calls)).not.toMatch(/15000|ncaa-1/);
});

test('a college has its number, from how many parts it comes, and its reasons behind a press', async () => {
  await switchOn();
  expect(textOfRow('Stanford')).toContain('Fit 100 of 100 · from 2 of 6 parts');
  fireEvent.click(screen.getByRole('button', { name: /^Fit 100 of 100 from 2 of 6 parts\. Why .*Stanford/ }));
  const dialog = await screen.findByRole('dialog', { name: 'How well Stanford University fits you' });
  await within(dialog).findByText(/A year costs you \$12,136, the average net price of all incomes; you can pay \$15,000/);
  expect(within(dialog).getByText(/one of your levels/)).toBeTruthy();
  expect(within(dialog).getAllByRole('slider').length).toBe(6);
  expect(within(dialog).getByText(/No label: the college publishes no admission rate/)).toBeTruthy();
});

test('the price is that of who pays: the net price counts nobody from abroad', async () => {
  storePayer({ citizenship: 'other' });
  await switchOn();
  fireEvent.click(screen.getByRole('button', { name: /^Fit .* Why .*Stanford/ }));
  const dialog = await screen.findByRole('dialog', { name: 'How well Stanford University fits you' });
  await within(dialog).findByText(/No source tells the tuition for people from elsewhere/);
  expect(within(dialog).queryByText(/12,136/)).toBeNull();
});

test('a moved weight changes the order, and the page says why', async () => {
  localStorage.setItem('touchline.ownMarks', JSON.stringify({ sat: null, act: null, budget: 30_000 }));
  store({ isOn: false, wishes: { ...SAYS, levels: ['naia'], sex: 'male' } });
  await switchOn();
  expect(names()[0]).toBe('Ohio Sample College');
  fireEvent.click(screen.getByRole('button', { name: 'What matters to me' }));
  const slider = await screen.findByRole('slider', { name: 'How much counts: Level of play' });
  fireEvent.change(slider, { target: { value: '0' } });
  await waitFor(() => expect(screen.getAllByText(/^Level of play counts less now\. /).length).toBeGreaterThan(0));
});

test('all weights at zero give no number and say so', async () => {
  store({ weights: { level: 0, academics: 0, price: 0, place: 0, campus: 0, squad: 0 } });
  show('/colleges', { answers });
  const toggle = await screen.findByRole('button', { name: 'What fits me' });
  fireEvent.pointerDown(toggle);
  const before = names();
  fireEvent.click(toggle);
  expect(names()).toEqual(before);
  await waitFor(() => expect(textOfRow('Stanford')).toContain('every part is set to 0'), { timeout: 60_000 });
});

test('the filter by fit leaves out what is lower or not known, and can be taken away', async () => {
  await switchOn();
  fireEvent.change(screen.getByRole('combobox', { name: 'Fit at least' }), { target: { value: '90' } });
  await waitFor(() => expect(names()).toEqual(['Stanford University']));
  expect(screen.getByText('1 of 3 colleges passes your fit filters.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Admission' }), { target: { value: 'reach' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(names().length).toBe(3));
});

test('until the fit is known nothing says how many colleges pass its filters', async () => {
  store({ least: 60 });
  const fitFigures = () => new Promise<never>(() => undefined);
  show('/colleges', { answers: { ...answers, fitFigures } });
  const toggle = await screen.findByRole('button', { name: 'What fits me' });
  fireEvent.pointerDown(toggle);
  fireEvent.click(toggle);
  await screen.findByRole('button', { name: 'What matters to me' });
  await expect(screen.findByText(/^0 of \d/)).rejects.toThrow();
});
