import type { AccountKind } from '@touchline/domain/person/registration/registration-choices';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { type SignInEntry, useSession } from '../../session/session-context';
import type { SignInOutcome, NewUser } from '../../session/sign-in';
import { FocusFirst } from '../../ui/fields/field-frame';
import { AgeGate } from './registration/age-gate';
import { ChosenEmail, EmailStep } from './email-step';
import { GoogleButton, useGoogle } from './google-button';
import type { InvitedTeam } from './invited-team';
import { type PanelStep, titleOf } from './panel-step';
import { PasswordStep, ResetSent } from './password-step';

const loadRegistrationForm = () => import('./registration/registration-form');

/** Downloaded while the address is typed. */
const RegistrationForm = lazy(async () => ({ default: (await loadRegistrationForm()).RegistrationForm }));

/** For new users of another provider alone; everybody else goes without it. */
const TermsForm = lazy(async () => ({ default: (await import('./registration/terms-form')).TermsForm }));

/** Only while developing and in builds that VITE_LOCAL=true makes for one machine; deployments do not contain it. */
const TestAccounts =
  import.meta.env.DEV || import.meta.env.VITE_LOCAL === 'true'
    ? lazy(async () => ({ default: (await import('./google-test-accounts')).GoogleTestAccounts }))
    : null;

/** Where a user goes after signing in; null stays on the page. */
export type Destination = '/playerProfileWizard' | '/account' | null;

interface SignInPanel {
  readonly step: PanelStep;
  readonly title: string;
  readonly body: ReactNode;
  /** Back to the first step; a new user who has not accepted the terms is signed out. */
  readonly restart: () => void;
}

/** What new users begin with: the kind of account, and the team that an invitation names. */
interface FirstChoices {
  readonly kind?: AccountKind | undefined;
  readonly invited?: InvitedTeam | null;
}

/**
 * The content of the sign-in panel: title and body of the current step (S2-32 to S2-35). `onIn` is called once somebody
 * is signed in, with where they go: after registering high-school players to their profile's wizard, others to
 * /account, as after accepting the terms. `first` is what new users begin with.
 */
export function useSignInPanel(
  entry: SignInEntry,
  onIn: (destination: Destination) => void,
  { kind, invited = null }: FirstChoices = {},
): SignInPanel {
  const t = useTranslations();
  const { state, prepare, actions } = useSession();
  const [step, setStep] = useState<PanelStep>('email');
  const [email, setEmail] = useState('');
  const [newUser, setNewUser] = useState<NewUser | null>(null);
  const google = useGoogle((outcome) => enter(outcome, null));
  useEffect(() => {
    prepare();
    loadRegistrationForm().catch(() => undefined);
  }, [prepare]);
  useEffect(() => {
    if (newUser === null) return undefined;
    return () =>
      void actions()
        .then(({ declineTerms }) => declineTerms())
        .catch(() => undefined);
  }, [newUser, actions]);

  function enter(outcome: SignInOutcome, destination: Destination) {
    if (outcome === null) {
      onIn(destination);
    } else {
      setNewUser(outcome);
      setStep('terms');
    }
  }

  function newMembersDestination(): Destination {
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
      code={google.code}
      onPress={() => (TestAccounts === null ? google.signIn(null) : setStep('testAccounts'))}
    />
  );

  function content(): ReactNode {
    switch (step) {
      case 'email':
        return <EmailStep email={email} onEmail={setEmail} onStep={setStep} google={googleButton} />;
      case 'password':
        return <PasswordStep email={email} onStep={setStep} onEntry={(outcome) => enter(outcome, null)} />;
      case 'google':
        return (
          <Stack gap="5">
            <ChosenEmail email={email} onOther={() => setStep('email')} />
            <Text>{t('signIn.byGoogle')}</Text>
            {googleButton}
          </Stack>
        );
      case 'register':
        return (
          <AgeGate onRestart={restart}>
            <RegistrationForm
              firstKind={kind}
              invited={invited}
              email={email}
              onEntry={(outcome) => enter(outcome, newMembersDestination())}
            />
          </AgeGate>
        );
      case 'resetSent':
        return <ResetSent email={email} onBack={() => setStep('password')} />;
      case 'terms':
        return (
          newUser && (
            <AgeGate onRestart={restart}>
              <TermsForm
                firstKind={kind}
                invited={invited}
                newUser={newUser}
                onEntry={(outcome) => enter(outcome, '/account')}
                onRestart={restart}
              />
            </AgeGate>
          )
        );
      case 'testAccounts':
        return TestAccounts && <TestAccounts {...google} onAccount={google.signIn} />;
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
