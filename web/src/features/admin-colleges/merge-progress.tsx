import { Box } from '@chakra-ui/react/box';
import { ProgressLine } from '../../ui/states/progress-line';
import { useMergeTexts } from './merge-texts';
import type { Merge } from './use-merge-run';

interface MergeProgressProps {
  readonly label: string;
  readonly merge: Merge;
}

/** How many parts of a merge or its undo are done. */
export function MergeProgress({ label, merge: { done, parts } }: MergeProgressProps) {
  const text = useMergeTexts().progress(done, parts);
  return (
    <Box>
      <ProgressLine label={label} percent={(100 * done) / parts} valueText={text} />
      <Box textStyle="small" color="fg.muted" role="status">
        {text}
      </Box>
    </Box>
  );
}
