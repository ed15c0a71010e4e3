import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import type { Language } from '@touchline/domain/kernel/language';
import { shadeOf } from '@touchline/domain/reference/geography/map-drawing';
import { STATES } from '@touchline/domain/reference/states';
import { collectionAddress, type CollectionFacet, type CountedValue } from '@touchline/domain/search/college-collections';
import { DRAWN, SHADES, VIEW_BOX } from '../../components/numbers/region-shades';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SiteLink } from '../../ui/links';

const TEXTS = {
  en: { fewer: 'fewer colleges', more: 'more' },
  de: { fewer: 'weniger Colleges', more: 'mehr' },
} as const;

const StateLink = chakra(SiteLink, {
  base: {
    '& use': { stroke: 'bg', strokeWidth: '1.4px', strokeLinejoin: 'round' },
    '&:hover use': { stroke: 'fg', strokeWidth: '3px' },
  },
});

/**
 * The states and provinces as a map, shaded by how many colleges they have; each is a link to its colleges. Keyboards
 * and screen readers have the same links as a list next to it.
 */
export function StateMap({ values }: { readonly values: readonly CountedValue[] }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const most = Math.max(0, ...values.map(([, count]) => count));
  const known = new Set(values.map(([code]) => code));
  return (
    <Box minW="0" mb={{ base: '5', md: '8' }}>
      <chakra.svg viewBox={VIEW_BOX} width="full" maxW="60rem" height="auto" display="block" aria-hidden>
        {[...DRAWN]
          .filter((code) => !known.has(code))
          .map((code) => (
            <use key={code} href={`/regions.svg#${code}`} fill={SHADES[0]} stroke="var(--tl-colors-bg)" strokeWidth="1.4" />
          ))}
        {values
          .filter(([code]) => DRAWN.has(code))
          .map((counted) => {
            const [code, count] = counted;
            const name = `${collectionName('state', counted, language)}: ${t('explore.count', { count })}`;
            return (
              <StateLink key={code} to={collectionAddress({ state: [code] })} tabIndex={-1}>
                <title>{name}</title>
                <use href={`/regions.svg#${code}`} fill={SHADES[shadeOf(count, most)]} />
              </StateLink>
            );
          })}
      </chakra.svg>
      <Box aria-hidden display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted" mt="3">
        <span>{texts.fewer}</span>
        {SHADES.slice(1).map((shade) => (
          <Box key={shade} as="span" width="6" height="3" borderRadius="4px" style={{ background: shade }} />
        ))}
        <span>{texts.more}</span>
      </Box>
    </Box>
  );
}

/** The name of a collection of a list; a conference has its own. */
export function collectionName(facet: CollectionFacet, [value, , name = value]: CountedValue, language: Language): string {
  if (facet === 'field') return fieldsOfStudy([value], language)[0] ?? value;
  if (facet === 'state') return STATES.entries.find((state) => state.value === value)?.[language] ?? value;
  return name;
}
