import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aListedCamp } from '@touchline/domain/camp/testing/a-listed-camp';
import { ALL_CAMPS } from '@touchline/domain/search/camps/camp-query';
import { findCamps } from '@touchline/domain/search/camps/find-camps';
import { expect, test } from 'vitest';
import { aRankedTeam, aRankingTable, anAnsweredRanking } from '../testing/an-answered-ranking';
import { foundColleges } from '../testing/listed-colleges';
import { foundRecruits } from '../testing/listed-recruits';
import { showApp } from '../testing/show-app';

const TODAY = '2026-03-02';
const { found, counts } = findCamps([aListedCamp({ name: 'ID Clinic' })], ALL_CAMPS, TODAY);
const ANSWERS = {
  searchCamps: () => ({ items: [...found], next: null, total: 1, facets: counts, today: TODAY }),
  searchColleges: () => foundColleges([], 0),
  searchProfiles: () => foundRecruits([]),
  featuredPlayers: () => ({ items: [] }),
  collegeRanking: () => anAnsweredRanking([aRankingTable([aRankedTeam(1, 'Ash')])]),
};

/** What the browser itself sends of each form that works before hydration. */
function sentByForms(): readonly { readonly fields: readonly string[]; readonly lang: FormDataEntryValue | null }[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[method="get"]')].map((form) => {
    const sent = new FormData(form);
    return { fields: [...sent.keys()].filter((name) => name !== 'lang'), lang: sent.get('lang') };
  });
}

test.each([
  ['/camps', ['search', 'from,to']],
  ['/colleges', ['search']],
  ['/home', ['search']],
  ['/', ['q']],
  ['/exploreSoccer/ncaaD1?ranking=rpi&lang=de', ['ranking,search']],
] as const)('the forms of %s keep German where they are sent before hydration', async (address, expected) => {
  showApp({ address, answers: ANSWERS });
  fireEvent.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: /^Sprache/ }));
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));

  const forms = () => sentByForms().map(({ fields }) => fields.join());
  await waitFor(() => expect(forms()).toEqual(expect.arrayContaining([...expected])));
  expect(sentByForms().filter(({ lang }) => lang !== 'de')).toEqual([]);
});
