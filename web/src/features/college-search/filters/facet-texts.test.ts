import { COLLEGE_FACET_NAMES, COLLEGE_FACETS } from '@touchline/domain/search/college-facets';
import { describe, expect, test } from 'vitest';
import { facetValueText, TEAM_FACETS } from './facet-texts';

const listed = COLLEGE_FACET_NAMES.flatMap((name) => {
  const { kind, offered } = COLLEGE_FACETS[name];
  return kind === 'listed' && offered !== null ? [{ name, offered }] : [];
});

describe.each(['en', 'de'] as const)('a filter of the college search in %s', (language) => {
  test.each(listed)('has words for each value of $name', ({ name, offered }) => {
    const t = (key: string) => `text ${key}`;
    const raw = offered.filter((value) => facetValueText(name, value, t, language) === value);
    expect(raw).toEqual([]);
  });
});

test('each filter of squads and strength names its team', () => {
  const ofTeams = COLLEGE_FACET_NAMES.filter((name) => COLLEGE_FACETS[name].offered?.every((value) => /^[wm](:|\d)/.test(value)));
  expect(ofTeams.filter((name) => !TEAM_FACETS.has(name))).toEqual([]);
  expect(ofTeams.length).toBeGreaterThan(4);
});
