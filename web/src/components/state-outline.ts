import { stateSpellings } from '@touchline/domain/search/state-names';

/** The states (and the capital's district), provinces and territories of which public/states holds an outline. */
const DRAWN = new Set(
  'AB AK AL AR AZ BC CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MB MD ME MI MN MO MS MT NB NC ND NE NH NJ NL NM NS NT NU NV NY OH OK ON OR PA PE QC RI SC SD SK TN TX UT VA VT WA WI WV WY YT'.split(
    ' ',
  ),
);

/** The picture of the outline of a state or province, by postal code or name; null for any other place. */
export function stateOutline(state: string | null): string | null {
  const [code = ''] = state === null ? [] : stateSpellings(state);
  return DRAWN.has(code) ? `/states/${code}.svg` : null;
}
