import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '../testing/show-piece';
import { Pagination } from './pagination';

const toPage = (page: number) => `/colleges?search=ohio&page=${page}`;
const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')?.split('page=')[1]]);

test('pages are real links that keep the search, and the current one is marked', () => {
  showPiece(<Pagination page={2} pages={3} toPage={toPage} />);

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
  const { rerender, container } = showPiece(<Pagination page={1} pages={2} toPage={toPage} />);
  expect(links().map(([name]) => name)).toEqual(['Page 1', 'Page 2', 'Next']);

  rerender(<></>);
  showPiece(<Pagination page={1} pages={1} toPage={toPage} />);
  expect(container.querySelector('nav')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});
