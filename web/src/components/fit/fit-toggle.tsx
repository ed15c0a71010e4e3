import { chakra } from '@chakra-ui/react/styled-system';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { Gauge } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { useSessionState } from '../../session/session-context';
import { CHOSEN_LOOK } from '../../theme/chosen-look';
import { CHIP_LOOK } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { storeFitSettings, useFitSettings } from './fit-settings';

const TEXTS = { en: 'What fits me', de: 'Was passt zu mir' } as const;

const ToggleButton = chakra('button', {
  base: {
    ...CHIP_LOOK,
    flex: 'none',
    px: '3.5',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-pressed=true]': CHOSEN_LOOK,
    '& svg': { width: '1rem', height: '1rem', flex: 'none' },
  },
});

/** Switches the fit on and off; coaches, who are not to choose a college, have none. */
export function FitToggle() {
  const { language } = useLanguage();
  const { isOn } = useFitSettings();
  const { profile } = useSessionState();
  if (profile !== null && isCoach(profile)) return null;
  return (
    <ToggleButton type="button" aria-pressed={isOn} onClick={() => storeFitSettings({ isOn: !isOn })}>
      <Icon as={Gauge} />
      {TEXTS[language]}
    </ToggleButton>
  );
}
