import { Box } from '@chakra-ui/react/box';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../icon';

interface SelectControlProps extends HTMLChakraProps<'select'> {
  /** Whether the select is as high as a button instead of a text field. */
  readonly isCompact?: boolean;
}

/** The browser's own select with our arrow, as wide as its parent. */
export function SelectControl({ isCompact = false, ...props }: SelectControlProps) {
  return (
    <Box position="relative" width="full">
      <chakra.select
        appearance="none"
        width="full"
        minH={isCompact ? '11' : '12'}
        py={isCompact ? undefined : '2'}
        ps={isCompact ? '3' : '4'}
        pe={isCompact ? '9' : '12'}
        textStyle={isCompact ? 'small' : 'md'}
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
        cursor="pointer"
        _hover={{ borderColor: 'fg.muted' }}
        {...props}
      />
      <Box
        as="span"
        position="absolute"
        insetEnd={isCompact ? '3' : '4'}
        top="0"
        height="full"
        display="flex"
        alignItems="center"
        color="fg.muted"
        pointerEvents="none"
      >
        <Icon as={ChevronDown} size={isCompact ? 18 : 20} />
      </Box>
    </Box>
  );
}
