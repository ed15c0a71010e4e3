import { Box } from '@chakra-ui/react/box';
import { BadgeCheck } from 'lucide-react';
import { Chip } from '../../ui/chip';
import { lazy, Suspense } from 'react';
import { Icon } from '../../ui/icon';

const PremiumChip = lazy(async () => ({ default: (await import('./premium-chip')).PremiumChip }));

interface VerifiedBadgeProps {
  /** `sign` next to a name in lists, `chip` with its word at the head of a page. */
  readonly look: 'sign' | 'chip';
  /** What the API answers of a person: true while they have Premium (S1-09). */
  readonly verified: boolean;
  /** The word for it, from the texts of the page. */
  readonly word: string;
}

/** The badge of a person who has Premium, which says so on hover and, as a chip, when pressed; nothing for others. */
export function VerifiedBadge({ look, verified, word }: VerifiedBadgeProps) {
  if (!verified) return null;
  if (look === 'chip')
    return (
      <Suspense
        fallback={
          <Chip tone="flare" icon={<BadgeCheck aria-hidden />}>
            {word}
          </Chip>
        }
      >
        <PremiumChip word={word} />
      </Suspense>
    );
  return (
    <Box as="span" role="img" aria-label={word} title="Premium" color="pitch.fg" flex="none" display="inline-flex">
      <Icon as={BadgeCheck} size={18} />
    </Box>
  );
}
