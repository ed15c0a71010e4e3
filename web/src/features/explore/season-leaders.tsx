import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { LEAST_MATCHES } from '@touchline/domain/reference/ranking-lists';
import { RankedLines } from '../../components/college/ranked-lines';
import { useLanguage } from '../../i18n/language-provider';
import { rankingAddress } from '../../lib/addresses/league-pages';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { More } from './collection-list';
import { LEADER_TEXTS, leaderLines, type SeasonLeaders as Leaders } from './leader-texts';

/** So many teams of a list stand open; a press shows the others. */
const MOST_OPEN = 5;

/** Who leads the newest whole season of women and men: the improved, attacks and defences, each with its season. */
export function SeasonLeaders({ leaders: { tables, colleges } }: { readonly leaders: Leaders }) {
  const { language } = useLanguage();
  const texts = LEADER_TEXTS[language];
  if (tables.length === 0) return null;
  return (
    <Box id="season" scrollMarginTop="4" mt={{ base: '12', md: '16' }}>
      <Section title={texts.title} intro={texts.intro(LEAST_MATCHES)}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
          gap={{ base: '8', lg: '10' }}
        >
          {tables.map((table) => (
            <LeaderList key={`${table.list} ${table.sex}`} table={table} colleges={colleges} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}

interface LeaderListProps {
  readonly table: Leaders['tables'][number];
  readonly colleges: Leaders['colleges'];
}

/** One list: what it is about, its first teams, the others of the first ranks behind a press, and the way to all. */
function LeaderList({ table, colleges }: LeaderListProps) {
  const { language } = useLanguage();
  const { list, sex, season, teams } = table;
  const texts = LEADER_TEXTS[language];
  const title = texts.lists[list][sex];
  const lines = leaderLines(table, colleges, language);
  const address = rankingAddress({ list, league: 'ncaa', division: 1, sex, season, isSample: false });
  const further = lines.slice(MOST_OPEN);
  return (
    <Box as="section" id={`${list}-${sex}`} scrollMarginTop="4" aria-label={title} minW="0">
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <Box textStyle="small" color="fg.muted" mb="2">
        {texts.figures[list](season, teams)}
      </Box>
      <Box as="ol" listStyleType="none">
        <RankedLines lines={lines.slice(0, MOST_OPEN)} sex={sex} season={season} />
      </Box>
      {further.length > 0 && (
        <details>
          <More aria-label={`${title}: ${texts.all(lines.length)}`}>{texts.all(lines.length)}</More>
          <Box as="ol" listStyleType="none">
            <RankedLines lines={further} sex={sex} season={season} />
          </Box>
        </details>
      )}
      {address !== null && (
        <PageLink
          to={address}
          display="flex"
          alignItems="center"
          minH="11"
          color="pitch.fg"
          fontWeight="semibold"
          aria-label={`${title}: ${texts.whole}`}
        >
          {texts.whole}
        </PageLink>
      )}
    </Box>
  );
}
