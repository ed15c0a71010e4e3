import { describe, expect, test } from 'vitest';
import { contrast, type Mode, MODES } from '../testing/colour-contrast';
import { CHOSEN_LOOK } from './chosen-look';
import { buttonRecipe, inputRecipe, linkRecipe, textareaRecipe } from './recipes';

const PAGE_GROUNDS = ['bg', 'bg.subtle', 'bg.panel'];
const HERO_GROUNDS = ['hero', 'hero.panel'];
/** The palettes that controls take, with the grounds they stand on. */
const GROUNDS_OF = {
  pitch: PAGE_GROUNDS,
  ink: PAGE_GROUNDS,
  red: PAGE_GROUNDS,
  flare: PAGE_GROUNDS,
  chalk: HERO_GROUNDS,
} as const satisfies Record<string, readonly string[]>;
const PALETTES = Object.keys(GROUNDS_OF) as (keyof typeof GROUNDS_OF)[];
/** The pseudo-classes of a control that a recipe may style; later ones apply over earlier ones. */
const STATES = {
  'at rest': [],
  'under the pointer': ['_hover'],
  'in focus': ['_focusVisible'],
  pressed: ['_hover', '_active'],
} as const;
type State = keyof typeof STATES;

type Styles = Readonly<Record<string, unknown>>;

/** The colour properties of a style in a state. */
interface Colours {
  readonly bg?: string;
  readonly color?: string;
  readonly borderColor?: string;
}

function isStyles(value: unknown): value is Styles {
  return typeof value === 'object' && value !== null;
}

/** What a style shows in a state, with the palette's own colours. */
function coloursIn(written: object, state: State, palette: string): Colours {
  const styles: Styles = Object.fromEntries(Object.entries(written));
  const applied = STATES[state].reduce<Styles>(
    (rest, name) => ({ ...rest, ...(isStyles(styles[name]) ? styles[name] : {}) }),
    styles,
  );
  const known = ['bg', 'color', 'borderColor'].flatMap((property) => {
    const value = applied[property];
    return typeof value === 'string' && value !== 'transparent' ? [[property, value.replaceAll('colorPalette', palette)]] : [];
  });
  return Object.fromEntries(known) as Colours;
}

const STATE_NAMES = Object.keys(STATES) as State[];

function expectReadable({ bg, color = 'fg' }: Colours, grounds: readonly string[], mode: Mode): void {
  for (const ground of bg === undefined ? grounds : [bg]) {
    expect(contrast(color, ground, mode), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
}

describe.each(MODES)('in %s mode', (mode) => {
  describe.each(STATE_NAMES)('%s', (state) => {
    const buttons = Object.entries(buttonRecipe.variants?.variant ?? {}).flatMap(([variant, styles]) =>
      PALETTES.map((palette) => [variant, palette, styles] as const),
    );

    test.each(buttons)('the text of a button %s, %s, can be read', (_, palette, styles) => {
      expectReadable(coloursIn(styles, state, palette), GROUNDS_OF[palette], mode);
    });

    test.each(PALETTES)('the edge of an outlined button, %s, can be seen', (palette) => {
      const { borderColor = '' } = coloursIn(buttonRecipe.variants?.variant.outline ?? {}, state, palette);
      for (const ground of GROUNDS_OF[palette]) {
        expect(contrast(borderColor, ground, mode), `${borderColor} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    });

    test.each(PALETTES.filter((palette) => palette !== 'chalk'))('a link in text, %s, can be read', (palette) => {
      expectReadable(coloursIn(linkRecipe.base ?? {}, state, palette), GROUNDS_OF[palette], mode);
    });

    test.each([
      ['one line', inputRecipe.base],
      ['a text area', textareaRecipe.base],
    ])('a field, %s, can be read and seen', (_, base = {}) => {
      const colours = coloursIn(base, state, 'pitch');
      expectReadable(colours, PAGE_GROUNDS, mode);
      for (const ground of PAGE_GROUNDS) expect(contrast(colours.borderColor ?? '', ground, mode)).toBeGreaterThanOrEqual(3);
    });

    test('what is chosen can be read and stands out from the page', () => {
      const colours = coloursIn(CHOSEN_LOOK, state, 'pitch');
      expectReadable(colours, PAGE_GROUNDS, mode);
      for (const ground of PAGE_GROUNDS) expect(contrast(colours.bg ?? '', ground, mode)).toBeGreaterThanOrEqual(3);
    });
  });
});
