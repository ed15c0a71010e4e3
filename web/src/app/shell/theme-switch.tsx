import { IconButton } from '@chakra-ui/react/button';
import { Moon, Sun } from 'lucide-react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWords } from '../../i18n/use-words';
import { useColourMode } from '../../theme/colour-mode';

/** Switches between light and dark. Which of the two stands is written on <html>, so both signs are drawn and style shows the one that leads on. */
export function ThemeSwitch() {
  const say = useWords();
  const { choose } = useColourMode();
  return (
    <>
      <chakra.span display="contents" _dark={{ display: 'none' }}>
        <IconButton aria-label={say('shell.dark')} variant="ghost" colorPalette="chalk" size="lg" onClick={() => choose('dark')}>
          <Moon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </chakra.span>
      <chakra.span display="none" _dark={{ display: 'contents' }}>
        <IconButton
          aria-label={say('shell.light')}
          variant="ghost"
          colorPalette="chalk"
          size="lg"
          onClick={() => choose('light')}
        >
          <Sun size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </chakra.span>
    </>
  );
}
