import { Box } from '@chakra-ui/react/box';
import { INK } from '../../../components/numbers/number-figure';

interface ShareBarProps {
  readonly label: string;
  /** The share in words. */
  readonly text: string;
  /** In per cent; null where it is not told. */
  readonly share: number | null;
  readonly median: number | null;
  readonly medianText: string | null;
}

/** A share as a bar with the median of the division as a mark on it. */
export function ShareBar({ label, text, share, median, medianText }: ShareBarProps) {
  return (
    <Box>
      <Box display="flex" justifyContent="space-between" gap="4" lineHeight="1.4">
        <span>{label}</span>
        <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" flex="none">
          {text}
        </Box>
      </Box>
      <svg width="100%" height="16" focusable="false" style={{ display: 'block' }}>
        <rect y="4" width="100%" height="8" rx="4" fill={INK.soft} />
        {share !== null && <rect y="4" width={`${share}%`} height="8" rx="4" fill={INK.strong} />}
        {median !== null && <rect x={`${median}%`} width="3" height="16" fill={INK.text} />}
      </svg>
      {medianText !== null && (
        <Box textStyle="small" color="fg.muted">
          {medianText}
        </Box>
      )}
    </Box>
  );
}
