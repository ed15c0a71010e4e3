import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';

const OptionLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    mx: '-2',
    borderRadius: 'control',
    color: 'fg',
    textStyle: 'small',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    '&[aria-disabled=true]': { color: 'fg.muted' },
  },
});

interface FacetOptionProps {
  readonly name: string;
  /** How many colleges it would bring; null where nobody counts. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** Only one of the group can be chosen. */
  readonly isRound?: boolean;
  readonly to: To;
}

/** A value of a group of filters with its count: a real link, so that it also works before hydration; it keeps the reader's place. Read aloud, the number says what it counts. */
export function FacetOption({ name, count, isChosen, isRound = false, to }: FacetOptionProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <Box as="li">
      <OptionLink to={to} rel="nofollow" state={{ keepsPlace: true }} aria-current={isChosen ? 'true' : undefined}>
        <Box
          as="span"
          flex="none"
          width="5"
          height="5"
          display="flex"
          alignItems="center"
          justifyContent="center"
          borderWidth="1px"
          borderRadius={isRound ? 'full' : '4px'}
          borderColor={isChosen ? 'pitch.solid' : 'border.emphasized'}
          bg={isChosen ? 'pitch.solid' : 'bg.panel'}
          color="pitch.contrast"
        >
          {isChosen && <Check size={14} strokeWidth={2.5} aria-hidden />}
        </Box>
        <Box as="span" aria-hidden flex="1" minW="0" lineHeight="1.25rem" overflowWrap="anywhere">
          {name}
        </Box>
        {count !== null && (
          <Box as="span" aria-hidden fontVariantNumeric="tabular-nums" color="fg.muted">
            {new Intl.NumberFormat(language).format(count)}
          </Box>
        )}
        <VisuallyHidden>{count === null ? name : t('colleges.option', { name, count })}</VisuallyHidden>
      </OptionLink>
    </Box>
  );
}
