import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import type { FoundRecruit } from './recruit-results-query';

/** The colors of a college of which none is known. */
const NEUTRAL = { first: '#37453E', second: '#F3F4EF' } as const;

/** The college that a player has committed to, with a shield in its colors; nothing for everybody else. */
export function RecruitCommitment({ recruit: { committedTo, status } }: { readonly recruit: FoundRecruit }) {
  const t = useTranslations();
  if (committedTo === null) return null;
  const { name, color, secondColor } = committedTo;
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0" fontWeight="semibold">
      <svg aria-hidden="true" width="20" height="24" viewBox="0 0 100 120" style={{ flex: 'none' }}>
        <path
          d="M8 8H92V58C92 90 70 106 50 114C30 106 8 90 8 58Z"
          fill={color ?? NEUTRAL.first}
          stroke={secondColor ?? NEUTRAL.second}
          strokeWidth="9"
          strokeLinejoin="round"
        />
      </svg>
      <Box as="span" minW="0" overflowWrap="anywhere">
        {t(status === 'signed' ? 'recruits.signedWith' : 'recruits.committedTo', { college: name })}
      </Box>
    </Box>
  );
}
