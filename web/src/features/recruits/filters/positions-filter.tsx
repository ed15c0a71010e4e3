import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { PITCH_MARKINGS, POSITION_COORDINATES } from '@touchline/domain/pictures/pitch-shapes';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { useTranslations } from '../../../i18n/use-translations';
import { toggledRecruits, useChooseRecruits, useRecruitQuery } from '../recruit-address';
import { useRecruitTexts } from '../recruit-texts';

const Place = chakra('label', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    '& span': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '9',
      height: '9',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'pitch.100',
      bg: 'pitch.950',
      color: 'pitch.100',
      fontFamily: 'heading',
      fontSize: 'xs',
      fontWeight: '800',
      transition: 'background 150ms ease-out',
    },
    '& input:checked + span': { bg: 'flare.solid', color: 'flare.contrast', borderStyle: 'solid', borderColor: 'flare.solid' },
    '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'flare.solid', outlineOffset: '2px' },
  },
});

/** The positions as places on a pitch: a list of checkboxes for the keyboard and screen readers. */
export function PositionsFilter() {
  const t = useTranslations();
  const choose = useChooseRecruits();
  const { query } = useRecruitQuery();
  const { positionName } = useRecruitTexts();
  const chosen = query.filters.position ?? [];
  return (
    <Box as="fieldset" minW="0" border="none">
      <Box as="legend" textStyle="label" mb="2">
        {t('recruits.positions')}
      </Box>
      <Box
        position="relative"
        aspectRatio="68 / 105"
        width="full"
        maxW="17.5rem"
        mx="auto"
        borderRadius="card"
        overflow="hidden"
        bg="pitch.800"
      >
        <svg aria-hidden="true" viewBox="0 0 68 105" style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}>
          <path d="M0 0H68V15H0ZM0 30H68V45H0ZM0 60H68V75H0ZM0 90H68V105H0Z" fill="#0B3D2E" />
          <path d={PITCH_MARKINGS} fill="none" stroke="#FFFFFF" strokeOpacity="0.5" strokeWidth="0.5" />
        </svg>
        {POSITIONS.map((position) => {
          const [x, y] = POSITION_COORDINATES[position];
          return (
            <Place key={position} style={{ left: `${(x / 68) * 100}%`, top: `${(y / 105) * 100}%` }}>
              <input
                type="checkbox"
                name="position"
                value={position}
                aria-label={positionName(position)}
                checked={chosen.includes(position)}
                onChange={() => choose(toggledRecruits(query, 'position', position))}
                style={{ position: 'absolute', opacity: 0, width: '100%', height: '100%', cursor: 'pointer' }}
              />
              <span aria-hidden>{position}</span>
            </Place>
          );
        })}
      </Box>
    </Box>
  );
}
