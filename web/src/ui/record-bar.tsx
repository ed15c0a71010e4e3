import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../i18n/use-translations';

/** Games of a season by their result. */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** A record as W-L-T with a thin bar of the shares under it: wins green, ties pale, losses red. */
export function RecordBar({ record: { wins, losses, ties } }: { readonly record: TeamRecord }) {
  const t = useTranslations();
  return (
    <Box display="inline-block" minW={{ base: '18', md: '24' }}>
      <Box as="span" aria-hidden textStyle="number" lineHeight="1.25rem" display="block">
        {`${wins}-${losses}-${ties}`}
      </Box>
      <VisuallyHidden>{t('pieces.recordInWords', { wins, losses, ties })}</VisuallyHidden>
      <Box aria-hidden display="flex" gap="1px" height="3px" borderRadius="full" overflow="hidden" bg="bg.muted">
        <Box bg="pitch.solid" style={{ flexGrow: wins }} />
        <Box bg="border.emphasized" style={{ flexGrow: ties }} />
        <Box bg="signal.red" style={{ flexGrow: losses }} />
      </Box>
    </Box>
  );
}
