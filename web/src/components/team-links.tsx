import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { useTranslations } from '../i18n/use-translations';
import { collegeAddress, type TeamSex } from '../lib/college-address';

const SEXES = ['male', 'female'] as const satisfies readonly TeamSex[];
const SHORT = { male: 'pieces.mens', female: 'pieces.womens' } as const;
const LONG = { male: 'pieces.mensSoccer', female: 'pieces.womensSoccer' } as const;

const TeamLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    minW: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'pitch.fg',
    textUnderlineOffset: '3px',
    _hover: { bg: 'bg.muted', textDecoration: 'underline' },
  },
});

interface TeamLinksProps {
  readonly pathName: string;
  readonly sexes: readonly TeamSex[];
  /** The id of the element that says whose teams these are. */
  readonly describedBy: string;
  /** One below the other, where there is little width. */
  readonly isStacked?: boolean;
}

/** Short links to a college's men's and women's team, as far as it has them; each is called what it shows, and then in full. */
export function TeamLinks({ pathName, sexes, describedBy, isStacked = false }: TeamLinksProps) {
  const t = useTranslations();
  return (
    <Box display="flex" flex="none" flexDirection={isStacked ? 'column' : 'row'}>
      {SEXES.filter((sex) => sexes.includes(sex)).map((sex) => (
        <TeamLink
          key={sex}
          to={collegeAddress(pathName, sex)}
          aria-label={`${t(SHORT[sex])}: ${t(LONG[sex])}`}
          aria-describedby={describedBy}
        >
          {t(SHORT[sex])}
        </TeamLink>
      ))}
    </Box>
  );
}
