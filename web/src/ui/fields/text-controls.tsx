import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react/styled-system';

type InputProps = HTMLChakraProps<'input', RecipeProps<'input'>>;

/** Chakra's input without its field context, which we do not use. */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input');

type TextareaProps = HTMLChakraProps<'textarea', RecipeProps<'textarea'>>;

/** Chakra's text area without its field context, which we do not use. */
export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<HTMLTextAreaElement, TextareaProps>('textarea');
