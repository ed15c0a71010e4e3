import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { KEYFRAMES } from './motion';
import { PAGE_CSS } from './page-css';
import { DRAWING } from './drawing';
import { SEMANTIC_TOKENS, TOKENS } from './tokens';

const config = defineConfig({
  ...DRAWING,
  preflight: true,
  globalCss: PAGE_CSS,
  theme: { ...DRAWING.theme, keyframes: KEYFRAMES, tokens: TOKENS, semanticTokens: SEMANTIC_TOKENS },
});

/** Chakra's system with our colours and only the recipes in use; a component whose recipe is missing here is drawn bare. */
export const system = createSystem(defaultBaseConfig, config);
