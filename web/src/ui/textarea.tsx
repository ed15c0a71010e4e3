import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';

type TextareaProps = HTMLChakraProps<'textarea', RecipeProps<'textarea'>>;

const { withContext } = createRecipeContext({ key: 'textarea' });

/** Chakra's text area without the field machinery behind it, which we do not use. */
export const Textarea = withContext<HTMLTextAreaElement, TextareaProps>('textarea');
