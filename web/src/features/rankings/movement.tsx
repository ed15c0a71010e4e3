import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import type { RankedTeam } from './ranking-address';

const ICON = { size: 14, strokeWidth: 2.25, 'aria-hidden': true } as const;

/** How many places a team rose or fell since the edition before; nothing where it had no place there. */
export function Movement({ team: { rank, previousRank } }: { readonly team: RankedTeam }) {
  const t = useTranslations();
  if (previousRank === null) return null;
  const places = previousRank - rank;
  if (places === 0) {
    return (
      <Box as="span" color="fg.muted">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('rankings.same')}</VisuallyHidden>
      </Box>
    );
  }
  const hasRisen = places > 0;
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="0.5" color={hasRisen ? 'signal.green' : 'signal.red'}>
      {hasRisen ? <ArrowUp {...ICON} /> : <ArrowDown {...ICON} />}
      <span aria-hidden>{Math.abs(places)}</span>
      <VisuallyHidden>{t(hasRisen ? 'rankings.up' : 'rankings.down', { places: Math.abs(places) })}</VisuallyHidden>
    </Box>
  );
}
