import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslations } from '../../../i18n/use-translations';
import { rankingAddress } from '../../../lib/addresses/league-pages';
import { Chip } from '../../../ui/chip';
import { PageLink } from '../../../ui/links';
import { type CollegeComparison, useCollegePage } from '../use-college-page';

/** How many phones show: the Rankings tab has all. */
const ON_PHONES = 2;

type Rank = CollegeComparison['ranks'][number];

/** The ranks of the chosen team today, each a link to its table; nothing where no list names the team. */
export function TeamRanks() {
  const t = useTranslations();
  const ranks = useCollegePage().comparison?.ranks ?? [];
  if (ranks.length === 0) return null;
  return (
    <Box>
      <Text textStyle="label" color="fg.muted" mb="2" id="team-ranks">
        {t('college.ranksToday')}
      </Text>
      <Box
        as="ul"
        aria-labelledby="team-ranks"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        columnGap="6"
      >
        {ranks.map((rank, index) => (
          <TeamRank key={rank.list} rank={rank} isWideOnly={index >= ON_PHONES} />
        ))}
      </Box>
    </Box>
  );
}

function TeamRank({ rank: own, isWideOnly }: { readonly rank: Rank; readonly isWideOnly: boolean }) {
  const t = useTranslations();
  const { list, season, rank, teams, isSample } = own;
  const address = rankingAddress(own);
  const name =
    list === 'champions' ? t('college.ranksTitles') : [t(`college.list_${list}`), ...(season === null ? [] : [season])].join(' ');
  return (
    <Box
      as="li"
      borderTopWidth="1px"
      py={{ md: '2' }}
      fontVariantNumeric="tabular-nums"
      display={{ base: isWideOnly ? 'none' : 'flex', md: 'block' }}
      justifyContent="space-between"
      alignItems="center"
      columnGap="3"
    >
      <Box minW="0" display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="11">
        {address === null ? (
          <span>{name}</span>
        ) : (
          <PageLink to={address} color="pitch.fg" fontWeight="medium" display="inline-flex" alignItems="center" minH="11">
            {name}
          </PageLink>
        )}
        {isSample && <Chip>{t('college.ranksSample')}</Chip>}
      </Box>
      <Box flex="none" maxW={{ base: '40%', md: 'none' }} textAlign={{ base: 'end', md: 'start' }}>
        <Box as="span" textStyle="h4">
          {rank}
        </Box>{' '}
        <Box as="span" textStyle="small" color="fg.muted">
          {t('college.ranksOf', { count: teams })}
        </Box>
      </Box>
    </Box>
  );
}
