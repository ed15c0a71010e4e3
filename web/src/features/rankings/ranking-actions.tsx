import { Button } from '@chakra-ui/react/button';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { type LeaguePage, leaguePath } from '../../lib/addresses/league-pages';
import { Icon } from '../../ui/icon';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';
import { type RankingAnswer, rankingParams, sentRanking, tableOf, useRankingView } from './ranking-address';

interface RankingActionsProps {
  readonly answer: RankingAnswer;
  readonly league: LeaguePage;
}

/** Copies the link of the shown table, and saves all of its lines as CSV. */
export function RankingActions({ answer, league }: RankingActionsProps) {
  const t = useTranslations();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const callApi = useApi();
  const { view } = useRankingView();
  const [isSaving, setIsSaving] = useState(false);

  async function copy() {
    const query = rankingParams({ ...view, ranking: answer.ranking, season: answer.season });
    const address = `${location.origin}${leaguePath(league.name)}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      show({ variant: 'success', text: t('rankings.copied') });
    } catch {
      show({ variant: 'danger', text: t('rankings.notCopied', { address }) });
    }
  }

  async function save() {
    setIsSaving(true);
    try {
      const query = sentRanking(view, answer.ranking, league, 'true');
      const [whole, { rankingCsv }, { saveFile }] = await Promise.all([
        callApi('collegeRanking', { query }),
        import('./ranking-csv'),
        import('../../lib/api/file-download'),
      ]);
      const table = tableOf(whole, view.maker);
      if (table === null) return;
      const name = ['touchline', answer.ranking, answer.season, league.name, answer.sex].filter((part) => part !== null);
      saveFile(`${name.join('-')}.csv`, new Blob([rankingCsv(whole, table)], { type: 'text/csv;charset=utf-8' }));
    } catch (failure) {
      showRefusal(failure);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      <Button size="lg" px="4" variant="outline" onClick={() => void copy()}>
        <Icon as={Link2} size={18} />
        {t('rankings.copy')}
      </Button>
      <Button size="lg" px="4" variant="outline" disabled={isSaving} onClick={() => void save()}>
        <Icon as={Download} size={18} />
        {t('rankings.csv')}
      </Button>
    </>
  );
}
