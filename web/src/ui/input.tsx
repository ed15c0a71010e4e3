import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';

export type InputProps = HTMLChakraProps<'input', RecipeProps<'input'>>;

const { withContext } = createRecipeContext({ key: 'input' });

/** Chakra's input without the field machinery behind it, which we do not use. */
export const Input = withContext<HTMLInputElement, InputProps>('input');
