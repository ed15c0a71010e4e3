import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../../i18n/language-provider';
import { forgetDevice } from '../../../lib/offline/kept-store';
import { setSharedComputer, useSharedComputer } from '../../../lib/offline/shared-computer';
import { CheckField } from '../../../ui/fields/choice-fields';
import { Section } from '../../../ui/page-layout';
import { useToasts } from '../../../ui/overlays/toasts';

const TEXTS = {
  en: {
    title: 'This device',
    intro:
      'When you open your saved colleges, this device keeps them with your notes, plan, camps, visits and profile facts, so that you can read them offline. Signing out removes all of it.',
    shared: 'This is a shared computer: keep nothing on it',
    nothing: 'Nothing is kept on this device any more',
    keeps: 'This device keeps your saved colleges the next time you open them',
  },
  de: {
    title: 'Dieses Gerät',
    intro:
      'Wenn du deine gemerkten Colleges öffnest, behält dieses Gerät sie mit Notizen, Plan, Camps, Besuchen und den Angaben deines Profils, damit du sie auch ohne Netz lesen kannst. Wenn du dich abmeldest, ist alles davon weg.',
    shared: 'Dieses Gerät nutzen auch andere: nichts darauf behalten',
    nothing: 'Auf diesem Gerät bleibt nichts mehr',
    keeps: 'Dieses Gerät behält deine gemerkten Colleges, sobald du sie wieder öffnest',
  },
} as const;

/** Whether this device may keep the shortlist for reading without network, whoever signs in here. */
export function SharedComputerSection() {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const show = useToasts();
  const isShared = useSharedComputer();
  const choose = (isNowShared: boolean) => {
    setSharedComputer(isNowShared);
    if (isNowShared) void forgetDevice();
    show({ variant: 'success', text: isNowShared ? texts.nothing : texts.keeps });
  };
  return (
    <Box id="this-device" minW="0">
      <Section title={texts.title} intro={texts.intro}>
        <CheckField label={texts.shared} isChecked={isShared} onCheck={choose} />
      </Section>
    </Box>
  );
}
