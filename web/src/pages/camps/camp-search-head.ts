import type { Language } from '@touchline/domain/kernel/language';
import { type CampQuery, paramsOfCampQuery } from '@touchline/domain/search/camps/camp-query';
import { pageCard } from '../page-card';
import type { PageHead } from '../page-definition';

const TEXTS = {
  en: {
    all: 'College soccer camps',
    past: 'Past college soccer camps',
    found: (search: string) => `Soccer camps for “${search}”`,
    page: (title: string, page: number) => `${title}, page ${page}`,
    description: 'Find college soccer camps by date, age, grade, price and place, and plan yours: overlaps, distances, cost.',
  },
  de: {
    all: 'Fußballcamps der Colleges',
    past: 'Vergangene Fußballcamps der Colleges',
    found: (search: string) => `Fußballcamps zu „${search}“`,
    page: (title: string, page: number) => `${title}, Seite ${page}`,
    description: 'Fußballcamps der Colleges nach Datum, Alter, Preis und Ort finden und planen: Überschneidungen, Wege, Kosten.',
  },
} as const;

/** The head of the camp search; `canonical` is the search without the user's position. */
export function headOfCampSearch(query: CampQuery, language: Language): PageHead {
  const t = TEXTS[language];
  const title = query.text !== '' ? t.found(query.text) : query.isPast ? t.past : t.all;
  const sort = query.sort === 'distance' ? 'soonest' : query.sort;
  const params = paramsOfCampQuery({ ...query, near: null, within: null, sort });
  const address = new URLSearchParams(params.map(([name, value]): [string, string] => [name, value])).toString();
  return {
    title: query.page === 1 ? title : t.page(title, query.page),
    description: t.description,
    image: pageCard('camps', language),
    canonical: address === '' ? '/camps' : `/camps?${address}`,
  };
}
