import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link';

interface AudienceHalfProps {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly to: string; readonly text: string };
  /** A piece of the product, above the words. */
  readonly children: ReactNode;
}

/** What one audience gets: a piece of the product, what it is good for, and the way there. */
export function AudienceHalf({ kicker, title, text, action, children }: AudienceHalfProps) {
  return (
    <Box display="flex" flexDirection="column" scrollSnapAlign="center">
      <Box height="21rem" display="flex" flexDirection="column" justifyContent="center">
        {children}
      </Box>
      <Box textStyle="label" color="hero.muted" mt="6">
        {kicker}
      </Box>
      <Heading as="h3" textStyle="h2" mt="2" maxW="30rem">
        {title}
      </Heading>
      <Box color="hero.muted" mt="3" mb="6" maxW="30rem" flex="1">
        {text}
      </Box>
      <ButtonLink to={action.to} variant="outline" colorPalette="chalk" alignSelf="flex-start">
        {action.text}
      </ButtonLink>
    </Box>
  );
}
