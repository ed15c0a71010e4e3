import { Box } from '@chakra-ui/react/box';
import { BadgeCheck } from 'lucide-react';
import { Icon } from '../../ui/icon';

interface VerifiedBadgeProps {
  /** What the API answers of a person: true while they have Premium (S1-09). */
  readonly verified: boolean;
  /** The word for it, from the texts of the page. */
  readonly word: string;
}

/** The badge of a person who has Premium, next to a name; it says so on hover. Nothing for everybody else. */
export function VerifiedBadge({ verified, word }: VerifiedBadgeProps) {
  if (!verified) return null;
  return (
    <Box as="span" role="img" aria-label={word} title="Premium" color="pitch.fg" flex="none" display="inline-flex">
      <Icon as={BadgeCheck} size={18} />
    </Box>
  );
}
