import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadParts, showComponent } from '../testing/show-component';
import { pageSteps, Pagination } from './pagination';

const toPage = (page: number) => `/colleges?search=ohio&page=${page}`;
const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')?.split('page=')[1]]);

beforeEach(() => loadParts('colleges'));

test('pages are real links that keep the search, and the current one is marked', () => {
  showComponent(<Pagination page={2} pages={3} toPage={toPage} />);

  expect(links()).toEqual([
    ['Previous', '1'],
    ['Page 1', '1'],
    ['Page 2', '2'],
    ['Page 3', '3'],
    ['Next', '3'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2');
});

test('the first page has no way back, the last no way on, and a single page needs no way at all', () => {
  const { rerender, container } = showComponent(<Pagination page={1} pages={2} toPage={toPage} />);
  expect(links().map(([name]) => name)).toEqual(['Page 1', 'Page 2', 'Next']);

  rerender(<></>);
  showComponent(<Pagination page={1} pages={1} toPage={toPage} />);
  expect(container.querySelector('nav')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('from page %d of %d one sees %j', (page, pages, steps) => {
  expect(pageSteps(page, pages)).toEqual(steps);
});
