import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../ui/overlays/dialog-form';
import { FormTextArea } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { useToasts } from '../../ui/overlays/toasts';
import type { ListedUser } from './use-users';

/** What an admin decides about a role. */
export type Decision = 'accepted' | 'rejected' | 'withdrawn';

const TEXTS = {
  accepted: { title: 'admin.acceptTitle', text: 'admin.decisionText', button: 'admin.accept', done: 'admin.accepted' },
  rejected: { title: 'admin.rejectTitle', text: 'admin.decisionText', button: 'admin.reject', done: 'admin.rejected' },
  withdrawn: { title: 'admin.withdrawTitle', text: 'admin.withdrawText', button: 'admin.withdraw', done: 'admin.withdrawn' },
} as const satisfies Record<Decision, Readonly<Record<'title' | 'text' | 'button' | 'done', MessageKey>>>;

interface DecisionDialogProps {
  readonly user: ListedUser;
  readonly role: ListedUser['roles'][number];
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const REASON_MAX = 500;
const REASON_ROWS = { least: 3, most: 6 } as const;

const loadVerdictSchema = async () => (await import('@touchline/domain/person/claims/decide-role')).roleVerdict;
const TYPED = ['reason'] as const;
const reasonOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/**
 * Asks for confirmation before a role is decided. To reject or withdraw one needs a reason, which the person is sent
 * (S4-16).
 */
export function DecisionDialog({ user, role, decision, onClose, opener }: DecisionDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const { failure, send } = useDialogCall();
  const isAccepting = decision === 'accepted';
  const texts = TEXTS[decision];
  const name = `${user.firstName} ${user.lastName}`;
  const college = role.collegeName ?? t('account.unknownCollege');

  const about = { type: role.type, collegeId: role.collegeId, decision };
  const [sent] = useState(() => ({ reason }: { readonly reason: string }) => ({ ...about, reason: reasonOf(reason) }));
  const { form, element } = useSchemaForm({ defaultValues: { reason: '' }, schema: loadVerdictSchema, sent });
  const typed = useFormText(form, { of: `users/${user.uid}/roles/${role.collegeId}/${role.type}/${decision}`, names: TYPED });
  const { isSubmitting } = form.formState;
  async function decide({ reason }: { readonly reason: string }) {
    const body = { ...about, reason: reasonOf(reason) };
    if (!(await send(() => callApi('decideRole', { params: { uid: user.uid }, body })))) return;
    typed.saved();
    show({ variant: 'success', text: t(texts.done, { name, college }) });
    onClose();
    await Promise.all([
      client.invalidateQueries({ queryKey: ['adminUsers'] }),
      client.invalidateQueries({ queryKey: ['adminPerson', user.uid] }),
    ]);
  }
  return (
    <DialogForm
      {...{ failure, onClose, opener }}
      formRef={element}
      title={t(texts.title)}
      button={t(texts.button)}
      isRed={!isAccepting}
      isBusy={isSubmitting}
      onSubmit={() => void form.handleSubmit(decide)()}
    >
      <Box overflowWrap="anywhere">
        {t(texts.text, { name, email: user.email, role: t(`account.type.${role.type}`), college })}
      </Box>
      {isAccepting && !user.emailVerified && <Box color="signal.amber">{t('admin.unverified')}</Box>}
      {typed.offer}
      <FormTextArea
        control={form.control}
        name="reason"
        label={t('admin.reason')}
        help={t('admin.reasonHelp', { name })}
        isRequired={!isAccepting}
        rows={REASON_ROWS}
        maxLength={REASON_MAX}
      />
    </DialogForm>
  );
}
