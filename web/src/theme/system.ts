import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import {
  animationStyles,
  buttonRecipe,
  dialogSlotRecipe,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  spinnerRecipe,
  textareaRecipe,
  textStyles,
  toastSlotRecipe,
  tokens,
} from '@chakra-ui/react/theme';
import { MOBILE_BELOW_PX } from '@touchline/domain/constants/limits';
import { asTokens, COLOURS } from './colours';
import { PAGE_CSS } from './page-css';
import { SEMANTIC_COLOURS } from './semantic-colours';

const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':where(html)',
  globalCss: PAGE_CSS,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: `${MOBILE_BELOW_PX / 16}rem`, xl: '80rem' },
    keyframes,
    tokens: {
      ...tokens,
      colors: asTokens({ ...COLOURS, blackAlpha: { '500': 'rgba(6, 35, 26, 0.6)' } }),
      fonts: { ...tokens.fonts, heading: { value: SYSTEM_FONTS }, body: { value: SYSTEM_FONTS } },
      shadows: asTokens({ lg: '0 12px 40px rgba(6, 35, 26, 0.18)', xl: '0 12px 40px rgba(6, 35, 26, 0.24)' }),
    },
    semanticTokens: {
      colors: asTokens(SEMANTIC_COLOURS),
      radii: asTokens({ l1: '{radii.sm}', l2: '0.625rem', l3: '{radii.2xl}' }),
    },
    textStyles,
    layerStyles,
    animationStyles,
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: { dialog: dialogSlotRecipe, toast: toastSlotRecipe },
  },
});

/** Chakra's system with our colours and only the recipes in use; a component whose recipe is missing here is drawn bare. */
export const system = createSystem(defaultBaseConfig, config);
