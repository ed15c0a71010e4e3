import { describe, expect, test } from 'vitest';
import { headOfCollegeSearch } from './college-search-head';

describe('the head of /colleges', () => {
  test('names search and page, and its canonical path holds nothing else', () => {
    expect(headOfCollegeSearch({ search: 'San José', page: 2 }, 'en')).toMatchObject({
      title: 'Colleges for “San José”, page 2',
      path: '/colleges?search=San+Jos%C3%A9&page=2',
    });
  });

  test('is /colleges for the first page of everything, in both languages', () => {
    const first = { search: '', page: 1 };

    expect(headOfCollegeSearch(first, 'en')).toMatchObject({ title: 'Colleges with soccer teams', path: '/colleges' });
    expect(headOfCollegeSearch(first, 'de')).toMatchObject({ title: 'Colleges mit Fußballteams', path: '/colleges' });
  });
});
