import { cleanup } from '@testing-library/react';
import { RECRUIT_FACETS, type RecruitFacet, UPDATED_WITHIN } from '@touchline/domain/person/recruits/recruit-facets';
import { CLASS_YEARS, PLAYER_STATUSES, PLAYER_TYPES, STRONGER_FEET, TIERS } from '@touchline/domain/reference/player-lists';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { beforeEach, expect, test } from 'vitest';
import { loadParts, showComponent } from '../../testing/show-component';
import { useRecruitTexts } from './recruit-texts';

beforeEach(() => loadParts('recruits', 'grades'));

function ValueText({ facet, value }: { readonly facet: RecruitFacet; readonly value: string }) {
  return useRecruitTexts().valueText(facet, value);
}

test.each([
  ['position', POSITIONS],
  ['type', PLAYER_TYPES],
  ['class', CLASS_YEARS],
  ['status', PLAYER_STATUSES],
  ['foot', STRONGER_FEET],
  ['tier', TIERS],
  ['updated', Object.keys(UPDATED_WITHIN)],
] as const)('every value of the filter %s has a text of its own', (facet, values) => {
  const texts = values.map((value) => {
    expect(RECRUIT_FACETS[facet].isValue(value)).toBe(true);
    const shown = showComponent(<ValueText facet={facet} value={value} />).container.textContent;
    cleanup();
    return shown;
  });

  expect(texts.filter((text) => text.trim() === '' || text.includes('recruits.') || text.includes('ui.'))).toEqual([]);
  expect(new Set(texts).size).toBe(values.length);
});
