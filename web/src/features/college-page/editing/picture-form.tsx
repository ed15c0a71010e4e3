import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { loadMessages } from '../../../i18n/languages';
import { useTranslations } from '../../../i18n/use-translations';
import { useLoaded } from '../../../lib/hydration/deferred-loading';
import type { SaveInPlace } from '../../../ui/fields/edit-in-place';
import { PictureEditor } from '../../../ui/fields/editable-picture';

interface PictureFormProps {
  readonly college: College;
  readonly chosen: string | null;
  /** What the picture shows: "Team picture". */
  readonly name: string;
  /** Names the form: "Edit Team picture". */
  readonly label: string;
  readonly onSave: SaveInPlace<string | null>;
  readonly onClose: () => void;
}

/** The form that chooses a picture of the page: one of the college or an upload. */
export function PictureForm({ college, chosen, name, label, onSave, onClose }: PictureFormProps) {
  return (
    <Box
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '4', md: '6' }}
      css={{ '& > form': { maxWidth: 'none' } }}
    >
      <PictureEditor
        chosen={chosen}
        label={label}
        choices={(draft, choose) => <PictureChoice college={college} label={name} chosen={draft} onChoose={choose} takesFocus />}
        onSave={onSave}
        onClose={onClose}
        docked="page"
      />
    </Box>
  );
}

interface PictureChoiceProps {
  readonly college: College;
  /** What the picture is of: "Cover". */
  readonly label: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** True where the choice is alone in its form and takes the focus. */
  readonly takesFocus?: boolean;
}

/** The choice of a picture, downloaded with its texts when it is first opened. */
export function PictureChoice(props: PictureChoiceProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ PictureChooser }] = await Promise.all([import('./picture-chooser'), loadMessages('album', language)]);
    return { PictureChooser };
  }, [language]);
  const { part, hasFailed } = useLoaded(load);
  if (hasFailed) return <Box role="alert">{t('shell.loadFailed')}</Box>;
  return part === null ? <Box minH="12rem">{t('college.loadingPart')}</Box> : <part.PictureChooser {...props} />;
}
