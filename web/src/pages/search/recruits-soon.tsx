import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { POSITION_COORDINATES } from '../../components/mini-pitch';
import { useTranslations } from '../../i18n/use-translations';

const CRITERIA = ['recruits.byPosition', 'recruits.byTeam', 'recruits.byClass', 'recruits.byPlace', 'recruits.byVideo'] as const;

/** Announces the recruit search and its criteria, next to a pitch with all positions. */
export function RecruitsSoon() {
  const t = useTranslations();
  return (
    <Box
      className="on-dark"
      bg="hero"
      color="hero.fg"
      borderRadius="card"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 20rem)' }}
      gap={{ base: '0', md: '8' }}
    >
      <Box px={{ base: '5', md: '12' }} py={{ base: '8', md: '14' }} alignSelf="center">
        <Heading as="h2" textStyle="h2">
          {t('recruits.soon')}
        </Heading>
        <Box color="hero.muted" mt="4" maxW="32rem">
          {t('recruits.soonText')}
        </Box>
        <Box as="ul" mt="5" maxW="32rem">
          {CRITERIA.map((way) => (
            <Box as="li" key={way} py="2.5" borderTopWidth="1px" borderColor="hero.border">
              {t(way)}
            </Box>
          ))}
        </Box>
      </Box>
      <Box bg="hero.panel" display="flex" alignItems="center">
        <Box aspectRatio={{ base: '68 / 58', md: '68 / 105' }} width="full" position="relative" overflow="hidden">
          <OpenPitch label={t('recruits.pitch')} />
        </Box>
      </Box>
    </Box>
  );
}

const MARKINGS =
  'M2 2H66V103H2ZM2 52.5H66M34 43.4A9.1 9.1 0 1 1 33.9 43.4M34 51.9A.6 .6 0 1 1 33.9 51.9M13.9 2V17.5H54.1V2M13.9 103V87.5H54.1V103M24.9 2V6.5H43.1V2M24.9 103V98.5H43.1V103M26.7 17.5A9.1 9.1 0 0 0 41.3 17.5M26.7 87.5A9.1 9.1 0 0 1 41.3 87.5';

/** As a style, because the page's CSS reset would override the SVG attributes. */
const CODE_TYPE = { fontFamily: 'var(--tl-fonts-heading)', fontSize: '3.8px', fontWeight: 700 } as const;

/** A pitch with a marker for every position; it fills its container and is cropped by it. */
function OpenPitch({ label }: { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 68 105"
      preserveAspectRatio="xMidYMin slice"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <rect width="68" height="105" fill="#0F5540" />
      <path d="M0 0H68V15H0ZM0 30H68V45H0ZM0 60H68V75H0ZM0 90H68V105H0Z" fill="#0B3D2E" />
      <path d={MARKINGS} fill="none" stroke="#FFFFFF" strokeOpacity="0.5" strokeWidth="0.5" />
      {POSITIONS.map((position) => {
        const [x, y] = POSITION_COORDINATES[position];
        return (
          <g key={position}>
            <circle cx={x} cy={y} r="5" fill="#06231A" stroke="#DDF5EA" strokeWidth="0.5" strokeDasharray="1.4 1.1" />
            <text x={x} y={y + 0.2} fill="#DDF5EA" style={CODE_TYPE} textAnchor="middle" dominantBaseline="central">
              {position}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
