import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Touchline } from './touchline';

interface SectionProps {
  readonly title: string;
  /** The target of a hash link to this section. */
  readonly id?: string;
  readonly level?: 'h2' | 'h3';
  /** Stands under the rule, before the content. */
  readonly intro?: ReactNode;
  /** One link or button, right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that carries its title's name: title, touchline, content. Space around it is the page's to give. */
export function Section({ title, id, level = 'h2', intro, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId} {...(id === undefined ? {} : { id })} minW="0">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
        minH="11"
        pb="2"
      >
        <Heading as={level} id={titleId} textStyle={level} overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
        {action !== undefined && (
          <Box flex="none" display="flex" gap="3">
            {action}
          </Box>
        )}
      </Box>
      <Touchline />
      {intro !== undefined && (
        <Box color="fg.muted" maxW="text" pt="4">
          {intro}
        </Box>
      )}
      <Box pt={{ base: '5', md: '6' }}>{children}</Box>
    </Box>
  );
}
