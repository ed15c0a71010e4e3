import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../i18n/use-translations';

const ARROWS = { up: 'M6 2L11 10H1Z', down: 'M6 10L1 2H11Z', none: 'M1 5H11V7H1Z' } as const;

/** How far a team has moved since the last ranking: an arrow and its places, up is positive; null for a team that is new. */
export function Movement({ places }: { readonly places: number | null }) {
  const t = useTranslations();
  if (places === null) {
    return (
      <Box as="span" textStyle="small" fontWeight="semibold" color="signal.blue">
        {t('pieces.newInTable')}
      </Box>
    );
  }
  const way = places > 0 ? 'up' : places < 0 ? 'down' : 'none';
  const far = Math.abs(places);
  const words = { up: 'pieces.movedUp', down: 'pieces.movedDown', none: 'pieces.notMoved' } as const;
  const colour = { up: 'pitch.fg', down: 'signal.red', none: 'fg.muted' } as const;
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1" minW="9" textStyle="small" color={colour[way]}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false" fill="currentColor">
        <path d={ARROWS[way]} />
      </svg>
      {far > 0 && <span aria-hidden>{far}</span>}
      <VisuallyHidden>{t(words[way], { places: far })}</VisuallyHidden>
    </Box>
  );
}
