import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { MERGE_PARTS } from '@touchline/domain/merging/merge-parts';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/overlays/dialog';
import { DialogCancel } from '../../ui/overlays/dialog-cancel';
import { FailedState, FailureLine } from '../../ui/states/failures';
import { useLongDate } from '../../ui/use-dates';
import type { CollegeDialogProps } from './archive-dialogs';
import { MergeProgress } from './merge-progress';
import { useMergeTexts } from './merge-texts';
import { type Merge, useMergeRun } from './use-merge-run';

interface UndoMergeProps extends CollegeDialogProps {
  readonly mergeId: string;
}

/** Undoes the merge of an archived college, or resumes an interrupted undo. Then lists what was not moved back. */
export function UndoMergeDialog({ college, mergeId, onClose, opener, onDone }: UndoMergeProps) {
  const texts = useMergeTexts();
  const callApi = useApi();
  const { failure, isBusy, merge, run } = useMergeRun();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['collegeMerge', mergeId],
    queryFn: ({ signal }) => callApi('collegeMerge', { params: { mergeId }, signal }),
    gcTime: 0,
  });
  const { _id: collegeId, name } = college;
  const isUnfinished = data?.state === 'merging';
  const end = ({ state, into }: Merge) => void onDone(state === 'merged' ? texts.merged(name, into.name) : texts.undone(name));

  async function start({ into }: Merge) {
    const goesOn = { into: into._id, reason: texts.goOn, versions: { from: 0, into: 0 } };
    const ended = await run(() =>
      isUnfinished
        ? callApi('mergeCollege', { params: { collegeId }, body: goesOn })
        : callApi('undoMerge', { params: { mergeId } }),
    );
    if (ended !== null && Object.keys(ended.kept).length === 0) end(ended);
  }

  const isUndone = merge?.state === 'undone';
  const title = isUndone ? texts.undone(name) : isUnfinished ? texts.title(name) : texts.undoTitle(name);
  return (
    <Dialog isOpen title={title} onClose={isUndone ? () => end(merge) : onClose} opener={opener}>
      {data === undefined ? (
        error === null ? (
          <Box role="status">{texts.loading}</Box>
        ) : (
          <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )
      ) : isUndone ? (
        <Kept merge={merge} onClose={() => end(merge)} />
      ) : (
        <Stack gap="4">
          <Question merge={data} />
          {merge !== null && <MergeProgress label={texts.undo} merge={merge} />}
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton size="lg" isBusy={isBusy} onClick={() => void start(data)}>
              {isUnfinished ? texts.goOn : texts.undo}
            </BusyButton>
            <Cancel />
          </Box>
        </Stack>
      )}
    </Dialog>
  );
}

function Cancel() {
  const t = useTranslations();
  return <DialogCancel text={t('edit.cancel')} />;
}

/** What happens next: a merge that broke off goes on, one that is over is undone. */
function Question({ merge: { state, from, into, undoUntil } }: { readonly merge: Merge }) {
  const texts = useMergeTexts();
  const longDate = useLongDate();
  return <Box>{state === 'merging' ? texts.brokeOff : texts.undoText(from.name, into.name, longDate(undoUntil))}</Box>;
}

/** What an undo left where it was, because somebody changed it since. */
function Kept({ merge: { into, kept }, onClose }: { readonly merge: Merge; readonly onClose: () => void }) {
  const texts = useMergeTexts();
  return (
    <Stack gap="4">
      <Box role="status">{texts.kept(into.name)}</Box>
      <Box as="ul" ps="5" listStyleType="disc">
        {MERGE_PARTS.flatMap((part) => {
          const left = kept[part];
          if (left === undefined) return [];
          const names = left.names.length === 0 ? '' : ` (${left.names.join(', ')})`;
          return [
            <Box as="li" key={part} overflowWrap="anywhere">
              {`${texts.parts[part]}: ${left.count}${names}`}
            </Box>,
          ];
        })}
      </Box>
      <Box>
        <Button size="lg" onClick={onClose}>
          {texts.close}
        </Button>
      </Box>
    </Stack>
  );
}
