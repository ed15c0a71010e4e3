import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal, fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { focusFirstFault } from '../../../ui/forms/use-schema-form';
import { FailureLine } from '../../../ui/states/failures';
import { useImportTexts } from './import-texts';
import { type Import, useImport, useTakenImport } from './use-imports';

/** Starts a checked import for a reason. Where the preview is no longer the stored one, the new one is shown. */
export function StartForm({ one: { _id, preview } }: { readonly one: Import }) {
  const texts = useImportTexts();
  const t = useTranslations();
  const callApi = useApi();
  const taken = useTakenImport();
  const { refetch } = useImport(_id);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { check, sent, field } = useReason(texts.reasonMissing, `imports/${_id}`);

  async function start(reason: string) {
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { reason, fingerprint: preview?.fingerprint ?? '' };
      const after = await callApi('startImport', { params: { importId: _id }, body });
      sent();
      await taken(after);
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      if (refusal instanceof ApiRefusal && refusal.status === 412) await refetch();
    } finally {
      setIsBusy(false);
    }
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const reason = check();
    if (reason !== null && !isBusy) void start(reason);
    requestAnimationFrame(() => focusFirstFault(form));
  };

  return (
    <Stack asChild gap="4" maxW="34rem">
      <form noValidate onSubmit={submit}>
        <ReasonField label={texts.reason} help={texts.reasonHelp} field={field} />
        <FailureLine text={failure} />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {texts.start}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
