import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { TextField } from '../../../ui/fields/text-fields';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { GUARDIAN_VIEW_TEXTS } from './guardian-texts';
import { useGuardianships } from '../../../components/guardianship/use-guardianships';

interface AskFormProps {
  readonly label: string;
  readonly help?: string;
  readonly type: 'email' | 'text';
  /** What the field holds at first. */
  readonly suggested?: string;
}

/** Asks somebody to link the account; why it was refused stands at the field. */
export function AskForm({ label, help, type, suggested = '' }: AskFormProps) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { store } = useGuardianships();
  const { isBusy, run } = useAction();
  const [to, setTo] = useState(suggested);
  const [refusal, setRefusal] = useState<{ readonly to: string; readonly message: string } | null>(null);
  const send = async () => {
    try {
      store(await callApi('askGuardianship', { body: { to: to.trim() } }));
      setTo('');
      show({ variant: 'success', text: texts.asked });
    } catch (failure) {
      const message = failure instanceof ApiRefusal ? failure.errors.find(({ field }) => field === 'to')?.message : null;
      if (message === null || message === undefined) throw failure;
      setRefusal({ to, message });
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void run(send);
  };
  return (
    <Stack asChild gap="4" maxW="form" mt="4">
      <form noValidate onSubmit={submit}>
        <TextField
          label={label}
          {...(help === undefined ? {} : { help })}
          type={type}
          autoComplete="off"
          value={to}
          onText={setTo}
          error={refusal !== null && refusal.to === to ? refusal.message : null}
          isValidated
        />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={texts.ask}>
            {texts.ask}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
