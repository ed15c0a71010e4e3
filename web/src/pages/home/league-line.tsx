import { Box } from '@chakra-ui/react/box';
import { DIVISIONS, type League, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { useTranslations } from '../../i18n/use-translations';
import { leagueAddress } from '../../lib/college-address';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';

interface LeagueEntry {
  readonly league: League;
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

/** The four leagues, each with links to its colleges, by division where it has divisions. */
export function LeagueLine() {
  const t = useTranslations();
  const divisions = (league: League) =>
    DIVISIONS.map((division) => ({ to: leagueAddress(league, division), text: `D${division}` }));
  const whole = (league: League) => [{ to: leagueAddress(league), text: t('landing.allColleges') }];
  const entries: readonly LeagueEntry[] = [
    { league: 'ncaa', links: divisions('ncaa') },
    { league: 'naia', links: whole('naia') },
    { league: 'njcaa', links: divisions('njcaa') },
    { league: 'usports', links: whole('usports') },
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
