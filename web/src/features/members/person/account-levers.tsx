import { Box } from '@chakra-ui/react/box';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
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
    </Section>
  );
}

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
