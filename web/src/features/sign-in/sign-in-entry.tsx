import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIL_STOP_MODE } from '@touchline/domain/person/mail/mail-choices';
import { SUGGESTION_MODE } from '@touchline/domain/reference/suggestions';
import { SignInScreen } from './sign-in-screen';

const EmailLinkScreen = lazy(async () => ({ default: (await import('./email-link/email-link-screen')).EmailLinkScreen }));
const StopMails = lazy(async () => ({ default: (await import('./email-link/stop-mails')).StopMails }));
const FurtherGuardian = lazy(async () => ({ default: (await import('./email-link/further-guardian')).FurtherGuardian }));
const AttestationAnswer = lazy(async () => ({
  default: (await import('./email-link/attestation-answer')).AttestationAnswer,
}));
const ConfirmCoachLink = lazy(async () => ({ default: (await import('./email-link/confirm-coach-link')).ConfirmCoachLink }));
const ConfirmSuggestion = lazy(async () => ({ default: (await import('./email-link/confirm-suggestion')).ConfirmSuggestion }));
const GuardianAnswer = lazy(async () => ({ default: (await import('./email-link/guardian-answer')).GuardianAnswer }));

/**
 * /signInUpMobile: the sign-in panel as a page, or what the link of a mail asks for (`?mode=`). The link is the
 * provider's, asks a guardian, also about a further one, or a coach, also whether they are the receiver of a private
 * link, or a visitor about a suggested correction, or turns a kind of mail off.
 */
export function SignInEntry() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  const link = query.get('link');
  const ofGuardian = mode === 'guardian' ? GuardianAnswer : mode === 'furtherGuardian' ? FurtherGuardian : null;
  const ofReceiver = mode === 'attestation' ? AttestationAnswer : mode === 'coachLink' ? ConfirmCoachLink : ofGuardian;
  const ofMail = mode === SUGGESTION_MODE ? ConfirmSuggestion : ofReceiver;
  const Ours = mode === MAIL_STOP_MODE ? StopMails : ofMail;
  if (Ours !== null && link !== null)
    return (
      <Suspense fallback={null}>
        <Ours key={link} link={link} />
      </Suspense>
    );
  if (mode === null || !query.has('oobCode')) return <SignInScreen />;
  return (
    <Suspense fallback={null}>
      <EmailLinkScreen key={search} query={query} />
    </Suspense>
  );
}
