import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { spinnerRecipe } from '@chakra-ui/react/theme';
import { HASH_LINK_OFFSET_PX, MOBILE_BELOW_PX } from '@touchline/domain/reference/limits';
import { KEYFRAMES } from './motion';
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, textareaRecipe } from './recipes';
import { withSharedRecipes } from './shared-recipes';
import { STYLE_PROPERTIES } from './style-properties';
import type { TokenNames } from './token-dictionary';
import { SEMANTIC_TOKENS, TOKENS } from './tokens';
import { TEXT_STYLES } from './typography';

/**
 * View transitions: crest and name alone are pictures that travel from the pressed row of a list to the header of the
 * college's page (`CollegeLink`). The rest of the page changes at once and answers beneath them; a picture without a
 * counterpart on the other page is not shown. Without names nothing moves, so that a late change to reduced motion
 * counts too.
 */
const TRAVEL_CSS = {
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': { animationDuration: '200ms', animationTimingFunction: 'ease-out' },
  '::view-transition-old(*):only-child, ::view-transition-new(*):only-child': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-travels=crest]': { viewTransitionName: 'college-crest' },
    '[data-travels=name]': { viewTransitionName: 'college-name' },
    'a:not([data-pressed]) [data-travels]': { viewTransitionName: 'none' },
  },
} as const;

/**
 * A printed page is its content in black on white, whatever the mode: without what navigates, asks or reacts, with
 * folded parts open, and without breaks inside a row.
 */
const PRINTED = {
  '*, *::before, *::after': {
    color: '#000 !important',
    backgroundColor: 'transparent !important',
    backgroundImage: 'none !important',
    boxShadow: 'none !important',
  },
  html: { colorScheme: 'light !important', backgroundColor: '#fff !important' },
  'header:has([role=search]), [data-screen-only], nav, footer, form, button, [role=search], [role=dialog], .chakra-toast__root, [aria-live]':
    { display: 'none !important' },
  'body > *, header, main': { position: 'static !important', minHeight: '0 !important' },
  'header > *': { minHeight: '0 !important' },
  'main dl, header dl': { flexWrap: 'wrap', minWidth: '0 !important' },
  'details::details-content': { contentVisibility: 'visible', height: 'auto' },
  'tr, li, figure, summary': { breakInside: 'avoid' },
  'h1, h2, h3, section > div:first-of-type, section > [aria-hidden]': { breakAfter: 'avoid' },
} as const;

/**
 * Where scripts are off, what only a script answers is not shown: buttons that send no form, forms without an address,
 * and parts with this mark. `<noscript>` has what stands in their place. A link shows what a drawer has otherwise.
 */
const WITHOUT_SCRIPTS = {
  'button:not([type=submit]), form:not([method], [action]) > :not(noscript), [data-needs-scripts]': {
    display: 'none !important',
  },
  '[data-shown-by-link]:target': { display: 'block !important', position: 'static !important', height: 'auto !important' },
} as const;

/**
 * Styles of the whole page: background, text, focus, and no animation for visitors who prefer reduced motion. The focus
 * ring is the same everywhere: green on the page, flare inside the class `on-dark`, and green again inside `on-page`
 * (a panel on a dark background).
 */
const PAGE_CSS = {
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'pitch',
    scrollPaddingTop: `${HASH_LINK_OFFSET_PX}px`,
    colorScheme: 'light',
    fontFamily: 'body',
    lineHeight: '1.625',
    overflowWrap: 'break-word',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    textSizeAdjust: '100%',
  },
  'html.dark': { colorScheme: 'dark' },
  'h1, h2, h3': { fontFamily: 'heading', letterSpacing: '-0.01em' },
  '*::placeholder': { color: 'fg.muted', opacity: '1' },
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  '*::selection': { bg: 'pitch.300', color: 'pitch.950' },
  ':focus-visible:not([tabindex="-1"])': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '.on-dark': { '--tl-colors-focus': '{colors.flare.500}' },
  '.on-page': { '--tl-colors-focus': '{colors.pitch.fg}' },
  '.chakra-toast__root': { '--tl-colors-focus': 'currentColor' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...TRAVEL_CSS,
  '@media (scripting: none)': WITHOUT_SCRIPTS,
  '@media print': PRINTED,
} as const;

/** What rendering an element needs: breakpoints, text styles and recipes, without the values of the tokens. */
const RUNTIME_CONFIG = defineConfig({
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':where(html)',
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

const config = defineConfig({
  ...RUNTIME_CONFIG,
  preflight: true,
  globalCss: PAGE_CSS,
  theme: { ...RUNTIME_CONFIG.theme, keyframes: KEYFRAMES, tokens: TOKENS, semanticTokens: SEMANTIC_TOKENS },
});

/**
 * Chakra's system with our tokens and only the recipes in use; a component whose recipe is missing here has no styles.
 */
export const system = createSystem(STYLE_PROPERTIES, config);

/**
 * The system that pages are rendered with. It leaves out the styles of every page, which are part of shell.html
 * (server/page-styles.tsx). Vite's development server serves shell.html without them, so there the browser generates
 * them. The browser build replaces the tokens' values by their names (token-dictionary.ts).
 * It is made at the first call, which takes a phone tens of milliseconds: the browser has a task of its own for it.
 */
export function runtimeSystem(): typeof system {
  made ??= import.meta.env.DEV
    ? system
    : forRendering(import.meta.env.SSR ? system : createSystem(STYLE_PROPERTIES, RUNTIME_CONFIG));
  return made;
}

let made: typeof system | null = null;

function forRendering(complete: typeof system): typeof system {
  return {
    ...complete,
    _global: [],
    _config: { ...complete._config, disableLayers: true },
    cva: oncePerRecipe(complete.cva),
    getRecipeFn: withSharedRecipes(complete),
  };
}

/** Chakra asks for the styles of an element's recipe at every render; they are created at the first alone. */
function oncePerRecipe(create: typeof system.cva): typeof system.cva {
  const created = new WeakMap<object, unknown>();
  const createOnce = (recipe: Parameters<typeof create>[0]): unknown => {
    const known = created.get(recipe) ?? create(recipe);
    created.set(recipe, known);
    return known;
  };
  return createOnce as typeof create;
}

/** The names of all our tokens by category; the browser build has them in place of the tokens (vite.config.ts). */
export function tokenNames(): TokenNames {
  const names: Record<string, string[]> = {};
  for (const path of system.tokens.flatMap.keys()) {
    const [category = '', ...name] = path.split('.');
    (names[category] ??= []).push(name.join('.'));
  }
  return Object.fromEntries(Object.entries(names).map(([category, list]) => [category, list.join(' ')]));
}
