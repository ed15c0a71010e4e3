import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { Section } from '../../ui/page-layout';
import { SkeletonBlock } from '../../ui/states/skeletons';
import { useToasts } from '../../ui/overlays/toasts';
import { AccountPage } from './account-page';
import { SharedComputerSection } from './device/shared-computer-section';
import { useAction } from '../../ui/use-action';
import { useLongDate } from '../../ui/use-dates';
import type { OwnAccount } from '../../components/own-account/use-own-account';

const EmailSection = lazy(async () => ({ default: (await import('./email-section')).EmailSection }));
const PasswordSection = lazy(async () => ({ default: (await import('./password-section')).PasswordSection }));

/** /account/login-and-security: mail address and verification, password, ways to sign in, this device and others. */
export function SecurityScreen() {
  return (
    <AccountPage>
      {(account) => (
        <Suspense fallback={<SkeletonBlock height="48rem" />}>
          <EmailSection account={account} />
          <PasswordSection account={account} />
          <ProvidersSection account={account} />
          <SharedComputerSection />
          <SignOutEverywhereSection />
        </Suspense>
      )}
    </AccountPage>
  );
}

const PROVIDER_NAMES = { password: 'account.provider.password', 'google.com': 'account.provider.google' } as const;

/** The ways to sign in that the user has, and when they last signed in. */
function ProvidersSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useLongDate();
  return (
    <Section title={t('account.providers')}>
      <Box as="ul" listStyleType="none">
        {account.providers.map((provider) => (
          <Box as="li" key={provider} minH="11" display="flex" alignItems="center" fontWeight="medium">
            {provider === 'password' || provider === 'google.com' ? t(PROVIDER_NAMES[provider]) : provider}
          </Box>
        ))}
      </Box>
      {account.lastSignInAt !== null && (
        <Box textStyle="small" color="fg.muted">
          {t('account.lastSignIn', { date: day(account.lastSignInAt) })}
        </Box>
      )}
    </Section>
  );
}

/** Ends every session, this one included. */
function SignOutEverywhereSection() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const signOutEverywhere = () =>
    run(async () => {
      await callApi('signOutEverywhere');
      show({ variant: 'success', text: t('account.signedOutEverywhere') }, { outlivesPage: true });
      await (await actions()).signOut();
    });
  return (
    <Section title={t('account.everywhere')} intro={t('account.everywhereText')}>
      <Box>
        <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={() => void signOutEverywhere()}>
          {t('account.signOutEverywhere')}
        </BusyButton>
      </Box>
    </Section>
  );
}
