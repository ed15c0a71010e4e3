import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { describe, expect, test } from 'vitest';
import { type Recipe, sharedRecipeStyles, withSharedRecipes } from './shared-recipes';
import { system } from './system';

const sharedRecipe = withSharedRecipes(system);
const ownRecipe = (key: string) => system.getRecipeFn(key) as Recipe;
const button = sharedRecipe('button');
const rules = sharedRecipeStyles(system);

/** The rules of the page that an element with these attributes has, later ones over earlier ones. */
function rulesFor(className: string, attributes: Readonly<Record<string, unknown>>): SystemStyleObject {
  const element = document.createElement('b');
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  const matching = Object.entries(rules).filter(([selector]) => element.matches(selector));
  return matching.reduce<SystemStyleObject>((all, [, styles]) => ({ ...all, ...(styles as SystemStyleObject) }), {});
}

const CHOICES = ['sm', 'md', 'lg', 'xl', undefined].flatMap((size) =>
  ['solid', 'subtle', 'outline', 'ghost', 'plain', undefined].map((variant) => ({ size, variant })),
);

describe('recipes whose styles stand once in the page', () => {
  test.each(CHOICES)('give a button of size $size and variant $variant the styles of its recipe', (choice) => {
    const [variants, { children, ...attributes }] = button.splitVariantProps({ ...choice, children: 'Save' });

    expect(children).toBe('Save');
    expect(button(variants)).toEqual({});
    expect(rulesFor('chakra-button', attributes)).toEqual(ownRecipe('button')(choice)['@layer recipes']);
  });

  test('leave the styles with an element whose variant depends on the window’s width', () => {
    const heading = sharedRecipe('heading');
    const size = { base: '2xl', md: '4xl' };
    const [variants, attributes] = heading.splitVariantProps({ size });

    expect(attributes).toEqual({ 'data-size': '' });
    expect(heading(variants)).toEqual(ownRecipe('heading')({ size }));
  });

  test('leave the other recipes as they are', () => {
    expect(sharedRecipe('link')).toBe(ownRecipe('link'));
  });
});
