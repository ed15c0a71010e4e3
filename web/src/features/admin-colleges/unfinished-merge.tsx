import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { useToasts } from '../../ui/overlays/toasts';
import { FailureLine } from '../../ui/states/failures';
import { MergeProgress } from './merge-progress';
import { useMergeTexts } from './merge-texts';
import { type Merge, useMergeRun } from './use-merge-run';

/**
 * A merge, or the undo of one, that broke off: how far it has come, and a button that goes on with it. An undo brings
 * its college back first, so that no archived row leads to it.
 */
export function UnfinishedMerge({ stored }: { readonly stored: Merge }) {
  const texts = useMergeTexts();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const { failure, isBusy, merge, run } = useMergeRun();
  const { _id: mergeId, from, into, state } = stored;
  const isUndo = state === 'undoing';

  async function goOn() {
    const body = { into: into._id, reason: texts.goOn, versions: { from: 0, into: 0 } };
    const ended = await run(() =>
      isUndo ? callApi('undoMerge', { params: { mergeId } }) : callApi('mergeCollege', { params: { collegeId: from._id }, body }),
    );
    if (ended === null) return;
    show({ variant: 'success', text: isUndo ? texts.undone(from.name) : texts.merged(from.name, into.name) });
    await client.invalidateQueries({ queryKey: ['adminColleges'] });
  }

  return (
    <Box as="section" aria-label={texts.goOn} p="4" borderWidth="1px" borderRadius="card" bg="bg.panel" display="grid" gap="3">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        {(isUndo ? texts.runningUndo : texts.running)(from.name, into.name)}
      </Box>
      <Box color="fg.muted">{texts.runningText}</Box>
      <MergeProgress label={isUndo ? texts.undo : texts.button} merge={merge ?? stored} />
      <FailureLine text={failure} />
      <Box>
        <BusyButton size="lg" isBusy={isBusy} onClick={() => void goOn()}>
          {texts.goOn}
        </BusyButton>
      </Box>
    </Box>
  );
}
