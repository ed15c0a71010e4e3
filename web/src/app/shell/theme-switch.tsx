import { IconButton } from '@chakra-ui/react/button';
import { Moon, Sun } from 'lucide-react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from '../../i18n/use-translations';
import { useColourMode } from '../../theme/colour-mode';

/** Switches between light and dark. Which of the two stands is written on <html>, so both signs are drawn and style shows the one that leads on. */
export function ThemeSwitch() {
  const t = useTranslations();
  const { choose } = useColourMode();
  return (
    <>
      <chakra.span display="contents" _dark={{ display: 'none' }}>
        <IconButton aria-label={t('shell.dark')} variant="ghost" colorPalette="chalk" size="lg" onClick={() => choose('dark')}>
          <Moon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </chakra.span>
      <chakra.span display="none" _dark={{ display: 'contents' }}>
        <IconButton aria-label={t('shell.light')} variant="ghost" colorPalette="chalk" size="lg" onClick={() => choose('light')}>
          <Sun size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </chakra.span>
    </>
  );
}
