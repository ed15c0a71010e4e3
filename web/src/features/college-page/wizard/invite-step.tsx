import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { College } from '@touchline/domain/college/college';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { NextButton, WizardButtons } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { BusyButton } from '../../../ui/busy-button';
import { FormSelect, FormText } from '../../../ui/forms/form-fields';
import { useFormText } from '../../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useRefusalToasts, useToasts } from '../../../ui/overlays/toasts';

/** The values of the form. */
interface Invitation {
  readonly email: string;
  readonly staffType: (typeof COACH_STAFF_TYPES)[number] | '';
}

const TYPED = ['email'] as const;
const loadInviteForm = async () => (await import('@touchline/domain/person/college-staff/coach-invite')).inviteForm;

interface InviteStepProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly onNext: () => void;
}

/** Invites colleagues to the staff of the coach's team, one after the other. */
export function InviteStep({ college, sex, onNext }: InviteStepProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { form, element } = useSchemaForm<Invitation & { sex: TeamSex }>({
    defaultValues: { email: '', staffType: '', sex },
    schema: loadInviteForm,
  });

  const typed = useFormText(form, { of: `colleges/${college._id}/invitation`, names: TYPED });

  async function invite({ email, staffType }: Invitation) {
    if (staffType === '') return;
    try {
      await callApi('inviteStaff', {
        params: { collegeId: college._id },
        body: { email: email.trim(), staffType, sex, handsOver: false },
      });
      show({ variant: 'success', text: t('coachWizard.inviteSent', { email: email.trim() }) });
      typed.saved();
      form.reset();
    } catch (failure) {
      refused(failure);
      showRefusalAtFields(form, failure, ['email', 'staffType']);
    }
  }

  return (
    <>
      <Stack asChild gap="5">
        <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(invite)(event)}>
          {typed.offer}
          <FormText control={form.control} name="email" type="email" autoComplete="off" label={t('coachWizard.inviteEmail')} />
          <FormSelect
            control={form.control}
            name="staffType"
            label={t('coachWizard.invitePost')}
            options={COACH_STAFF_TYPES.map((value) => ({ value, text: t(`college.${value}`) }))}
            emptyText={t('account.claimChoose')}
          />
          <Box>
            <BusyButton
              type="submit"
              size="lg"
              variant="outline"
              isBusy={form.formState.isSubmitting}
              busyText={t('coachWizard.inviteSend')}
            >
              {t('coachWizard.inviteSend')}
            </BusyButton>
          </Box>
        </form>
      </Stack>
      <WizardButtons main={<NextButton onNext={onNext} />} />
    </>
  );
}
