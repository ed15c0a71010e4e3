import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ReasonField, useReason } from '../../ui/fields/reason-field';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { DialogForm } from '../../ui/overlays/dialog-form';
import { FailedState } from '../../ui/states/failures';
import type { CollegeDialogProps } from './archive-dialogs';
import { MergePreview } from './merge-preview';
import { MergeProgress } from './merge-progress';
import { useMergeTexts } from './merge-texts';
import { useMergeRun } from './use-merge-run';

/** Merges a college into another one: chosen by name, with a preview of what moves, for a reason. */
export function MergeDialog({ college, onClose, opener, onDone }: CollegeDialogProps) {
  const t = useTranslations();
  const texts = useMergeTexts();
  const callApi = useApi();
  const { _id: collegeId, name } = college;
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const { check, sent, field } = useReason(t('adminColleges.reasonMissing'), `colleges/${collegeId}/merge`);
  const { failure, isBusy, merge, run } = useMergeRun();
  const others = useOtherColleges(collegeId, typed);
  const preview = useQuery({
    queryKey: ['mergePreview', collegeId, into],
    queryFn: ({ signal }) => callApi('mergePreview', { params: { collegeId }, query: { into }, signal }),
    enabled: into !== '' && merge === null,
    gcTime: 0,
  });

  async function start() {
    setIsValidated(true);
    const reason = check();
    if (reason === null || preview.data === undefined) return;
    const { from, into: other } = preview.data;
    const body = { into: other._id, reason, versions: { from: from.version, into: other.version } };
    const ended = await run(() => callApi('mergeCollege', { params: { collegeId }, body }));
    if (ended === null) {
      await preview.refetch();
      return;
    }
    sent();
    await onDone(texts.merged(name, other.name));
  }

  const isNone = others !== undefined && others.length === 0;
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.title(name)}
      button={texts.button}
      isRed
      onSubmit={() => void start()}
    >
      <Box>{texts.intro(name)}</Box>
      <TextField
        type="text"
        autoComplete="off"
        maxLength={100}
        label={texts.search}
        help={texts.searchHelp}
        value={typed}
        onText={(text) => {
          setTyped(text);
          setInto('');
        }}
        isValidated={isNone}
        error={isNone ? texts.none : null}
      />
      <SelectField
        label={texts.into}
        value={into}
        onValue={setInto}
        emptyText={texts.choose}
        options={(others ?? []).map((one) => ({ value: one._id, text: [one.name, one.city].filter(Boolean).join(', ') }))}
        isValidated={isValidated}
        error={into === '' ? texts.chooseMissing : null}
      />
      {into !== '' && preview.isPending && <Box role="status">{texts.loading}</Box>}
      {preview.error !== null && (
        <FailedState failure={preview.error} isRetrying={preview.isFetching} onRetry={() => void preview.refetch()} />
      )}
      {into !== '' && preview.data !== undefined && <MergePreview preview={preview.data} />}
      <ReasonField label={t('adminColleges.reason')} help={texts.reasonHelp} field={field} />
      {merge !== null && <MergeProgress label={texts.title(name)} merge={merge} />}
    </DialogForm>
  );
}

/** The first colleges on the site, of every kind. */
const ANY_COLLEGE = { league: '', division: '', state: '', archived: 'false', suggested: 'false', page: 1 } as const;

/** The other colleges on the site that a text finds, 20 at most; undefined until they are there. */
function useOtherColleges(collegeId: string, typed: string) {
  const callApi = useApi();
  const text = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['adminColleges', 'mergeTargets', text],
    queryFn: ({ signal }) => callApi('adminColleges', { query: { ...ANY_COLLEGE, text }, signal }),
    enabled: text.length > 1,
  });
  return data?.items.filter(({ _id }) => _id !== collegeId);
}
