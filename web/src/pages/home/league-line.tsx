import { Box } from '@chakra-ui/react/box';
import { type League, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { leagueAddress } from '../../lib/addresses/college-address';
import { useIsHydrated } from '../../lib/hydration/deferred-section';
import { LEAGUE_PAGES, leaguePath } from '../../lib/addresses/league-pages';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';

const CrestWall = lazy(async () => ({ default: (await import('./crest-wall')).CrestWall }));

interface LeagueEntry {
  readonly league: League;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/**
 * The four leagues with links to their rankings, by division where they have divisions, U SPORTS to its colleges; below
 * each a wall of crests.
 */
export function LeagueLine() {
  const t = useTranslations();
  const isHydrated = useIsHydrated();
  const rankings = (league: League) =>
    LEAGUE_PAGES.filter((page) => page.league === league).map(({ name, division }) => ({
      to: leaguePath(name),
      text: division === null ? t('landing.rankings') : `D${division}`,
    }));
  const entries: readonly LeagueEntry[] = [
    { league: 'ncaa', links: rankings('ncaa') },
    { league: 'naia', links: rankings('naia') },
    { league: 'njcaa', links: rankings('njcaa') },
    { league: 'usports', links: [{ to: leagueAddress('usports'), text: t('landing.allColleges') }] },
  ];
  return (
    <Section title={t('landing.leagues')}>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap={{ base: '6', lg: '10' }}
      >
        {entries.map(({ league, links }) => (
          <Box as="li" key={league} minW="0">
            <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="6" mb="1">
              <Box textStyle="h2">{LEAGUES[league].label}</Box>
              <Box display="flex" gap={{ base: '2', md: '4' }}>
                {links.map(({ to, text }) => (
                  <PageLink
                    key={to}
                    to={to}
                    aria-label={`${LEAGUES[league].label} ${text}`}
                    color="pitch.fg"
                    fontWeight="semibold"
                    textDecoration="underline"
                    minW="11"
                    lineHeight="2.75rem"
                  >
                    {text}
                  </PageLink>
                ))}
              </Box>
            </Box>
            <Box minH="7.5rem">
              {isHydrated && (
                <Suspense fallback={null}>
                  <CrestWall league={league} label={t('landing.crests', { league: LEAGUES[league].label })} />
                </Suspense>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
