import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/reference/limits';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { useSession, useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceField } from '../../ui/choice-fields';
import { Section } from '../../ui/page-layout';
import { SelectField } from '../../ui/select-field';
import { useToasts } from '../../ui/toasts';
import { useAction } from './use-action';
import { type OwnAccount, useOwnAccount } from './use-own-account';

/**
 * Shown to coaches who have no college and no pending request (S1-03). They choose from the colleges of their mail
 * domain. Where none fits, the section says until when the missing college is promised (S5-09, S9-10).
 */
export function ClaimSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { roleRequests, claimable } = account;
  if (profile === null || !isCoach(profile)) return null;
  if (roleRequests.some((request) => isCoachRole(request) && request.status !== 'Rejected')) return null;
  return (
    <Section title={t('account.claim')}>
      {claimable.length === 0 ? <MissingCollege account={account} /> : <ClaimForm colleges={claimable} />}
    </Section>
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

type StaffType = (typeof COACH_STAFF_TYPES)[number];

const TEAM_NAMES = { male: 'account.mensTeam', female: 'account.womensTeam' } as const;

/** Asks for a role on the staff of one of these colleges: college, team and position. An admin decides (S4-16). */
function ClaimForm({ colleges }: { readonly colleges: Claimable }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const show = useToasts();
  const { actions, state } = useSession();
  const { reload } = useOwnAccount();
  const { isBusy, run } = useAction();
  const [collegeId, setCollegeId] = useState(colleges.length === 1 ? (colleges[0]?.collegeId ?? '') : '');
  const [preferredSex, setPreferredSex] = useState(state().profile?.sportsTypeGender === 'Female' ? 'female' : 'male');
  const [staffType, setStaffType] = useState<StaffType | ''>('');
  const [isValidated, setIsValidated] = useState(false);
  const sexes = colleges.find((one) => one.collegeId === collegeId)?.sexes ?? [];
  const sex = sexes.find((one) => one === preferredSex) ?? sexes[0];

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (sex === undefined || staffType === '') return;
    void run(async () => {
      await callApi('claimCollege', { body: { collegeId, sex, staffType } });
      show({ variant: 'success', text: t('account.claimSent') });
      await Promise.all([reload(), actions().then(({ refresh }) => refresh())]);
    });
  }

  return (
    <Stack asChild gap="5" maxW="form">
      <form noValidate onSubmit={ask}>
        <Box color="fg.muted">{t('account.claimText', { count: colleges.length })}</Box>
        <SelectField
          label={t('account.claimCollege')}
          options={colleges
            .map((one) => ({ value: one.collegeId, text: one.name }))
            .toSorted((one, other) => one.text.localeCompare(other.text, language))}
          emptyText={t('account.claimChoose')}
          value={collegeId}
          onValue={setCollegeId}
          error={collegeId === '' ? apiMessage('textMissing', language) : null}
          isValidated={isValidated}
        />
        {sex !== undefined && (
          <ChoiceField
            label={t('account.claimTeam')}
            options={sexes.map((value) => ({ value, text: t(TEAM_NAMES[value]) }))}
            value={sex}
            onValue={setPreferredSex}
          />
        )}
        <SelectField
          label={t('account.claimPost')}
          options={COACH_STAFF_TYPES.map((value) => ({ value, text: t(`account.type.${value}`) }))}
          emptyText={t('account.claimChoose')}
          value={staffType}
          onValue={setStaffType}
          error={staffType === '' ? apiMessage('staffTypeMissing', language) : null}
          isValidated={isValidated}
        />
        <Box>
          <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={t('account.claimSend')}>
            {t('account.claimSend')}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
