import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { useDialogCall } from '../../../ui/overlays/dialog-form';
import { FailureLine } from '../../../ui/states/failures';
import { Section } from '../../../ui/page-layout';
import { GiveDaysButton } from './give-days-button';
import { LeverButton } from './lever-dialog';
import type { PersonAnswer } from './use-person';

/** What an admin may do to the account of a person, each for a reason that the log keeps (S4-16). */
export function AccountLevers({ person }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  const { user } = person;
  return (
    <Section title={t('adminPerson.levers')}>
      <Box display="flex" flexWrap="wrap" gap="3">
        <SignOutButton user={user} />
        {!user.emailVerified && <VerificationButton user={user} />}
        {!isCoach(user) && user.suspended === null && <GiveDaysButton person={person} />}
      </Box>
      <Preview user={user} />
      <Box maxW="text" pt="6">
        <Box fontWeight="medium">{t('adminPerson.twoAccounts')}</Box>
        <Box color="fg.muted">{t('adminPerson.twoAccountsText')}</Box>
      </Box>
    </Section>
  );
}

/** Leads to the profile as others see it, once the log says so; the admin looks and acts as nobody else. */
function Preview({ user: { uid, username } }: LeverProps) {
  const t = useTranslations();
  const callApi = useApi();
  const navigate = useNavigate();
  const { failure, isBusy, send } = useDialogCall();
  const look = async (as: (typeof READERS)[number]) => {
    if (await send(() => callApi('previewProfile', { params: { uid }, body: { as } })))
      await navigate(`/profile/${username}/about?as=${as}`);
  };
  return (
    <Box pt="6" role="group" aria-label={t('adminPerson.preview')}>
      <Box fontWeight="medium">{t('adminPerson.preview')}</Box>
      <Box color="fg.muted" mb="3" maxW="text">
        {t('adminPerson.previewText')}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        {READERS.map((as) => (
          <Button key={as} size="lg" variant="outline" colorPalette="ink" disabled={isBusy} onClick={() => void look(as)}>
            {t(`adminPerson.as.${as}`)}
          </Button>
        ))}
      </Box>
      <FailureLine text={failure} />
    </Box>
  );
}

const READERS = ['visitor', 'member', 'coach'] as const;

interface LeverProps {
  readonly user: PersonAnswer['user'];
}

function SignOutButton({ user: { uid, firstName, lastName } }: LeverProps) {
  const t = useTranslations();
  const callApi = useApi();
  const name = `${firstName} ${lastName}`;
  return (
    <LeverButton
      lever={{
        ...{ uid, name: 'signOut' },
        label: t('adminPerson.signOut'),
        title: t('adminPerson.signOutTitle'),
        text: t('adminPerson.signOutText', { name }),
        done: t('adminPerson.signOutDone', { name }),
        reasonHelp: t('adminPerson.reasonInMail', { name }),
        send: (reason) => callApi('signOutPerson', { params: { uid }, body: { reason } }),
      }}
    />
  );
}

function VerificationButton({ user: { uid, email } }: LeverProps) {
  const t = useTranslations();
  const callApi = useApi();
  return (
    <LeverButton
      lever={{
        ...{ uid, name: 'verification' },
        label: t('adminPerson.verification'),
        title: t('adminPerson.verificationTitle'),
        text: t('adminPerson.verificationText', { email }),
        done: t('adminPerson.verificationDone', { email }),
        reasonHelp: t('adminPerson.reasonInLog'),
        send: (reason) => callApi('resendVerification', { params: { uid }, body: { reason } }),
      }}
    />
  );
}
