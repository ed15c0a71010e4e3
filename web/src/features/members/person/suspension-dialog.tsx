import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { useToasts } from '../../../ui/overlays/toasts';
import { type PersonAnswer, personKey } from './use-person';

interface SuspensionDialogProps {
  readonly user: PersonAnswer['user'];
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

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
  const { check, sent, field } = useReason(t('adminPerson.reasonMissing'), `users/${user.uid}/suspension`);
  const { failure, isBusy, send } = useDialogCall();
  const isSuspending = user.suspended === null;
  const texts = isSuspending ? SUSPEND : LIFT;
  const name = `${user.firstName} ${user.lastName}`;

  async function change() {
    const reason = isSuspending ? check() : null;
    if (isSuspending && reason === null) return;
    const body = { suspended: isSuspending, reason };
    if (await send(() => callApi('suspendPerson', { params: { uid: user.uid }, body }))) {
      sent();
      show({ variant: 'success', text: t(texts.done, { name }) });
      onClose();
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: personKey(user.uid) }),
      client.invalidateQueries({ queryKey: ['adminUsers'] }),
    ]);
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t(texts.title)}
      button={t(texts.button)}
      isRed={isSuspending}
      onSubmit={() => void change()}
    >
      <Box overflowWrap="anywhere">{t(texts.text, { name })}</Box>
      {isSuspending && (
        <ReasonField label={t('adminPerson.reason')} help={t('adminPerson.suspendReasonHelp', { name })} field={field} />
      )}
    </DialogForm>
  );
}
