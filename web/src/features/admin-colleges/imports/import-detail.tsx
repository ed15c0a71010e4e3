import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { isOfColleges } from '@touchline/domain/imports/import-kinds';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { FailedState } from '../../../ui/states/failures';
import { ProgressLine } from '../../../ui/states/progress-line';
import { SkeletonRegion, SkeletonText } from '../../../ui/states/skeletons';
import { useImportTexts, useMoments } from './import-texts';
import { ImportPreview } from './import-preview';
import { LineList } from './line-list';
import { StartForm } from './start-form';
import { type Import, useImport, useTakenImport } from './use-imports';

/** An import: its state, progress and refusals, its preview, and what an admin can do about it. */
export function ImportDetail({ importId }: { readonly importId: string }) {
  const texts = useImportTexts();
  const { data: one, error, isFetching, refetch } = useImport(importId);
  const queries = useQueryClient();
  const state = one?.state;
  // The list says the state, too, which changes while nobody presses anything.
  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: ['adminImports'] });
  }, [queries, state]);
  if (one === undefined)
    return error !== null ? (
      <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRegion label={texts.loading}>
        <SkeletonText lines={8} />
      </SkeletonRegion>
    );
  return <ShownImport one={one} />;
}

function ShownImport({ one }: { readonly one: Import }) {
  const texts = useImportTexts();
  const moment = useMoments();
  const { file, kind, state, by, at, reason, preview, refusals, kept } = one;
  const mayStart = state === 'checked' && preview !== null && preview.added + preview.changed + preview.differences.total > 0;
  return (
    <Stack asChild gap="5" borderWidth="1px" borderRadius="card" p={{ base: '4', md: '6' }} bg="bg.panel">
      <section aria-label={file}>
        <Box>
          <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
            {file}
          </Heading>
          <Box textStyle="small" color="fg.muted">
            {texts.kinds[kind]} · {texts.by(by ?? texts.gone, moment(at))}
          </Box>
        </Box>
        <Box role="status" fontWeight="600">
          {texts.states[state]}
        </Box>
        {reason !== null && (
          <Box>
            {texts.reason}: {reason}
          </Box>
        )}
        <Progress one={one} />
        {state === 'refused' && <LineList title={texts.refused} lines={refusals} />}
        {state === 'done' && <LineList title={texts.leftover} lines={refusals} />}
        {state === 'undone' && <LineList title={texts.kept} lines={kept} />}
        {one.isStale && <Box fontWeight="600">{texts.stale}</Box>}
        {mayStart && !one.hasFile && <Box>{texts.expired}</Box>}
        {mayStart && one.hasFile && <StartForm one={one} />}
        {state === 'done' && <Undo one={one} />}
        {preview !== null && <ImportPreview preview={preview} />}
      </section>
    </Stack>
  );
}

function Progress({ one }: { readonly one: Import }) {
  const texts = useImportTexts();
  const { formatNumber: integer } = useFormats();
  const callApi = useApi();
  const taken = useTakenImport();
  const { _id, state, written, total, isStalled, preview, reason } = one;
  if (state !== 'checking' && state !== 'running' && state !== 'undoing') return null;
  const params = { importId: _id };
  const goOn = async () => {
    const form = { reason: reason ?? '', fingerprint: preview?.fingerprint ?? '' };
    const call = state === 'undoing' ? callApi('undoImport', { params }) : callApi('startImport', { params, body: form });
    await taken(await call);
  };
  const text = texts.progress(integer(written), integer(total));
  return (
    <Stack gap="2">
      {total > 0 && <ProgressLine label={texts.states[state]} percent={(100 * written) / total} valueText={text} />}
      {total > 0 && <Box role="status">{text}</Box>}
      <Box color="fg.muted">
        {isStalled ? (state === 'checking' ? texts.stalledCheck : texts.stalled) : state === 'checking' ? null : texts.working}
      </Box>
      {isStalled && state !== 'checking' && (
        <Box>
          <Button size="lg" onClick={() => void goOn()}>
            {texts.goOn}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Undo({ one: { _id, file, kind } }: { readonly one: Import }) {
  const texts = useImportTexts();
  const callApi = useApi();
  const taken = useTakenImport();
  const button = useRef<HTMLButtonElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { failure, isBusy, send } = useDialogCall();
  const undo = () => send(async () => taken(await callApi('undoImport', { params: { importId: _id } })));
  return (
    <Box>
      <Button ref={button} size="lg" variant="outline" onClick={() => setIsAsked(true)}>
        {texts.undo}
      </Button>
      {isAsked && (
        <DialogForm
          {...{ isBusy, failure }}
          title={texts.undoTitle(file)}
          button={texts.undo}
          isRed
          onSubmit={() => void undo().then((isTaken) => isTaken && setIsAsked(false))}
          onClose={() => setIsAsked(false)}
          opener={() => button.current}
        >
          <Box>{isOfColleges(kind) ? texts.undoColleges : texts.undoRankings}</Box>
        </DialogForm>
      )}
    </Box>
  );
}
