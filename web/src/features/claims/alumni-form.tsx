import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { CheckField } from '../../ui/fields/choice-fields';
import { Section } from '../../ui/page-layout';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';

interface AlumniFormProps {
  readonly college: College;
  readonly roles: OwnAccount['roleRequests'];
}

/** Asks for the role of an alumnus (S1-01), who is named on the page only where they wish it. */
export function AlumniForm({ college, roles }: AlumniFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { reload } = useOwnAccount();
  const { isBusy, run } = useAction();
  const [isListed, setIsListed] = useState(false);
  const own = roles.find(({ type, collegeId }) => type === 'alumni' && collegeId === college._id);
  if (own?.status === 'Accepted') return null;
  const ask = () =>
    run(async () => {
      await callApi('claimAlumni', { body: { collegeId: college._id, isListed } });
      show({ variant: 'success', text: t('claim.alumniSent') });
      await Promise.all([reload(), actions().then(({ refresh }) => refresh())]);
    });
  return (
    <Section title={t('claim.alumni')} intro={own?.status === 'Pending' ? undefined : t('claim.alumniText')}>
      {own?.status === 'Pending' ? (
        <Box>{t('claim.waiting')}</Box>
      ) : (
        <Stack gap="4" maxW="form">
          <CheckField label={t('claim.alumniListed')} isChecked={isListed} onCheck={setIsListed} />
          <Box>
            <BusyButton
              size="xl"
              variant="outline"
              colorPalette="ink"
              isBusy={isBusy}
              busyText={t('claim.alumniSend')}
              onClick={() => void ask()}
            >
              {t('claim.alumniSend')}
            </BusyButton>
          </Box>
        </Stack>
      )}
    </Section>
  );
}
