import { Box } from '@chakra-ui/react/box';
import { BadgeCheck } from 'lucide-react';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';

interface VerifiedBadgeProps {
  /** `sign` next to a name in lists, `chip` with its word at the head of a page. */
  readonly look: 'sign' | 'chip';
  /** What the API answers of a person: true while they have Premium (S1-09). */
  readonly verified: boolean;
  /** The word for it, from the texts of the page. */
  readonly word: string;
}

/** The badge of a person who has Premium; nothing for everybody else. */
export function VerifiedBadge({ look, verified, word }: VerifiedBadgeProps) {
  if (!verified) return null;
  if (look === 'chip')
    return (
      <Chip tone="flare" icon={<BadgeCheck aria-hidden />}>
        {word}
      </Chip>
    );
  return (
    <Box as="span" role="img" aria-label={word} color="pitch.fg" flex="none" display="inline-flex">
      <Icon as={BadgeCheck} size={18} />
    </Box>
  );
}
