import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';
import type { SaveInPlace } from './edit-in-place';
import { EditingForm } from './editing-form';
import { FocusFirst } from './focus-first';
import type { Picture } from './picture-frame';
import { PictureRadios } from './picture-radios';

/** Draws another choice than that among the pictures at hand; `onChoose` takes an id, null for none. */
export type DrawChoice = (chosen: string | null, onChoose: (id: string | null) => void) => ReactNode;

interface PictureEditorProps {
  readonly chosen: string | null;
  readonly label: string;
  /** Those one may choose among, or what draws the choice. */
  readonly choices: readonly Picture[] | DrawChoice;
  readonly onSave: SaveInPlace<string | null>;
  readonly onClose: () => void;
}

/** The open choice among pictures, or none of them; an unchanged choice is not sent. */
export function PictureEditor({ chosen, choices, label, onSave, onClose }: PictureEditorProps) {
  const t = useTranslations();
  const [draft, setDraft] = useState(chosen);
  return (
    <EditingForm label={label} onSubmit={async () => draft === chosen || (await onSave(draft))} onClose={onClose}>
      {typeof choices === 'function' ? (
        choices(draft, setDraft)
      ) : (
        <>
          {choices.length === 0 && <Box color="fg.muted">{t('pieces.noPictures')}</Box>}
          <FocusFirst>
            <PictureRadios chosen={draft} choices={choices} label={label} onChoose={setDraft} />
          </FocusFirst>
        </>
      )}
    </EditingForm>
  );
}
