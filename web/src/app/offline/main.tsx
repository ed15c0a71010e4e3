import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { chosenLanguage, markPageLanguage } from '../../i18n/languages';
import { readKept } from '../../lib/offline/kept-store';
import { readHint } from '../../session/stored-session';
import { applyColourMode } from '../../theme/colour-mode';
import { FONT_FACE_CSS } from '../../theme/font-face';
import { system } from '../../theme/system';
import { OfflinePage } from './offline-page';

/**
 * Shows the page for readers without network, which the service worker answers with where the network does not. It asks
 * nobody: whose list may be read says the hint of the sign-in, and the list is on the device.
 */
async function start(root: HTMLElement): Promise<void> {
  applyColourMode();
  const hint = readHint();
  const list = hint === null ? null : await readKept(hint.uid);
  const language = chosenLanguage();
  markPageLanguage(language);
  createRoot(root).render(
    <ChakraProvider value={system}>
      <style>{FONT_FACE_CSS}</style>
      <OfflinePage path={location.pathname} language={language} list={list} onRetry={() => location.reload()} />
    </ChakraProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
