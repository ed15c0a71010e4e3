import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { isComputedList } from '@touchline/domain/reference/ranking-lists';
import { useLanguage } from '../../i18n/language-provider';
import { type Translate, useTranslations } from '../../i18n/use-translations';
import { CHOSEN_LOOK } from '../../theme/chosen-look';
import { Chip, CHIP_LOOK } from '../../ui/chip';
import { SiteLink } from '../../ui/links';
import { PhoneFold } from '../../ui/phone-fold';
import { type RankingAnswer, type RankingMade, useRankingView } from './ranking-address';
import { dayOrMonth, isSeasonal, leagueLabel, rankingAbout } from './ranking-texts';

interface RankingHeadProps {
  readonly answer: RankingAnswer;
  readonly table: RankingMade | null;
}

/**
 * The head of a ranking: that a rank is not for sale, what it measures, who made it and when, which phones fold. A
 * sample says that it is invented before anything else.
 */
export function RankingHead({ answer, table }: RankingHeadProps) {
  const t = useTranslations();
  const { ranking, sex } = answer;
  const name = t(`college.list_${ranking}`);
  return (
    <Box as="header">
      <Box textStyle="label" color="pitch.fg">
        {`${leagueLabel(answer)} · ${t(sex === 'male' ? 'ui.mensSoccer' : 'ui.womensSoccer')}`}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mt="1">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere" minW="0">
          {isSeasonal(answer) ? `${name} ${answer.season ?? ''}` : name}
        </Heading>
        <Chip tone="pitch">{t('rankings.notForSale')}</Chip>
      </Box>
      {table?.origin === 'sample' && (
        <Box
          bg="flare.solid"
          color="flare.contrast"
          borderRadius="control"
          px="4"
          py="2.5"
          mt="3"
          maxW="text"
          fontWeight="semibold"
        >
          {t('rankings.sample')}
        </Box>
      )}
      {answer.tables.length > 1 && table !== null && <MakerChoice answer={answer} table={table} />}
      <PhoneFold label={t('rankings.aboutList')}>
        <Box color="fg.muted" maxW="text" mt={{ md: '3' }} textWrap="pretty">
          {rankingAbout(answer, table, t)}
        </Box>
        {table !== null && table.origin !== 'sample' && (
          <Box mt="3">
            <Made answer={answer} table={table} />
          </Box>
        )}
        {table !== null && isPast(answer) && (
          <Box textStyle="small" color="fg.muted" mt="2">
            {t('rankings.todaysConferences', { season: CONFERENCE_SEASON })}
          </Box>
        )}
        {table !== null && table.source !== null && table.source !== table.publisher && (
          <Box textStyle="small" color="fg.muted" maxW="text" mt="2" overflowWrap="anywhere">
            {t('rankings.source', { source: table.source })}
          </Box>
        )}
      </PhoneFold>
    </Box>
  );
}

/** The season of our conferences (docs/data-sources.md). */
const CONFERENCE_SEASON = '2025–26';

/** Whether a table of an earlier season names the conferences that its teams have now. */
function isPast(answer: RankingAnswer): boolean {
  return isSeasonal(answer) && answer.conferences.length > 0 && (answer.season ?? 0) < Number(CONFERENCE_SEASON.slice(0, 4));
}

/** Who made a table and when. */
function Made({ answer, table }: { readonly answer: RankingAnswer; readonly table: RankingMade }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { publishedOn } = table;
  const made = madeBy(answer, table, t);
  return <Chip>{publishedOn === null ? made : `${made}, ${dayOrMonth(publishedOn, language)}`}</Chip>;
}

function madeBy({ ranking }: RankingAnswer, { origin, publisher }: RankingMade, t: Translate): string {
  if (isComputedList(ranking)) return t(ranking === 'byTheSea' ? 'rankings.byMap' : 'rankings.byFigures');
  if (ranking === 'champions' || ranking === 'stadium') return t('rankings.byDocuments');
  return origin === 'computed' ? t('rankings.byResults') : t('rankings.published', { publisher });
}

const MakerLink = chakra(SiteLink, { base: { ...CHIP_LOOK, px: '4', _currentPage: CHOSEN_LOOK } });

/** The publisher's table and our own of one season; each is a link to its table. */
function MakerChoice({ answer, table }: { readonly answer: RankingAnswer; readonly table: RankingMade }) {
  const t = useTranslations();
  const { linkTo } = useRankingView();
  return (
    <Box as="nav" aria-label={t('rankings.makers')} display="flex" flexWrap="wrap" gap="2" mt="4">
      {answer.tables.map((one) => (
        <MakerLink
          key={one.origin}
          to={linkTo({ maker: one.origin, ranking: answer.ranking, season: answer.season })}
          state={{ preserveScroll: true }}
          aria-current={one === table ? 'page' : undefined}
        >
          {madeBy(answer, one, t)}
        </MakerLink>
      ))}
    </Box>
  );
}
