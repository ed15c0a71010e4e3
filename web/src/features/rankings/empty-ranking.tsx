import { Box } from '@chakra-ui/react/box';
import type { RankingList } from '@touchline/domain/reference/ranking-lists';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink } from '../../ui/links';
import { Notice } from '../../ui/states/notice';
import { type RankingAnswer, useRankingView } from './ranking-address';
import { leagueLabel } from './ranking-texts';

/** Lists that most leagues have, by the order in which they are offered instead of one without lines. */
const INSTEAD = ['champions', 'bestPublic', 'byTheSea'] as const satisfies readonly RankingList[];

/** Says why a list has no lines, and leads to lists that have. */
export function EmptyRanking({ answer }: { readonly answer: RankingAnswer }) {
  const t = useTranslations();
  const { linkTo } = useRankingView();
  const { ranking, reason, seasons } = answer;
  const name = t(`college.list_${ranking}`);
  const [newest] = seasons;
  const isUndocumented = reason === 'notPublished' && (ranking === 'stadium' || ranking === 'champions');
  return (
    <Notice
      title={t('rankings.none')}
      text={t(`rankings.reason.${isUndocumented ? 'undocumented' : (reason ?? 'notPublished')}`, {
        name,
        league: leagueLabel(answer),
        season: String(answer.season),
      })}
    >
      <Box display="flex" flexWrap="wrap" gap="3" mt="2">
        {reason === 'otherSeasons' && newest !== undefined && (
          <ButtonLink to={linkTo({ ranking, season: newest.season })}>{`${name} ${newest.season}`}</ButtonLink>
        )}
        {INSTEAD.filter((list) => list !== ranking && answer.lists[answer.sex].includes(list)).map((list) => (
          <ButtonLink key={list} variant="outline" to={linkTo({ ranking: list, season: null, maker: null, conference: null })}>
            {t(`college.list_${list}`)}
          </ButtonLink>
        ))}
      </Box>
    </Notice>
  );
}

/** The filters leave no team over: the way out is the whole list. */
export function NothingFound() {
  const t = useTranslations();
  const { linkTo } = useRankingView();
  return (
    <Notice title={t('rankings.nothingFound')} text={t('rankings.nothingFoundText')}>
      <ButtonLink to={linkTo({ conference: null, search: '' })} variant="outline">
        {t('rankings.showAll')}
      </ButtonLink>
    </Notice>
  );
}
