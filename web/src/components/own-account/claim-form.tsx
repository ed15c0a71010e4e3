import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { ClaimRequest } from '@touchline/domain/person/college-requests/college-request';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceField } from '../../ui/fields/choice-fields';
import { FormSelect } from '../../ui/forms/form-fields';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';
import { type OwnAccount, useOwnAccount } from './use-own-account';

type Claimable = OwnAccount['claimable'];

/** The form's values; `sex` counts where the chosen college has both teams. */
interface Claim {
  readonly collegeId: string;
  readonly sex: Claimable[number]['sexes'][number];
  readonly staffType: ClaimRequest['staffType'] | '';
}

const loadClaimRequest = async () => (await import('@touchline/domain/person/college-requests/college-request')).claimRequest;

const TEAM_NAMES = { male: 'account.mensTeam', female: 'account.womensTeam' } as const;

type Team = Claim['sex'];

function teamsOf(colleges: Claimable, collegeId: string): readonly Team[] {
  return colleges.find((one) => one.collegeId === collegeId)?.sexes ?? [];
}

/** The preferred team where the college has it, else the one that it has; undefined where no college is chosen. */
function teamOf(colleges: Claimable, { collegeId, sex }: Pick<Claim, 'collegeId' | 'sex'>): Team | undefined {
  const teams = teamsOf(colleges, collegeId);
  return teams.find((team) => team === sex) ?? teams[0];
}

interface ClaimFormProps {
  readonly colleges: Claimable;
  /** The college that the coach came from; null if they came from elsewhere. */
  readonly brought: string | null;
  /** The role is requested already, without its position. */
  readonly isRequested?: boolean;
  /** Called once the role is requested. */
  readonly onClaimed?: () => void;
}

/**
 * Asks for a role on the staff of one of these colleges: college, team and position. An admin decides (S4-16). The
 * college that the coach came from (`brought`) is chosen already, where it is one of them.
 */
export function ClaimForm({ colleges, brought, isRequested = false, onClaimed }: ClaimFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { actions, state } = useSession();
  const { reload } = useOwnAccount();
  const sent = useCallback((claim: Claim) => ({ ...claim, sex: teamOf(colleges, claim) }), [colleges]);
  const first = colleges.length === 1 ? colleges[0] : colleges.find((one) => one.collegeId === brought);
  const { form, element } = useSchemaForm<Claim>({
    defaultValues: {
      collegeId: first?.collegeId ?? '',
      sex: state().profile?.sportsTypeGender === 'Female' ? 'female' : 'male',
      staffType: '',
    },
    schema: loadClaimRequest,
    sent,
  });
  const sendText = t(isRequested ? 'account.postSend' : 'account.claimSend');
  const { control } = form;
  const { isSubmitting } = form.formState;
  const [collegeId, sex] = useWatch({ control, name: ['collegeId', 'sex'] });
  const team = teamOf(colleges, { collegeId, sex });

  async function ask(claim: Claim) {
    const { staffType, ...wanted } = claim;
    const claimed = teamOf(colleges, wanted);
    if (claimed === undefined || staffType === '') return;
    try {
      await callApi('claimCollege', { body: { collegeId: wanted.collegeId, sex: claimed, staffType } });
      show({ variant: 'success', text: t('account.claimSent') });
      await Promise.all([reload(), actions().then(({ refresh }) => refresh())]);
      onClaimed?.();
    } catch (failure) {
      refused(failure);
      showRefusalAtFields(form, failure, ['collegeId', 'staffType']);
    }
  }

  return (
    <Stack asChild gap="5" maxW="form">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(ask)(event)}>
        <Box color="fg.muted">{t(isRequested ? 'account.postText' : 'account.claimText', { count: colleges.length })}</Box>
        <FormSelect
          control={control}
          name="collegeId"
          label={t('account.claimCollege')}
          options={colleges
            .map((one) => ({ value: one.collegeId, text: one.name }))
            .toSorted((one, other) => one.text.localeCompare(other.text, language))}
          emptyText={t('account.claimChoose')}
        />
        {team !== undefined && (
          <ChoiceField
            label={t('account.claimTeam')}
            options={teamsOf(colleges, collegeId).map((value) => ({ value, text: t(TEAM_NAMES[value]) }))}
            value={team}
            onValue={(chosen) => form.setValue('sex', chosen)}
          />
        )}
        <FormSelect
          control={control}
          name="staffType"
          label={t('account.claimPost')}
          options={COACH_STAFF_TYPES.map((value) => ({ value, text: t(`account.type.${value}`) }))}
          emptyText={t('account.claimChoose')}
        />
        <Box>
          <BusyButton type="submit" size="xl" isBusy={isSubmitting} busyText={sendText}>
            {sendText}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
