import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CAMPUS_SETTINGS } from '@touchline/domain/reference/college-kinds';
import { INK } from '../../../components/numbers/number-figure';
import { useTranslations } from '../../../i18n/use-translations';

type Setting = (typeof CAMPUS_SETTINGS)[number];

/** What each setting looks like from afar, in a square of 100 whose ground is at 90. */
const OUTLINES: Readonly<Record<Setting, string>> = {
  city: 'M6 90V52H22V90ZM24 90V30H40V90ZM42 90V12L52 4L62 12V90ZM64 90V40H78V90ZM80 90V58H94V90Z',
  suburb: 'M4 90V68L18 56L32 68V90ZM36 90V62L52 48L68 62V90ZM72 90V70L84 60L96 70V90Z',
  town: 'M6 90V72L18 62L30 72V90ZM36 90V54H44V34L50 14L56 34V54H64V90ZM70 90V72L82 62L94 72V90Z',
  rural:
    'M0 90C18 62 36 62 54 80C68 64 84 62 100 76V90ZM22 66V44L12 44L26 20L40 44L30 44V66ZM74 74V58L66 58L78 38L90 58L82 58V74Z',
};

const Cell = chakra('li', {
  base: {
    flex: '1',
    minW: '0',
    textAlign: 'center',
    textStyle: 'small',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'border',
    pb: '2',
    '&[data-here]': { color: 'fg', fontWeight: 'semibold', borderColor: 'pitch.solid' },
  },
});

/** The four settings of a campus from city to country side by side, with the college's own filled in. */
export function SettingFigure({ setting, label }: { readonly setting: Setting; readonly label: string }) {
  const t = useTranslations();
  return (
    <Box as="figure" minW="0">
      <Box as="figcaption" fontWeight="semibold" mb="3">
        {label}
      </Box>
      <Box as="ul" listStyleType="none" display="flex">
        {CAMPUS_SETTINGS.map((one) => (
          <Cell key={one} {...(one === setting ? { 'data-here': '' } : {})} aria-current={one === setting ? 'true' : undefined}>
            <svg viewBox="0 0 100 92" width="100%" height="72" aria-hidden="true" focusable="false">
              <path
                d={OUTLINES[one]}
                fill={one === setting ? INK.strong : 'none'}
                stroke={one === setting ? INK.strong : INK.line}
                strokeWidth="2"
                strokeLinejoin="round"
              />
            </svg>
            {t(`college.value.${one}`)}
          </Cell>
        ))}
      </Box>
    </Box>
  );
}
