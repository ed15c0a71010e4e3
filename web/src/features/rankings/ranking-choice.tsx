import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { TeamSwitch } from '../../components/college/team-switch';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { type LeaguePage, LEAGUE_PAGES, leaguePath } from '../../lib/addresses/league-pages';
import type { TeamSex } from '../../lib/addresses/college-address';
import { CHOSEN_LOOK } from '../../theme/chosen-look';
import { CHIP_LOOK } from '../../ui/chip';
import { SiteLink } from '../../ui/links';
import { ScrollStrip } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import { type RankingAnswer, rankingParams, useRankingView } from './ranking-address';
import { leagueLabel } from './ranking-texts';

/** The seven leagues as tabs. */
export function LeagueTabs({ current }: { readonly current: LeaguePage }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { view } = useRankingView();
  const search = rankingParams({ ...NO_VIEW, sex: view.sex }, language);
  return (
    <TabsNav
      label={t('rankings.leagues')}
      tabs={LEAGUE_PAGES.map((league) => ({
        to: { pathname: leaguePath(league.name), search },
        text: leagueLabel(league),
        isCurrent: league.name === current.name,
      }))}
    />
  );
}

const NO_VIEW = {
  ...{ ranking: null, sex: 'female', season: null, maker: null, conference: null },
  ...{ search: '', sort: null, isReverse: false, page: 1 },
} as const;

const ListLink = chakra(SiteLink, {
  base: { ...CHIP_LOOK, px: '4', flex: 'none', whiteSpace: 'nowrap', _currentPage: CHOSEN_LOOK },
});

/** The lists that have a table of these teams; each is a link to it. A row that is too long shows the current one. */
export function ListChoice({ answer }: { readonly answer: RankingAnswer }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { view } = useRankingView();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = nav.current?.parentElement;
    if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }, [answer.ranking]);
  return (
    <ScrollStrip label={t('rankings.lists')}>
      <Box
        as="nav"
        ref={nav}
        aria-label={t('rankings.lists')}
        display="flex"
        flexWrap={{ lg: 'wrap' }}
        gap="2"
        width="max-content"
        maxW={{ lg: 'full' }}
      >
        {answer.lists[answer.sex].map((ranking) => (
          <ListLink
            key={ranking}
            to={{ search: rankingParams({ ...NO_VIEW, sex: view.sex, ranking }, language) }}
            state={{ preserveScroll: true }}
            aria-current={ranking === answer.ranking ? 'page' : undefined}
          >
            {t(`college.list_${ranking}`)}
          </ListLink>
        ))}
      </Box>
    </ScrollStrip>
  );
}

const TEAMS = [
  { sex: 'female', text: 'ui.womensSoccer', short: 'ui.womens' },
  { sex: 'male', text: 'ui.mensSoccer', short: 'ui.mens' },
] as const satisfies readonly { sex: TeamSex; text: string; short: string }[];

/** Women's and men's teams of the same list, or of their best one where they have no such list. */
export function SexChoice({ answer }: { readonly answer: RankingAnswer }) {
  const t = useTranslations();
  const { linkTo } = useRankingView();
  return (
    <TeamSwitch
      label={t('rankings.teams')}
      fillsPhones
      teams={TEAMS.map(({ sex, text, short }) => ({
        to: linkTo({
          ...{ sex, season: null, maker: null, conference: null },
          ranking: answer.lists[sex].includes(answer.ranking) ? answer.ranking : null,
        }),
        text: t(text),
        short: t(short),
        isCurrent: answer.sex === sex,
      }))}
    />
  );
}
