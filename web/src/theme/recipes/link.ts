import { defineRecipe } from '@chakra-ui/react/styled-system';

const LINE = { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' } as const;

/** Links in text; the focus ring is the page's own. */
export const linkRecipe = defineRecipe({
  className: 'chakra-link',
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', borderRadius: 'l1', color: 'colorPalette.fg' },
  variants: {
    variant: {
      underline: LINE,
      plain: { textDecoration: 'none', _hover: LINE },
    },
  },
  defaultVariants: { variant: 'plain' },
});
