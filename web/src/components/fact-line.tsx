import { Box } from '@chakra-ui/react/box';
import type { Fact } from '../ui/fact';

/** Facts that are known as one quiet line, for places too narrow to align them: at most three, two on a phone. */
export function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null).slice(0, 3);
  return (
    <Box display={{ base: 'block', xl: 'none' }} truncate fontVariantNumeric="tabular-nums" minH="1.25rem">
      {known.map(({ label, value }, at) => (
        <Box as="span" key={label} display={at > 1 ? { base: 'none', sm: 'inline' } : 'inline'}>
          {at > 0 && ' · '}
          {label}{' '}
          <Box as="span" fontWeight="medium" color="fg">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
