import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Headings in the heading font; sizes follow the scale of type.ts. */
export const headingRecipe = defineRecipe({
  className: 'chakra-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', letterSpacing: '-0.01em', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
      '4xl': { textStyle: '4xl' },
      '5xl': { textStyle: '5xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});
