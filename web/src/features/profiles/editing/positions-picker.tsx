import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { PITCH_MARKINGS, POSITION_COORDINATES } from '@touchline/domain/pictures/pitch-shapes';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';
import { type Position, POSITIONS } from '@touchline/domain/reference/positions';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';

interface PositionsPickerProps {
  readonly label: string;
  /** The chosen positions, the main one first. */
  readonly chosen: readonly Position[];
  readonly describedBy: string | undefined;
  readonly onChosen: (positions: readonly Position[]) => void;
}

const Spot = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'hero.fg',
    bg: 'hero',
    color: 'hero.fg',
    fontWeight: '800',
    fontSize: 'sm',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    _focusVisible: { outline: '3px solid {colors.hero.fg}', outlineOffset: '2px' },
    '&[aria-pressed=true]': { bg: 'hero.fg', color: 'hero' },
    '&[data-main]': { bg: 'flare.solid', borderColor: 'flare.solid', color: 'flare.contrast' },
  },
});

/**
 * Chooses positions by pressing them on a pitch: the first pressed is the main position. Pressing again takes one away,
 * and below the pitch any of the others becomes the main one.
 */
export function PositionsPicker({ label, chosen, describedBy, onChosen }: PositionsPickerProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [main, ...others] = chosen;
  const nameOf = (position: Position) => POSITION_NAMES.entries.find(({ value }) => value === position)?.[language] ?? position;
  const labelOf = (position: Position) => `${position} ${nameOf(position)}`;
  const press = (position: Position) =>
    onChosen(chosen.includes(position) ? chosen.filter((one) => one !== position) : [...chosen, position]);
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" aria-describedby={describedBy}>
      <chakra.legend fontWeight="medium" mb="1.5" p="0">
        {label}
      </chakra.legend>
      <Box position="relative" width="full" maxW="18rem" mx="auto" style={{ aspectRatio: '68 / 105' }}>
        <svg aria-hidden="true" viewBox="0 0 68 105" width="100%" height="100%" style={{ display: 'block' }}>
          <rect width="68" height="105" rx="3" fill="#0F5540" />
          <path d={PITCH_MARKINGS} fill="none" stroke="#FFFFFF" strokeOpacity="0.45" strokeWidth="0.5" />
        </svg>
        {POSITIONS.map((position) => {
          const [x, y] = POSITION_COORDINATES[position];
          return (
            <Spot
              key={position}
              type="button"
              aria-label={position === main ? t('profileEdit.mainPosition', { name: labelOf(position) }) : labelOf(position)}
              aria-pressed={chosen.includes(position)}
              {...(position === main && { 'data-main': '' })}
              style={{ left: `${(100 * x) / 68}%`, top: `${(100 * y) / 105}%` }}
              onClick={() => press(position)}
            >
              {position}
            </Spot>
          );
        })}
      </Box>
      <Box role="status" mt="3" color={main === undefined ? 'fg.muted' : 'fg'} minH="6">
        {main === undefined ? t('profileEdit.noPosition') : t('profileEdit.mainIs', { name: nameOf(main) })}
      </Box>
      {others.length > 0 && (
        <Box display="flex" flexWrap="wrap" gap="2" mt="2">
          {others.map((position) => (
            <chakra.button
              key={position}
              type="button"
              minH="11"
              px="4"
              borderWidth="1px"
              borderColor="border.emphasized"
              borderRadius="full"
              bg="bg.panel"
              cursor="pointer"
              onClick={() => onChosen([position, ...chosen.filter((one) => one !== position)])}
            >
              {t('profileEdit.makeMain', { name: nameOf(position) })}
            </chakra.button>
          ))}
        </Box>
      )}
    </chakra.fieldset>
  );
}
