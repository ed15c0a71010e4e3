import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { COACH_STAFF_TYPES } from '@touchline/domain/constants/role-types';
import { apiMessage } from '@touchline/domain/http/api-messages';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { useSession } from '../../../session/session-context';
import { ChoiceField } from '../../../ui/choice-field';
import { SelectField } from '../../../ui/select-field';
import { useToasts } from '../../../ui/toast-context';
import { useAct } from '../use-act';
import { type OwnAccount, useOwnAccount } from '../use-own-account';

type Claimable = OwnAccount['claimable'];
type StaffType = (typeof COACH_STAFF_TYPES)[number];

const TEAM_WORDS = { male: 'account.mensTeam', female: 'account.womensTeam' } as const;

/** Asks for a role on the staff of one of some colleges: which one, which team, which post. An admin decides. */
export function ClaimForm({ colleges }: { readonly colleges: Claimable }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const show = useToasts();
  const { acts, state } = useSession();
  const { reload } = useOwnAccount();
  const { isBusy, act } = useAct();
  const [collegeId, setCollegeId] = useState(colleges.length === 1 ? (colleges[0]?.collegeId ?? '') : '');
  const [wished, setWished] = useState(state().profile?.sportsTypeGender === 'Female' ? 'female' : 'male');
  const [staffType, setStaffType] = useState<StaffType | ''>('');
  const [isValidated, setIsValidated] = useState(false);
  const sexes = colleges.find((one) => one.collegeId === collegeId)?.sexes ?? [];
  const sex = sexes.find((one) => one === wished) ?? sexes[0];

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (sex === undefined || staffType === '') return;
    void act(async () => {
      await callApi('claimCollege', { body: { collegeId, sex, staffType } });
      show({ variant: 'success', text: t('account.claimSent') });
      await Promise.all([reload(), acts().then(({ refresh }) => refresh())]);
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
            options={sexes.map((value) => ({ value, text: t(TEAM_WORDS[value]) }))}
            value={sex}
            onValue={setWished}
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
          <Button type="submit" size="xl" loading={isBusy} loadingText={t('account.claimSend')}>
            {t('account.claimSend')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}
