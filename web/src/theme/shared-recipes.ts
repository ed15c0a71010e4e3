import type { RecipeDefinition, SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The recipes whose styles stand once in every page, instead of with each element: those that pages use many times. */
const SHARED = ['button', 'heading', 'input'];

type Selected = Readonly<Record<string, unknown>>;
type Rules = SystemContext['_global'][number];

/** What elements ask of a recipe; Chakra's own type of it is `any`. */
export interface Recipe {
  (props?: Selected): SystemStyleObject;
  readonly variantKeys: readonly string[];
  readonly config: { readonly defaultVariants?: Selected };
  readonly splitVariantProps: (props: Selected) => readonly [variants: Selected, rest: Selected];
}

/** `data-size="lg"`; an element without it has the default. */
function attributeOf(variant: string): string {
  return `data-${variant}`;
}

/** The styles of the shared recipes by their selectors: a class, and an attribute for each chosen variant. */
export function sharedRecipeStyles(system: SystemContext): Rules {
  const styles: Rules = {};
  for (const key of SHARED) {
    const { className = key, base = {}, variants = {}, defaultVariants = {} } = system.getRecipe(key) as RecipeDefinition;
    const defaults: Selected = defaultVariants;
    styles[`.${className}`] = system.css(base);
    for (const [variant, choices] of Object.entries(variants)) {
      const attribute = attributeOf(variant);
      for (const [choice, chosen] of Object.entries(choices)) {
        const selected = defaults[variant] === choice ? `:not([${attribute}])` : `[${attribute}="${choice}"]`;
        styles[`.${className}:where(${selected})`] = system.css(chosen);
      }
    }
  }
  return styles;
}

/**
 * Chakra's recipes without styles where the page has them already: they give elements the attributes of their variants.
 * A variant that depends on the window's width brings its styles as usual.
 */
export function withSharedRecipes(system: SystemContext): (key: string, fallback?: unknown) => Recipe {
  const known = new Map<string, Recipe>();
  return (key, fallback) => {
    const recipe = known.get(key) ?? (system.getRecipeFn(key, fallback) as Recipe);
    if (!SHARED.includes(key) || known.has(key)) return recipe;
    const made = shared(recipe);
    known.set(key, made);
    return made;
  };
}

function shared(recipe: Recipe): Recipe {
  const { defaultVariants = {} } = recipe.config;
  const chosenIn = (props: Selected): readonly (readonly [string, unknown])[] =>
    recipe.variantKeys
      .map((variant) => [variant, props[variant] ?? defaultVariants[variant]] as const)
      .filter(([variant, choice]) => choice !== defaultVariants[variant]);
  const styles = (props: Selected = {}): SystemStyleObject =>
    chosenIn(props).some(([, choice]) => typeof choice === 'object') ? recipe(props) : {};
  const splitVariantProps: Recipe['splitVariantProps'] = (props) => {
    const [variants, rest] = recipe.splitVariantProps(props);
    const attributes = chosenIn(variants).map(([variant, choice]) => [
      attributeOf(variant),
      typeof choice === 'object' ? '' : choice,
    ]);
    return [variants, { ...rest, ...Object.fromEntries(attributes) }];
  };
  return Object.assign(styles, recipe, { splitVariantProps });
}
