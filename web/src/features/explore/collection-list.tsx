import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { CollectionFacet, CountedValue } from '@touchline/domain/search/college-collections';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/page-layout';
import { CollectionTile } from './collection-tile';
import { collectionName, StateMap } from './state-map';

/** So many collections of a list stand open; a press shows the others. */
const MOST_OPEN = 12;

/** What opens the rest of a list. */
export const More = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    mt: '3',
    color: 'pitch.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});

interface CollectionListProps {
  readonly facet: CollectionFacet;
  readonly values: readonly CountedValue[];
  /** The colors of conferences, by id. */
  readonly colors?: ReadonlyMap<string, readonly string[]>;
}

/** The collections of one kind: those with most colleges open, the others behind a press, all of them in the HTML. */
export function CollectionList({ facet, values, colors }: CollectionListProps) {
  const t = useTranslations();
  const further = values.slice(MOST_OPEN);
  const passed = colors === undefined ? {} : { colors };
  if (values.length === 0) return null;
  return (
    <Box id={facet}>
      <Section title={t(`explore.${facet}`)} intro={t(`explore.${facet}Text`)}>
        {facet === 'state' && <StateMap values={values} />}
        <Tiles facet={facet} values={values.slice(0, MOST_OPEN)} {...passed} />
        {further.length > 0 && (
          <details>
            <More>{t('explore.more', { count: values.length })}</More>
            <Box mt="3">
              <Tiles facet={facet} values={further} {...passed} />
            </Box>
          </details>
        )}
      </Section>
    </Box>
  );
}

function Tiles({ facet, values, colors }: CollectionListProps) {
  const { language } = useLanguage();
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap="3"
    >
      {values.map((counted) => (
        <li key={counted[0]}>
          <CollectionTile
            facet={facet}
            counted={counted}
            name={collectionName(facet, counted, language)}
            colors={colors?.get(counted[0]) ?? []}
          />
        </li>
      ))}
    </Box>
  );
}
