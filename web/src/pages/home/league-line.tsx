import { Box } from '@chakra-ui/react/box';
import { type League, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { useTranslations } from '../../i18n/use-translations';
import { leagueAddress } from '../../lib/addresses/college-address';
import { LEAGUE_PAGES, leaguePath } from '../../lib/addresses/league-pages';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';

interface LeagueEntry {
  readonly league: League;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** The four leagues with links to their rankings, by division where they have divisions; U SPORTS to its colleges. */
export function LeagueLine() {
  const t = useTranslations();
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
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }}
        gap="6"
        justifyContent="space-between"
      >
        {entries.map(({ league, links }) => (
          <Box as="li" key={league}>
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
        ))}
      </Box>
    </Section>
  );
}
