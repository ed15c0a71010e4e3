import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { spinnerRecipe } from '@chakra-ui/react/theme';
import { MOBILE_BELOW_PX } from '@touchline/domain/constants/limits';
import { KEYFRAMES } from './motion';
import { PAGE_CSS } from './page-css';
import { buttonRecipe } from './recipes/button';
import { headingRecipe } from './recipes/heading';
import { linkRecipe } from './recipes/link';
import { inputRecipe, textareaRecipe } from './recipes/text-entry';
import { SEMANTIC_TOKENS, TOKENS } from './tokens';
import { TEXT_STYLES } from './type';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':where(html)',
  conditions: { dark: '.dark &', light: ':root:not(.dark) &' },
  globalCss: PAGE_CSS,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: `${MOBILE_BELOW_PX / 16}rem`, xl: '80rem' },
    keyframes: KEYFRAMES,
    tokens: TOKENS,
    semanticTokens: SEMANTIC_TOKENS,
    textStyles: TEXT_STYLES,
    layerStyles: { none: { value: {} }, disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
  },
});

/** Chakra's system with our colours and only the recipes in use; a component whose recipe is missing here is drawn bare. */
export const system = createSystem(defaultBaseConfig, config);
