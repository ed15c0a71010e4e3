import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogCancel } from '../../../ui/overlays/dialog-cancel';
import { FailureLine } from '../../../ui/states/failures';
import { FormCheck, FormChoice, FormSelect, FormText } from '../../../ui/forms/form-fields';
import { useFormText } from '../../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { useCollegePage } from '../use-college-page';
import { useAdministrationTexts } from '../administration/administration-texts';
import { useMembersReload } from './use-members';

interface InviteDialogProps {
  readonly isOpen: boolean;
  /** Whether the user is on the staff, and so can hand over. */
  readonly mayHandOver: boolean;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

interface Invitation {
  readonly email: string;
  readonly sex: 'male' | 'female';
  readonly staffType: (typeof COACH_STAFF_TYPES)[number] | '';
  readonly handsOver: boolean;
}

const TYPED = ['email'] as const;
const loadInviteForm = async () => (await import('@touchline/domain/person/college-staff/coach-invite')).inviteForm;

/** Invites an address to the staff, with team and post; anyone who is on the staff may hand over to them. */
export function InviteDialog({ isOpen, onClose, opener, ...rest }: InviteDialogProps) {
  const texts = useAdministrationTexts();
  return (
    <Dialog isOpen={isOpen} title={texts.inviteTitle} onClose={onClose} opener={opener}>
      <InviteForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ mayHandOver, onClose }: Pick<InviteDialogProps, 'mayHandOver' | 'onClose'>) {
  const t = useTranslations();
  const texts = useAdministrationTexts();
  const callApi = useApi();
  const show = useToasts();
  const reload = useMembersReload();
  const { college, sex } = useCollegePage();
  const [failure, setFailure] = useState<string | null>(null);
  const teams = college.athletics.sport.map((team) => team.sex);
  const { form, element } = useSchemaForm<Invitation>({
    defaultValues: { email: '', sex: teams.includes(sex) ? sex : (teams[0] ?? sex), staffType: '', handsOver: false },
    schema: loadInviteForm,
  });
  const typed = useFormText(form, { of: `colleges/${college._id}/invitation`, names: TYPED });
  const { control } = form;

  async function send({ staffType, ...invitation }: Invitation) {
    if (staffType === '') return;
    setFailure(null);
    try {
      await callApi('inviteStaff', { params: { collegeId: college._id }, body: { ...invitation, staffType } });
      typed.saved();
      show({ variant: 'success', text: texts.sent(invitation.email) });
      onClose();
      await reload();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      showRefusalAtFields(form, refusal, ['email', 'staffType']);
    }
  }

  return (
    <Stack asChild gap="5">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <Box color="fg.muted">{texts.inviteText}</Box>
        {typed.offer}
        <FormText control={control} name="email" label={texts.email} type="email" autoComplete="off" />
        {teams.length > 1 && (
          <FormChoice
            control={control}
            name="sex"
            label={texts.team}
            options={teams.map((value) => ({ value, text: texts[value] }))}
          />
        )}
        <FormSelect
          control={control}
          name="staffType"
          label={texts.post}
          options={COACH_STAFF_TYPES.map((value) => ({ value, text: t(`college.${value}`) }))}
          emptyText={texts.choose}
        />
        {mayHandOver && <FormCheck control={control} name="handsOver" label={texts.handsOver} />}
        <FailureLine text={failure} />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="lg" isBusy={form.formState.isSubmitting} busyText={texts.send}>
            {texts.send}
          </BusyButton>
          <DialogCancel text={texts.cancel} />
        </Box>
      </form>
    </Stack>
  );
}
