import { stateSpellings } from '@touchline/domain/search/state-names';

/** The states (and the capital's district) of which public/states holds an outline. */
const DRAWN = new Set(
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  ),
);

/** The picture of a US state's outline, by postal code or name; null for any other place. */
export function stateOutline(state: string | null): string | null {
  const [code = ''] = state === null ? [] : stateSpellings(state);
  return DRAWN.has(code) ? `/states/${code}.svg` : null;
}
