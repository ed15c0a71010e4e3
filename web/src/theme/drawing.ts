import { defineConfig } from '@chakra-ui/react/styled-system';
import { spinnerRecipe } from '@chakra-ui/react/theme';
import { MOBILE_BELOW_PX } from '@touchline/domain/constants/limits';
import { buttonRecipe } from './recipes/button';
import { headingRecipe } from './recipes/heading';
import { linkRecipe } from './recipes/link';
import { inputRecipe, textareaRecipe } from './recipes/text-entry';
import { TEXT_STYLES } from './type';

/** What drawing an element needs of our look: widths, texts' styles and recipes, without what the tokens are worth. */
export const DRAWING = defineConfig({
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':where(html)',
  conditions: { dark: '.dark &', light: ':root:not(.dark) &' },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: `${MOBILE_BELOW_PX / 16}rem`, xl: '80rem' },
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
