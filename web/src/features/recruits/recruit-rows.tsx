import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { SkeletonBar, SkeletonRegion } from '../../ui/states/skeletons';
import type { FoundRecruit } from './recruit-results-query';
import { RecruitRow } from './recruit-row';
import { ResultGroups } from './result-groups';

const SKELETON_ROWS = 8;
const FRAME = { borderWidth: '1px', borderRadius: 'card', bg: 'bg.panel', overflow: 'hidden' } as const;

/** The ways from one row to another by keyboard. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The results as rows; null while they are loading. */
export function RecruitRows({ items }: { readonly items: readonly FoundRecruit[] | null }) {
  if (items === null) return <LoadingRows />;
  return <ResultGroups items={items} Entry={RecruitRow} frame={FRAME} keyLeadsTo={rowAfterKey} />;
}

function rowAfterKey(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const next = STEPS[key]?.(at, rows.length - 1);
  return next === undefined ? undefined : rows[next];
}

/** Rows that are loading, in their final shape. */
function LoadingRows() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('recruits.loading')}>
      <Box {...FRAME}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Box key={row} display="flex" gap="5" alignItems="center" p="3" minH="7.75rem" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBar width="4.5rem" height="5.625rem" borderRadius="control" flex="none" />
            <Box flex="1">
              <SkeletonBar width="11rem" maxW="80%" mb="3" />
              <SkeletonBar width="7rem" maxW="60%" />
            </Box>
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
