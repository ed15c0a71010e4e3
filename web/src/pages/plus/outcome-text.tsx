import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

interface OutcomeTextProps {
  readonly title: string;
  readonly text: string;
  /** What changed, and the ways on. */
  readonly children?: ReactNode;
}

/** One outcome of a checkout. */
export function OutcomeText({ title, text, children }: OutcomeTextProps) {
  return (
    <>
      <Heading as="h2" textStyle="h2" mb="2" overflowWrap="anywhere">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="text">
        {text}
      </Text>
      {children}
    </>
  );
}

/** The ways on from an outcome: one solid, the others quiet. */
export function NextSteps({ children }: { readonly children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" gap="3" mt="5">
      {children}
    </Box>
  );
}
