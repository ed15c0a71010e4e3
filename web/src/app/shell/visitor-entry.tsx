import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import type { SignInEntry } from '../../session/sign-in-opening';
import { PLACE_OF_ACCOUNT_BUTTON } from './hidden-while-looked-at';
import { SIGN_IN_PAGE, useSignInPress } from './use-sign-in-press';

const LANDING = '/home';

/** Log in and Sign up; before the page's script has arrived, a press leads to the sign-in page. On the narrowest windows Log in stands in the bar at the bottom instead. */
export function VisitorEntry() {
  const t = useTranslations();
  const { pathname } = useLocation();
  return (
    <Box display="flex" gap="2" {...PLACE_OF_ACCOUNT_BUTTON}>
      <chakra.form action={SIGN_IN_PAGE} hideBelow="sm">
        <PanelButton text={t('shell.logIn')} variant="ghost" px="4" />
      </chakra.form>
      <form action={SIGN_IN_PAGE}>
        <PanelButton
          entry={pathname === LANDING ? 'landing' : 'default'}
          text={t('shell.signUp')}
          px={{ base: '3', sm: '4' }}
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
    <Button type="submit" colorPalette="chalk" size="lg" loading={isLoading} loadingText={text} onClick={open} {...look}>
      {text}
    </Button>
  );
}
