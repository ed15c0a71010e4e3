import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Words } from '../i18n/use-translations';

/** A fact's value, or quietly that nobody reported it: what is unknown is never shown as zero. */
export function FactValue({ value }: { readonly value: ReactNode }) {
  if (value !== null && value !== undefined && value !== '') return value;
  return (
    <Box as="span" color="fg.muted" fontWeight="normal" fontFamily="body" fontSize="md" lineHeight="1.5" letterSpacing="normal">
      <Words id="pieces.notReported" />
    </Box>
  );
}
