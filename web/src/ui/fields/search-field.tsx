import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MAX_SEARCH_LENGTH } from '../../lib/addresses/college-address';
import { Icon } from '../icon';
import { Input } from './text-controls';

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'size'> {
  /** Styles of the box around it. */
  readonly around?: BoxProps;
}

/**
 * The one look of search fields: a magnifier, then the text, as high as the button next to it. Its name is `search`
 * unless it gets another.
 */
export function SearchField({ around, ...rest }: SearchFieldProps) {
  return (
    <Box position="relative" flex="1" minW="0" {...around}>
      <Box position="absolute" zIndex="1" left="3.5" top="50%" transform="translateY(-50%)" color="fg.muted" pointerEvents="none">
        <Icon as={Search} style={{ display: 'block' }} />
      </Box>
      <Input
        name="search"
        type="search"
        size="lg"
        ps="11"
        pe="3"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        textOverflow="ellipsis"
        {...rest}
      />
    </Box>
  );
}
