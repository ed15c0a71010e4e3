import { aListedCamp } from '@touchline/domain/camp/testing/a-listed-camp';
import { ALL_CAMPS } from '@touchline/domain/search/camps/camp-query';
import { findCamps } from '@touchline/domain/search/camps/find-camps';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAnsweredRanking, aRankedTeam, aRankingTable } from '../testing/an-answered-ranking';
import type { FakeAnswers } from '../testing/fake-api';
import { aListItem, foundColleges } from '../testing/listed-colleges';
import { aRecruit, foundRecruits } from '../testing/listed-recruits';
import { showApp } from '../testing/show-app';

const [north, south] = [aListItem('North College'), aListItem('South College')];
const camps = ['First', 'Second'].map((name) => aListedCamp({ _id: name.toLowerCase(), name }));
const foundCamps = (most: number) => {
  const { found: items, counts } = findCamps(camps.slice(0, most), ALL_CAMPS, '2026-03-02');
  return { items: [...items], next: null, total: items.length, facets: counts, today: '2026-03-02' };
};
const rankingOf = (...names: string[]) => anAnsweredRanking([aRankingTable(names.map((name, at) => aRankedTeam(at + 1, name)))]);
/** The answers of the searches: two results, and one where something narrows them. */
const ANSWERS: FakeAnswers = {
  searchColleges: (call) => (call?.query.q === 'n' ? foundColleges([north], 1) : foundColleges([north, south], 2)),
  searchCamps: (call) => foundCamps(call?.query.q === 'n' ? 1 : 2),
  searchProfiles: (call) => foundRecruits([aRecruit('Ada Quill'), aRecruit('Bo Field')].slice(call?.query.q === 'n' ? 1 : 0)),
  collegeRanking: (call) => (call?.query.q === 'n' ? rankingOf('North College') : rankingOf('North College', 'South College')),
};

test.each([
  ['/colleges', '?search=n', /^2 colleges/, /^1 college/],
  ['/camps', '?search=n', /^2 camps/, /^1 camp/],
  ['/', '?q=n', /^2 recruits/, /^1 recruit/],
  ['/exploreSoccer/ncaaD1', '?search=n', /^2 teams/, /^1 team/],
])('the number of results of %s is read aloud, also when %s narrows them', async (path, narrowed, all, fewer) => {
  const { go } = showApp({ address: path, answers: ANSWERS });
  const line = await screen.findByText(all);
  const announced = line.closest('[role="status"], [aria-live="polite"]');
  expect(announced, `what says “${line.textContent}” is announced`).not.toBeNull();

  go(`${path}${narrowed}`);
  await screen.findByText(fewer);
  await waitFor(() => expect(announced?.textContent).toMatch(fewer));
});
