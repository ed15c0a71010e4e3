import { noAthleticAid } from '@touchline/domain/college/price/athletic-aid';
import { fourYears, NO_GUESSES, ownYear } from '@touchline/domain/college/price/own-guesses';
import { amountOf } from '@touchline/domain/college/price/year-price';
import { bestOf, differs } from '@touchline/domain/college/comparison/side-by-side';
import { useOwnPayer } from '../../components/price/own-payer';
import { howText, PRICE_SOURCE, PRICE_TEXTS } from '../../components/price/price-texts';
import { useMoney } from '../../components/price/use-money';
import { useYearPrices } from '../../components/price/use-year-prices';
import { useLanguage } from '../../i18n/language-provider';
import { type CollegeColumn, type CompareRow, pricedColumn } from './college-column';

/**
 * What a year and four years cost the reader at each college, and how we get there. The rows are there before anybody
 * has said who pays, so that nothing moves once it is known.
 */
export function useOwnPriceRows(colleges: readonly CollegeColumn[]): readonly CompareRow[] {
  const texts = PRICE_TEXTS[useLanguage().language];
  const { dollars, both } = useMoney();
  const { answers } = useOwnPayer();
  const priceOf = useYearPrices();
  const prices = colleges.map((college) => priceOf?.(pricedColumn(college)) ?? null);
  const aids = colleges.map(reasonAgainstAid);
  const years = colleges.map(({ _id }, index) => {
    const price = prices[index] ?? null;
    const own = answers.guesses[_id] ?? NO_GUESSES;
    return price === null ? null : ownYear(amountOf(price), aids[index] === null ? own : { ...own, athletic: null });
  });
  const unknown = priceOf === null ? null : texts.unknown;
  const money = (amount: number | null) => (amount === null ? unknown : both(amount));
  const row = (
    id: string,
    label: string,
    values: readonly (string | null)[],
    amounts: readonly (number | null)[],
  ): CompareRow => ({
    ...{ id, label, values, drawing: null, sources: amounts.map((amount) => (amount === null ? null : PRICE_SOURCE)) },
    isDifferent: differs(amounts),
    isBest: bestOf(amounts, 'lower'),
  });
  const none = colleges.map(() => null);
  const how = prices.map((price, index) => {
    if (price === null) return null;
    const guesses = guessText(colleges[index]?._id ?? '');
    return [howText(texts, price, dollars), guesses].filter((text) => text !== '').join(' ');
  });
  function guessText(collegeId: string): string {
    const own = answers.guesses[collegeId] ?? NO_GUESSES;
    const parts = (['merit', 'athletic', 'travel'] as const).flatMap((name) => {
      const guess = own[name];
      return guess === null ? [] : [`${name === 'travel' ? '+' : '−'}${dollars(guess)} ${texts.guessLine[name]}`];
    });
    return parts.length === 0 ? '' : `${texts.guesses}: ${parts.join(', ')}.`;
  }
  const againstAid = aids.map((reason) => (reason === null ? null : texts.noAthletic[reason]));
  return [
    row('ownYear', texts.year, years.map(money), years),
    row(
      'ownFourYears',
      texts.years,
      years.map((year) => money(fourYears(year))),
      years.map(fourYears),
    ),
    row('ownHow', texts.how, how, none),
    ...(againstAid.every((text) => text === null) ? [] : [row('noAthletic', texts.athletic, againstAid, none)]),
  ];
}

/** Why no team of a college gives athletic scholarships; null where one may. */
function reasonAgainstAid({ league, division, conference, teams }: CollegeColumn): ReturnType<typeof noAthleticAid> {
  const reasons = (teams.length === 0 ? [{ division, conference }] : teams).map((team) =>
    noAthleticAid({ league, division: team.division ?? division, conference: team.conference }),
  );
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}
