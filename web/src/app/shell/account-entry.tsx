import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { SIGN_IN_PAGE, type SignInEntry, useSessionState } from '../../session/session-context';
import { SkeletonBar } from '../../ui/states/skeletons';
import { type CurrentUser, useCurrentUser } from './current-user';
import { ACCOUNT_BUTTON_PLACEHOLDER } from './session-placeholders';
import { useSignInPress } from './sign-in-host';

/**
 * Log in and Sign up for visitors, the user menu for signed-in users, and a placeholder while a stored sign-in is being
 * checked, so that Log in never flashes.
 */
export function AccountEntry() {
  const user = useCurrentUser();
  if (!user.isKnown) return <QuietBar />;
  return user.isSignedIn ? <LoadedUserMenu user={user} /> : <VisitorEntry />;
}

function LoadedUserMenu({ user }: { readonly user: CurrentUser }) {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ UserMenu }] = await Promise.all([import('./user-menu'), loadMessages('menu', language)]);
    return { UserMenu };
  }, [language]);
  const { part } = useLoaded(load);
  return part === null ? <QuietBar /> : <part.UserMenu user={user} />;
}

function QuietBar() {
  const t = useTranslations();
  const { isLeaving } = useSessionState();
  return (
    <Box role="status">
      <VisuallyHidden>{t(isLeaving ? 'shell.signingOut' : 'shell.sessionLoading')}</VisuallyHidden>
      <SkeletonBar bg="hero.panel" width="11" height="11" borderRadius="pill" />
    </Box>
  );
}

const LANDING = '/home';

/**
 * Log in and Sign up; until the page's script has loaded they lead to the sign-in page. On the narrowest windows Log in
 * stands in the bottom bar instead.
 */
function VisitorEntry() {
  const t = useTranslations();
  const { pathname } = useLocation();
  return (
    <Box display="flex" gap="2" {...ACCOUNT_BUTTON_PLACEHOLDER}>
      <chakra.form action={SIGN_IN_PAGE} hideBelow="md">
        <PanelButton text={t('shell.logIn')} variant="ghost" px={{ base: '4', lg: '2' }} />
      </chakra.form>
      <form action={SIGN_IN_PAGE}>
        <PanelButton
          entry={pathname === LANDING ? 'landing' : 'default'}
          text={t('shell.signUp')}
          px={{ base: '2.5', sm: '4' }}
          fontSize={{ base: 'sm', sm: 'md' }}
        />
      </form>
    </Box>
  );
}

interface PanelButtonProps extends ButtonProps {
  readonly entry?: SignInEntry;
  readonly text: string;
}

function PanelButton({ entry, text, ...look }: PanelButtonProps) {
  const { open, isLoading } = useSignInPress(entry);
  return (
    <Button
      type="submit"
      colorPalette="chalk"
      size="lg"
      whiteSpace="nowrap"
      loading={isLoading}
      loadingText={text}
      onClick={open}
      {...look}
    >
      {text}
    </Button>
  );
}
