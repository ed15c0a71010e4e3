import { describe, expect, test } from 'vitest';
import { possibleQuery } from '../person/recruits/recruit-query';
import { ALL_CAMPS } from '../search/camps/camp-query';
import { ALL_COLLEGES } from '../search/college-query';
import { requireWatchable, watchedQueryOf, watchedTextOf } from './watched-query';

const PLACE = { lat: 40.1, lng: -82.9 };

describe('the text of a watched search', () => {
  test('holds what it finds, and leaves out order, page and a place that limits nothing', () => {
    const query = { ...ALL_COLLEGES, text: ' Ünï & Co ', filters: { state: ['OH', 'TX'] }, near: PLACE, page: 3 };
    const text = watchedTextOf({ kind: 'colleges', query: { ...query, sort: 'name' } });
    expect(text).toBe('search=%C3%9Cn%C3%AF%20%26%20Co&state=OH&state=TX');
    expect(watchedTextOf({ kind: 'colleges', query: { ...query, within: 100 } })).toBe(`${text}&near=40.1%2C-82.9&within=100`);
    const camps = { ...ALL_CAMPS, college: 'harbor', sort: 'price', page: 2 } as const;
    expect(watchedTextOf({ kind: 'camps', query: camps })).toBe('college=harbor');
    const recruits = possibleQuery({ text: 'Kim', filters: { position: ['FW', 'GK'] }, sort: 'year' });
    expect(watchedTextOf({ kind: 'recruits', query: recruits })).toBe('q=Kim&position=FW&position=GK');
  });

  test.each([
    ['colleges', ''],
    ['colleges', 'search=%C3%9Cn%C3%AF%20%26%20Co&state=OH&state=TX&near=40.1%2C-82.9&within=100'],
    ['camps', 'search=id&from=2026-12-01&college=harbor'],
    ['recruits', 'q=Kim&position=FW&position=GK&year=2028'],
  ] as const)('is read back as the same search: %s %s', (kind, text) => {
    expect(requireWatchable(kind, text)).toMatchObject({ kind });
  });

  test.each([
    ['colleges', 'roofed=true'],
    ['colleges', 'state=OH&roofed=true'],
    ['colleges', 'level=ncaa9&state=OH'],
    ['camps', 'type=moon'],
    ['recruits', 'position=XX&year=2028'],
  ] as const)('is outdated where a filter or a value is no longer there, and is never widened: %s %s', (kind, text) => {
    expect(watchedQueryOf(kind, text)).toBeNull();
  });

  test.each([
    ['colleges', 'state=TX&state=OH', 'watchedUnknownFilter'],
    ['colleges', 'search=%E0%A4%A', 'watchedUnknownFilter'],
    ['camps', 'past=true', 'watchedPastCamps'],
    ['recruits', 'updated=week&sort=updated', 'watchedByChange'],
  ] as const)('is refused where nothing new can be told: %s %s', (kind, text, code) => {
    expect(() => requireWatchable(kind, text)).toThrow(code);
  });
});
