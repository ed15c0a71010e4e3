import type { Language } from '@touchline/domain/kernel/language';
import { COLLECTION_FACETS, collectionAddress } from '@touchline/domain/search/college-collections';
import { collectionName } from '../../features/explore/state-map';
import { ExploreScreen } from '../../features/explore/explore-screen';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedCollections } from './load-collections';

const TEXTS = {
  en: {
    title: 'Collections of soccer colleges',
    description:
      'By the sea, under your budget, by field of study, conference or state: ready searches of colleges with soccer teams, each with its real count.',
  },
  de: {
    title: 'Sammlungen von Fußball-Colleges',
    description:
      'Am Meer, im Budget, nach Fach, Conference oder Staat: fertige Suchen nach Colleges mit Fußballteams, jede mit ihrer echten Zahl.',
  },
} as const satisfies Record<Language, { title: string; description: string }>;

/** /exploreColleges: collections of colleges by what players ask for. */
export function View({ data }: { readonly data: LoadedCollections }) {
  return <ExploreScreen {...data} />;
}

/** The head of /exploreColleges, whose structured data list the collections. */
export function head({ data: { collections }, language, t }: HeadContext<LoadedCollections>): PageHead {
  const { popular, lists } = collections;
  const entries = [
    ...popular.map(({ name, filters }) => ({ name: t(`explore.${name}`), address: collectionAddress(filters) })),
    ...COLLECTION_FACETS.flatMap((facet) =>
      lists[facet].map((counted) => ({
        name: collectionName(facet, counted, language),
        address: collectionAddress({ [facet]: [counted[0]] }),
      })),
    ),
  ];
  return {
    ...TEXTS[language],
    structuredData: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: TEXTS[language].title,
      numberOfItems: entries.length,
      itemListElement: entries.map(({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}${address}${language === 'de' ? '&lang=de' : ''}`,
      })),
    }),
  };
}
