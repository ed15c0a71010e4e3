import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { loadMessages, pageLanguage } from '../../../i18n/languages';
import { useTranslations } from '../../../i18n/use-translations';
import type { CallApi } from '../../../lib/api/api-client';
import { SeasonLine } from '../../../components/numbers/season-line';
import { Chip } from '../../../ui/chip';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { Section } from '../../../ui/page-layout';
import { TextSkeleton } from '../../../ui/states/text-skeleton';
import { useCollegeList } from '../use-college-list';
import { useCollegePage } from '../use-college-page';
import { TabBody } from '../../../ui/tab-layout';

type Rank = AnswerOf<'collegeRanks'>['items'][number];

/** Asks for the list, and for the texts that show it. */
async function loadRanks(callApi: CallApi, collegeId: string) {
  const answer = callApi('collegeRanks', { params: { collegeId } });
  const [list] = await Promise.all([answer, loadMessages('rankings-album', pageLanguage())]);
  return list;
}

/** The rankings album: the places of the chosen team in every list, season by season. */
export function RankingsAlbumTab() {
  const t = useTranslations();
  const { college, sex } = useCollegePage();
  const { items, failure, retry } = useCollegeList(loadRanks, college._id, null);
  if (failure !== null) return <FailedState failure={failure} isRetrying={false} onRetry={retry} />;
  if (items === null) return <TextSkeleton />;
  const own = items.filter((one) => one.sex === sex);
  const lists = [...new Set(own.map(({ list }) => list))];
  if (lists.length === 0) {
    return (
      <EmptyState
        scene="floodlights"
        title={t('college.ranksNone', { name: college.name })}
        text={t('college.ranksNoneText', { name: college.name })}
      />
    );
  }
  return (
    <TabBody>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: lists.length > 1 ? 'repeat(2, minmax(0, 1fr))' : undefined }}
        columnGap="16"
        rowGap={{ base: '10', md: '12' }}
        alignItems="start"
      >
        {lists.map((list) => (
          <Section key={list} title={t(`college.list_${list}`)}>
            <SeasonPicture title={t(`college.list_${list}`)} ranks={own.filter((one) => one.list === list)} />
            <SeasonTable ranks={own.filter((one) => one.list === list)} />
          </Section>
        ))}
      </Box>
    </TabBody>
  );
}

/** Two seasons and more as a line; hidden from screen readers, whom the table below tells the same. */
function SeasonPicture({ title, ranks }: { readonly title: string; readonly ranks: readonly Rank[] }) {
  const t = useTranslations();
  const seasons = ranks.flatMap(({ season, rank }) => (season === null ? [] : [{ season: String(season), rank }])).reverse();
  const [first, last] = [seasons[0], seasons.at(-1)];
  if (first === undefined || last === undefined || seasons.length < 2) return null;
  return (
    <Box aria-hidden mb="6">
      <SeasonLine
        title={title}
        hasTitle={false}
        sentence={t('college.ranksSentence', { from: first.season, first: first.rank, to: last.season, last: last.rank })}
        rows={[]}
        seasons={seasons}
      />
    </Box>
  );
}

const COLUMNS = ['season', 'place', 'record'] as const;
const CELL = { borderTopWidth: '1px', py: '2.5', pe: '3', textAlign: 'start' } as const;

/**
 * A list's seasons, the newest first, or the rank of today in a list that follows from facts, with the records where
 * any is known; invented ones are labelled.
 */
function SeasonTable({ ranks }: { readonly ranks: readonly Rank[] }) {
  const t = useTranslations();
  const hasRecords = ranks.some(({ record }) => record !== null);
  return (
    <>
      <Box asChild width="full" fontVariantNumeric="tabular-nums">
        <table>
          <Box asChild textStyle="small" color="fg.muted">
            <thead>
              <tr>
                {(hasRecords ? COLUMNS : COLUMNS.slice(0, 2)).map((column) => (
                  <Box key={column} asChild textAlign="start" fontWeight="medium" pb="1.5">
                    <th scope="col">{t(`college.ranks_${column}`)}</th>
                  </Box>
                ))}
              </tr>
            </thead>
          </Box>
          <tbody>
            {ranks.map(({ season, rank, teams, record }) => (
              <tr key={season ?? 'today'}>
                <Box asChild {...CELL} fontWeight="medium">
                  <th scope="row">{season ?? t('college.ranksNow')}</th>
                </Box>
                <Box asChild {...CELL}>
                  <td>
                    <Box as="span" textStyle="h4">
                      {rank}
                    </Box>{' '}
                    <Box as="span" textStyle="small" color="fg.muted">
                      {t('college.ranksOf', { count: teams })}
                    </Box>
                  </td>
                </Box>
                {hasRecords && (
                  <Box asChild {...CELL}>
                    <td>{record === null ? '–' : `${record.wins}–${record.losses}–${record.ties}`}</td>
                  </Box>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {ranks.some(({ isSample }) => isSample) && (
        <Box mt="3">
          <Chip>{t('college.ranksSample')}</Chip>
        </Box>
      )}
    </>
  );
}
