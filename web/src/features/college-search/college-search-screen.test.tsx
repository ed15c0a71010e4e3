import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { aListItem, foundColleges } from '../../testing/listed-colleges';
import { loadPage, showApp } from '../../testing/show-app';

const stanford = aListItem('Stanford University', { city: 'Stanford', state: 'CA', conference: 'ACC' });
const found = (total: number, ...items: (typeof stanford)[]) => ({ searchColleges: () => foundColleges(items, total) });
const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search colleges' });

beforeAll(() => loadPage('/colleges'), 60_000);

describe('/colleges', () => {
  test('[S2-03] searches for the query parameter search and shows name, place, league, division and conference', async () => {
    const { calls } = showApp({ address: '/colleges?search=Standford', answers: found(1, stanford) });

    const row = await screen.findByRole('link', { name: /^Stanford University/ });

    expect(row.getAttribute('href')).toBe('/Stanford_University/mens/soccer');
    expect(row.textContent).toContain('Stanford, CA');
    expect(row.textContent).toContain('NCAA D1 · ACC');
    expect((await box()).value).toBe('Standford');
    expect(screen.getByText('1 college')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'searchColleges')?.call).toMatchObject({ query: { q: 'Standford', page: 1 } });
  });

  test('[S2-03] says what a mistyped text was taken for, in the line that is read aloud', async () => {
    const answers = { searchColleges: () => foundColleges([stanford], 1, { readAs: 'Stanford' }) };
    showApp({ address: '/colleges?search=Standford', answers });

    await screen.findByRole('link', { name: /^Stanford University/ });

    expect(screen.getByText(/^1 college/).textContent).toBe('1 college · Showing Stanford for “Standford”');
  });

  test('with a team chosen a row leads to that team and shows its division instead of both teams', async () => {
    showApp({ address: '/colleges?gender=female', answers: found(1, aListItem('Both College', { sexes: ['male', 'female'] })) });

    const row = await screen.findByRole('link', { name: /^Both College/ });

    expect(row.getAttribute('href')).toBe('/Both_College/womens/soccer');
    expect(screen.queryByRole('link', { name: /^Men/ })).toBeNull();
  });

  test.each([
    ['/colleges', 'NCAA D3/D1'],
    ['/colleges?gender=male', 'NCAA D3 '],
    ['/colleges?gender=female', 'NCAA D1 '],
  ])(
    '[S9-08] a row of %s says in which division a team plays that plays in another one than its college',
    async (address, level) => {
      const college = aListItem('Split College', { division: 3, womensDivision: 1 });
      showApp({ address, answers: found(1, college) });

      const row = await screen.findByRole('link', { name: /^Split College/ });

      expect(row.textContent).toContain(`${level.trim()} · Sample Conference`);
    },
  );

  test('[S2-03] what is typed comes into the address, back on the first page', async () => {
    const { address, calls } = showApp({ address: '/colleges?search=ohio&page=2&lang=de', answers: found(45, stanford) });

    fireEvent.change(await box(), { target: { value: ' stan ' } });

    await waitFor(() => expect(address()).toBe('/colleges?lang=de&search=stan'));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'searchColleges').at(-1)?.call).toMatchObject({ query: { q: 'stan', page: 1 } }),
    );
  });

  test('the search is a real form that reads the address without any script', async () => {
    showApp({ address: '/colleges', answers: found(0) });

    const form = (await box()).form;

    expect(form?.getAttribute('action')).toBe('/colleges');
    expect(form?.method).toBe('get');
    expect((await box()).name).toBe('search');
  });

  test('pages of 20 are links that keep the search', async () => {
    const { address } = showApp({ address: '/colleges?search=state&page=2', answers: found(45, stanford) });

    expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/colleges?search=state');
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));

    await waitFor(() => expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page'));
    expect(address()).toBe('/colleges?search=state&page=3');
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  test('a search that finds nothing leads back to all colleges', async () => {
    const { address } = showApp({ address: '/colleges?search=zzz', answers: found(0) });
    expect(await screen.findByRole('heading', { name: 'No college matches “zzz”' })).toBeTruthy();

    fireEvent.click(screen.getByRole('link', { name: 'Show all colleges' }));

    await waitFor(() => expect(address()).toBe('/colleges'));
    await waitFor(async () => expect((await box()).value).toBe(''));
  });

  test('a page behind the last one leads to the first', async () => {
    showApp({ address: '/colleges?search=state&page=99', answers: found(45) });

    expect((await screen.findByRole('link', { name: 'Go to the first page' })).getAttribute('href')).toBe(
      '/colleges?search=state',
    );
  });

  test('a search that fails shows the message of the server and can be repeated', async () => {
    let attempts = 0;
    const refusal = new ApiRefusal(400, 'malformedRequest', [{ message: 'The request could not be read.', field: null }]);
    const searchColleges = () => (attempts++ < 2 ? Promise.reject(refusal) : foundColleges([stanford]));
    showApp({ address: '/colleges', answers: { searchColleges } });
    expect(await screen.findByText('The request could not be read.')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: /^Stanford University/ })).toBeTruthy();
  });

  test.each(['0', '-1', '1.5', 'two', '00001'])('a page that is none is the first: %s', async (page) => {
    const { calls } = showApp({ address: `/colleges?page=${page}`, answers: found(1, stanford) });

    await screen.findByRole('link', { name: /^Stanford University/ });

    expect(calls.find(({ name }) => name === 'searchColleges')?.call).toMatchObject({ query: { q: '', page: 1 } });
  });
});
