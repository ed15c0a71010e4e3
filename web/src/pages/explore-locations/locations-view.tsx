import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useSearchParams } from 'react-router-dom';
import { LocationsScreen } from '../../features/locations/locations-screen';
import { regionName } from '../../features/locations/location-links';
import type { HeadContext, PageHead } from '../page-definition';

const TEXTS = {
  en: {
    title: 'Soccer colleges by state and province',
    of: (state: string) => `Soccer colleges in ${state}`,
    description: 'How many colleges and soccer teams each state and province has, what a year costs there, and where.',
  },
  de: {
    title: 'Fußball-Colleges nach Staat und Provinz',
    of: (state: string) => `Fußball-Colleges: ${state}`,
    description:
      'Wie viele Colleges und Fußballteams jeder Staat und jede Provinz hat, was ein Jahr dort kostet, und wo sie sind.',
  },
} as const;

/** /exploreLocations: states and provinces with their colleges; `?state=` opens one. */
export function View({ data: { items } }: { readonly data: AnswerOf<'locations'> }) {
  const [params] = useSearchParams();
  return <LocationsScreen locations={items} chosen={params.get('state')} />;
}

/** The head of the map, or of one of its states. */
export function head({ data, query, language }: HeadContext<AnswerOf<'locations'>>): PageHead {
  const t = TEXTS[language];
  const state = data.items.find((one) => one.state === query.get('state'))?.state ?? null;
  return {
    title: state === null ? t.title : t.of(regionName(state, language)),
    description: t.description,
    canonical: state === null ? '/exploreLocations' : `/exploreLocations?state=${state}`,
  };
}
