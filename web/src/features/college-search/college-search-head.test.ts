import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { describe, expect, test } from 'vitest';
import { headOfCollegeSearch } from './college-search-head';

describe('the head of /colleges', () => {
  test('names search and page, and its canonical path holds nothing else', () => {
    expect(headOfCollegeSearch({ ...ALL_COLLEGES, text: 'San José', page: 2 }, 'en')).toMatchObject({
      title: 'Colleges for “San José”, page 2',
      canonical: '/colleges?search=San+Jos%C3%A9&page=2',
    });
  });

  test('says that it is filtered, and never the user’s position', () => {
    const query = {
      ...ALL_COLLEGES,
      filters: { state: ['OH'] },
      near: { lat: 40.7, lng: -74 },
      within: 100,
      sort: 'distance',
    } as const;

    expect(headOfCollegeSearch(query, 'en')).toMatchObject({
      title: 'Colleges with soccer teams, filtered',
      canonical: '/colleges?state=OH',
    });
    expect(headOfCollegeSearch(query, 'de').title).toBe('Colleges mit Fußballteams, gefiltert');
  });

  test('is /colleges for the first page of everything, in both languages', () => {
    const first = ALL_COLLEGES;

    expect(headOfCollegeSearch(first, 'en')).toMatchObject({ title: 'Colleges with soccer teams', canonical: '/colleges' });
    expect(headOfCollegeSearch(first, 'de')).toMatchObject({ title: 'Colleges mit Fußballteams', canonical: '/colleges' });
  });
});
