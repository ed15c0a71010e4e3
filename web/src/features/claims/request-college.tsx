import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/reference/limits';
import type { SportsGender } from '@touchline/domain/reference/role-types';
import { useState } from 'react';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceField } from '../../ui/fields/choice-fields';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';

/** Asks for the missing college of the mail domain, which is then promised within 24 hours (S9-10). */
export function RequestCollege() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { state } = useSession();
  const { reload } = useOwnAccount();
  const { isBusy, run } = useAction();
  const [team, setTeam] = useState<SportsGender>(() => state().profile?.sportsTypeGender ?? 'Male');
  const ask = () =>
    run(async () => {
      await callApi('requestCollege', { body: { sportsTypeGender: team } });
      show({ variant: 'success', text: t('claim.requested', { hours: COLLEGE_CREATION_HOURS }) });
      await reload();
    });
  const options = [
    { value: 'Male', text: t('account.mensTeam') },
    { value: 'Female', text: t('account.womensTeam') },
  ] as const;
  return (
    <Stack gap="5" maxW="form">
      <ChoiceField<SportsGender> label={t('claim.requestTeam')} options={options} value={team} onValue={setTeam} />
      <Box>
        <BusyButton size="xl" isBusy={isBusy} busyText={t('claim.request')} onClick={() => void ask()}>
          {t('claim.request')}
        </BusyButton>
      </Box>
    </Stack>
  );
}
