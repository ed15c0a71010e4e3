import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { ClaimRequest } from '@touchline/domain/person/account/college-request';
import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/reference/limits';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { useSession, useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceField } from '../../ui/choice-fields';
import { FormSelect } from '../../ui/forms/form-fields';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';
import { Notice } from '../../ui/notice';
import { Section } from '../../ui/page-layout';
import { useRefusalToasts, useToasts } from '../../ui/toasts';
import { type OwnAccount, useOwnAccount } from './use-own-account';
import { VerifyAgainButton } from './verify-again-button';

/**
 * Shown to coaches who have no college and no pending request (S1-03). They choose from the colleges of their mail
 * domain. Where none fits, the section says until when the missing college is promised (S5-09, S9-10). Whoever got the
 * one college that fits by registering says which position it is. Before the mail address is verified nothing is asked
 * for, and the section says that. Who is no coach and comes from a college's page (`?college=`) reads who may claim it.
 */
export function ClaimSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { roleRequests, claimable } = account;
  const [params] = useSearchParams();
  const brought = params.get('college');
  if (profile === null) return null;
  if (!isCoach(profile)) {
    if (brought === null) return null;
    return (
      <Section title={t('account.claim')}>
        <Box maxW="text">{t('account.claimNotCoach')}</Box>
      </Section>
    );
  }
  const open = roleRequests.filter((request) => isCoachRole(request) && request.status !== 'Rejected');
  const isUnnamed = (collegeId: string) =>
    open.some((one) => one.type === 'coach' && one.status === 'Pending' && one.collegeId === collegeId);
  const unnamed = claimable.filter(({ collegeId }) => isUnnamed(collegeId));
  if (open.length > 0 && (unnamed.length === 0 || !account.emailVerified)) return null;
  return (
    <Section title={t('account.claim')}>
      {!account.emailVerified ? (
        <VerifyFirst email={account.email} />
      ) : unnamed.length > 0 ? (
        <ClaimForm colleges={unnamed} brought={brought} isRequested />
      ) : claimable.length === 0 ? (
        <MissingCollege account={account} />
      ) : (
        <ClaimForm colleges={claimable} brought={brought} />
      )}
    </Section>
  );
}

/** Says that nothing is checked, and no time has begun, before the mail address is verified. */
function VerifyFirst({ email }: { readonly email: string }) {
  const t = useTranslations();
  return (
    <Notice title={t('account.verifyFirst')} text={t('account.verifyFirstText', { email })}>
      <Box mt="2">
        <VerifyAgainButton email={email} />
      </Box>
    </Notice>
  );
}

function MissingCollege({ account: { email, collegeRequest } }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  if (collegeRequest?.doneAt !== null) {
    return <Box maxW="text">{t('account.claimNone', { domain: email.slice(email.indexOf('@') + 1) })}</Box>;
  }
  const dueMs = Date.parse(collegeRequest.dueAt);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(dueMs);
  return (
    <Box display="grid" gap="2" maxW="text">
      <Box>{t('account.claimMissing', { hours: COLLEGE_CREATION_HOURS })}</Box>
      <Box color="fg.muted">{t(dueMs < nowMs ? 'account.claimLate' : 'account.claimDue', { moment })}</Box>
    </Box>
  );
}

type Claimable = OwnAccount['claimable'];

/** The form's values; `sex` counts where the chosen college has both teams. */
interface Claim {
  readonly collegeId: string;
  readonly sex: Claimable[number]['sexes'][number];
  readonly staffType: ClaimRequest['staffType'] | '';
}

const loadClaimRequest = async () => (await import('@touchline/domain/person/account/college-request')).claimRequest;

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
  /** The college that the coach came from; null where it is none. */
  readonly brought: string | null;
  /** The role is requested already, without its position. */
  readonly isRequested?: boolean;
}

/**
 * Asks for a role on the staff of one of these colleges: college, team and position. An admin decides (S4-16). The
 * college that the coach came from (`brought`) is chosen already, where it is one of them.
 */
function ClaimForm({ colleges, brought, isRequested = false }: ClaimFormProps) {
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
