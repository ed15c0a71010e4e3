import { Box } from '@chakra-ui/react/box';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from '../i18n/use-translations';
import { Chip } from '../ui/chip';

interface VerifiedBadgeProps {
  /** `sign` beside a name in lists, `chip` with its word at the head of a page. */
  readonly look: 'sign' | 'chip';
  /** What the API answers of a person: true while they have Premium (S1-09). */
  readonly verified: boolean;
}

/** The badge of a person who has Premium; nothing for everybody else. */
export function VerifiedBadge({ look, verified }: VerifiedBadgeProps) {
  const t = useTranslations();
  if (!verified) return null;
  if (look === 'chip')
    return (
      <Chip tone="flare" icon={<BadgeCheck aria-hidden />}>
        {t('ui.verified')}
      </Chip>
    );
  return (
    <Box as="span" role="img" aria-label={t('ui.verified')} color="pitch.fg" flex="none" display="inline-flex">
      <BadgeCheck size={18} strokeWidth={1.75} aria-hidden />
    </Box>
  );
}
