import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-client';
import { refusalMessages } from '../../../lib/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/dialog';
import { FailureLine } from '../../../ui/failures';
import { TextAreaField } from '../../../ui/text-fields';
import { useToasts } from '../../../ui/toasts';
import { type PersonAnswer, personKey } from './use-person';

interface SuspensionDialogProps {
  readonly user: PersonAnswer['user'];
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const REASON_MAX = 500;
const SUSPEND = {
  title: 'adminPerson.suspendTitle',
  text: 'adminPerson.suspendText',
  button: 'adminPerson.suspend',
  done: 'adminPerson.suspendDone',
} as const;
const LIFT = {
  title: 'adminPerson.liftTitle',
  text: 'adminPerson.liftText',
  button: 'adminPerson.lift',
  done: 'adminPerson.liftDone',
} as const;

/** Asks before an account is suspended, for a reason that its owner reads, or before that is lifted (S4-16). */
export function SuspensionDialog({ user, onClose, opener }: SuspensionDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSuspending = user.suspended === null;
  const texts = isSuspending ? SUSPEND : LIFT;
  const name = `${user.firstName} ${user.lastName}`;
  const isIncomplete = isSuspending && reason.trim() === '';

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (isIncomplete || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { suspended: isSuspending, reason: isSuspending ? reason.trim() : null };
      await callApi('suspendPerson', { params: { uid: user.uid }, body });
      show({ variant: 'success', text: t(texts.done, { name }) });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: personKey(user.uid) }),
      client.invalidateQueries({ queryKey: ['adminUsers'] }),
    ]);
  }

  return (
    <Dialog isOpen title={t(texts.title)} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void send(event)}>
          <Box overflowWrap="anywhere">{t(texts.text, { name })}</Box>
          {isSuspending && (
            <TextAreaField
              label={t('adminPerson.reason')}
              help={t('adminPerson.suspendReasonHelp', { name })}
              value={reason}
              onText={setReason}
              rows={{ least: 3, most: 6 }}
              maxLength={REASON_MAX}
              isValidated={isValidated}
              error={isIncomplete ? t('adminPerson.reasonMissing') : null}
            />
          )}
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={isBusy} {...(isSuspending ? { colorPalette: 'red' } : {})}>
              {t(texts.button)}
            </BusyButton>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
              {t('adminPerson.cancel')}
            </Button>
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
