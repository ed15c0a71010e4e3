import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { LEAGUE_VALUES, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { type LocationItem, linkToState, regionName } from './location-links';

const Head = chakra('th', {
  base: {
    pb: '2',
    ps: '4',
    textAlign: 'end',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _first: { ps: '0' },
  },
});
const Cell = chakra('td', { base: { ps: '4', textAlign: 'end', textStyle: 'number', fontVariantNumeric: 'tabular-nums' } });
const WIDE = { display: { base: 'none', md: 'table-cell' } } as const;
const COUNTRIES = [
  ['US', 'locations.unitedStates'],
  ['CA', 'locations.canada'],
] as const;
const SHOWN_LEAGUES = LEAGUE_VALUES.filter((league) => league !== 'other');

interface LocationsTableProps {
  readonly locations: readonly LocationItem[];
  readonly open: LocationItem | null;
  /** Orders names in the language of the page. */
  readonly compare: (one: string, other: string) => number;
}

/** Every state and province with its colleges, teams and leagues; the equal of the map for who does not see it. */
export function LocationsTable({ locations, open, compare }: LocationsTableProps) {
  const { t, formatNumber } = useFormats();
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const count = (number: number) => (number === 0 ? '–' : formatNumber(number));
  return (
    <chakra.table width="full" aria-label={t('locations.list')} css={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <Head scope="col" textAlign="start">
            {t('locations.state')}
          </Head>
          <Head scope="col">{t('locations.colleges')}</Head>
          <Head scope="col">{t('locations.men')}</Head>
          <Head scope="col">{t('locations.women')}</Head>
          {SHOWN_LEAGUES.map((league) => (
            <Head key={league} scope="col" {...WIDE}>
              {LEAGUES[league].label}
            </Head>
          ))}
        </tr>
      </thead>
      {COUNTRIES.map(([country, title]) => {
        const here = locations
          .filter((location) => location.country === country)
          .map((location) => ({ location, name: regionName(location.state, language) }))
          .toSorted((one, other) => compare(one.name, other.name));
        return here.length === 0 ? null : (
          <tbody key={country}>
            <tr>
              <chakra.th scope="colgroup" colSpan={8} textAlign="start" textStyle="h4" fontFamily="heading" pt="6" pb="2">
                {t(title)}
              </chakra.th>
            </tr>
            {here.map(({ location, name }) => (
              <chakra.tr
                key={location.state}
                borderTopWidth="1px"
                height="11"
                bg={location === open ? 'pitch.subtle' : undefined}
                _hover={{ bg: 'bg.subtle' }}
              >
                <chakra.th scope="row" textAlign="start" fontWeight="medium">
                  <PageLink
                    to={linkToState(params, location.state)}
                    aria-current={location === open ? 'true' : undefined}
                    display="flex"
                    alignItems="center"
                    minH="11"
                    overflowWrap="anywhere"
                  >
                    {name}
                  </PageLink>
                </chakra.th>
                <Cell fontWeight="semibold">{count(location.colleges)}</Cell>
                <Cell>{count(location.men)}</Cell>
                <Cell>{count(location.women)}</Cell>
                {SHOWN_LEAGUES.map((league) => (
                  <Cell key={league} {...WIDE}>
                    <Box as="span">
                      {count(location.divisions.reduce((sum, one) => sum + (one.league === league ? one.colleges : 0), 0))}
                    </Box>
                  </Cell>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        );
      })}
    </chakra.table>
  );
}
