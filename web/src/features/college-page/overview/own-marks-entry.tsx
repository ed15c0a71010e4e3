import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOwnMarks } from '../../../components/numbers/own-marks';
import { loadMessages, pageLanguage } from '../../../i18n/languages';
import { useTranslations } from '../../../i18n/use-translations';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { Icon } from '../../../ui/icon';

const OwnMarksForm = lazy(async () => {
  const messages = loadMessages('numbers', pageLanguage());
  const form = (await import('./own-marks-form')).OwnMarksForm;
  await messages;
  return { default: form };
});

/** Opens the form for the reader's own scores and budget, which is downloaded with the first press. */
export function OwnMarksEntry() {
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const hasMarks = Object.values(useOwnMarks()).some((mark) => mark !== null);
  const button = (
    <Button ref={opener} size="lg" variant="outline" onClick={open}>
      <Icon as={Pencil} size={18} />
      {t(hasMarks ? 'college.ownChange' : 'college.own')}
    </Button>
  );
  return (
    <Box data-screen-only="">
      {isOpen ? (
        <Suspense fallback={button}>
          <OwnMarksForm onClose={close} />
        </Suspense>
      ) : (
        button
      )}
    </Box>
  );
}
