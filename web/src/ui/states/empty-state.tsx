import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { SCENES } from './scenes';

interface EmptyStateProps {
  readonly scene: keyof typeof SCENES;
  /** One sentence that says what is missing. */
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  /** More text, where one sentence is not enough. */
  readonly text?: string;
  /** The next step, a ButtonLink or a Button. */
  readonly action?: ReactNode;
}

/** Shown instead of missing content: a drawn scene, one sentence, one action. */
export function EmptyState({ scene, title, level = 'h2', text, action }: EmptyStateProps) {
  const Scene = SCENES[scene];
  return (
    <Box display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="3" py={{ base: '6', md: '10' }}>
      <Box width="full" maxW="26rem" borderRadius="card" overflow="hidden" mb="3" aspectRatio="16 / 9">
        <Scene />
      </Box>
      <Heading as={level} textStyle="h3" maxW="form" overflowWrap="anywhere" textWrap="balance">
        {title}
      </Heading>
      {text !== undefined && (
        <Box color="fg.muted" maxW="form" textWrap="pretty">
          {text}
        </Box>
      )}
      {action !== undefined && <Box pt="2">{action}</Box>}
    </Box>
  );
}
