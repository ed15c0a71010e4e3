import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly level?: 'h1' | 'h2';
  readonly children?: ReactNode;
}

/** Explains why there is nothing to show; the next step is its children. */
export function Notice({ title, text, level = 'h2', children }: NoticeProps) {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" px={{ base: '5', md: '10' }} py={{ base: '8', md: '12' }}>
      <Box display="flex" flexDirection="column" gap="3" maxW="34rem" alignItems="flex-start">
        <Heading as={level} size="xl" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          {text}
        </Text>
        {children}
      </Box>
    </Box>
  );
}
