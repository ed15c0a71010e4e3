import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import type { Entry, NewUser } from '../../session/entering';
import { useSession } from '../../session/session-context';
import type { SignInEntry } from '../../session/sign-in-opening';
import { FocusFirst } from '../../ui/focus-first';
import { ChosenEmail } from './chosen-email';
import { EmailStep } from './email-step';
import { GoogleButton } from './google-button';
import { type PanelStep, titleOf } from './panel-step';
import { PasswordStep } from './password-step';
import { RegistrationForm } from './registration-form';
import { ResetSent } from './reset-sent';
import { TermsForm } from './terms-form';
import { useGoogle } from './use-google';

/** Only while developing and in builds that VITE_LOCAL=true makes for one machine; what is deployed has nothing of it. */
const TestAccounts =
  import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true'
    ? lazy(async () => ({ default: (await import('./google-test-accounts')).GoogleTestAccounts }))
    : null;

/** Where somebody goes who has just come in; null: nowhere, they have been here before. */
export type Destination = '/playerProfileWizard' | '/account' | null;

interface SignInPanel {
  readonly step: PanelStep;
  readonly title: string;
  readonly body: ReactNode;
  /** Back to the first step; a new user who has not accepted the terms is signed out. */
  readonly restart: () => void;
}

/**
 * The sign-in panel, wherever it stands: title and content of the present step (specification §2, Sign-in panel; §4, Sign-in flow). `onIn` hears that somebody
 * is signed in and where they go: after registering high-school players to their profile's wizard, others to /account, and so does who has accepted the terms.
 */
export function useSignInPanel(entry: SignInEntry, onIn: (destination: Destination) => void): SignInPanel {
  const t = useTranslations();
  const { state, prepare, acts } = useSession();
  const [step, setStep] = useState<PanelStep>('email');
  const [email, setEmail] = useState('');
  const [newUser, setNewUser] = useState<NewUser | null>(null);
  const google = useGoogle((outcome) => enter(outcome, null));
  useEffect(() => prepare(), [prepare]);
  useEffect(() => {
    if (newUser === null) return undefined;
    return () =>
      void acts()
        .then((act) => act.giveUpTerms())
        .catch(() => undefined);
  }, [newUser, acts]);

  function enter(outcome: Entry, destination: Destination) {
    if (outcome === null) {
      onIn(destination);
    } else {
      setNewUser(outcome);
      setStep('terms');
    }
  }

  function newcomersPlace(): Destination {
    return state().profile?.type === 'playerHighSchool' ? '/playerProfileWizard' : '/account';
  }

  function restart() {
    setNewUser(null);
    setStep('email');
  }

  const googleButton = (
    <GoogleButton
      isBusy={google.isBusy}
      failure={google.failure}
      onPress={() => (TestAccounts === null ? google.signIn(null) : setStep('testAccounts'))}
    />
  );

  function content(): ReactNode {
    switch (step) {
      case 'email':
        return <EmailStep email={email} onEmail={setEmail} onStep={setStep} google={googleButton} />;
      case 'password':
        return <PasswordStep email={email.trim()} onStep={setStep} onEntry={(outcome) => enter(outcome, null)} />;
      case 'google':
        return (
          <Stack gap="5">
            <ChosenEmail email={email.trim()} onOther={() => setStep('email')} />
            <Text>{t('signIn.byGoogle')}</Text>
            {googleButton}
          </Stack>
        );
      case 'register':
        return <RegistrationForm email={email} onEmail={setEmail} onEntry={(outcome) => enter(outcome, newcomersPlace())} />;
      case 'resetSent':
        return <ResetSent email={email.trim()} onBack={() => setStep('password')} />;
      case 'terms':
        return newUser && <TermsForm newUser={newUser} onEntry={(outcome) => enter(outcome, '/account')} onRestart={restart} />;
      case 'testAccounts':
        return TestAccounts && <TestAccounts isBusy={google.isBusy} failure={google.failure} onAccount={google.signIn} />;
    }
  }

  const isFirst = step === 'email' && email === '';
  return {
    step,
    title: t(titleOf(step, entry)),
    body: <Suspense fallback={null}>{isFirst ? content() : <FocusFirst key={step}>{content()}</FocusFirst>}</Suspense>,
    restart,
  };
}
