import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId, useState } from 'react';
import { useWords } from '../i18n/use-words';
import type { SaveInPlace } from './edit-in-place';
import { EditingForm } from './editing-form';
import { FocusFirst } from './focus-first';
import { type Picture, PictureFrame } from './picture-frame';

interface PictureEditorProps {
  readonly chosen: string | null;
  readonly choices: readonly Picture[];
  readonly label: string;
  readonly onSave: SaveInPlace<string | null>;
  readonly onClose: () => void;
}

/** The open choice among pictures, or none of them; an unchanged choice is not sent. */
export function PictureEditor({ chosen, choices, label, onSave, onClose }: PictureEditorProps) {
  const say = useWords();
  const group = useId();
  const [draft, setDraft] = useState(chosen);
  const options = [...choices.map((picture) => ({ id: picture.id, picture })), { id: null, picture: null }];
  return (
    <EditingForm label={label} onSubmit={async () => draft === chosen || (await onSave(draft))} onClose={onClose}>
      {choices.length === 0 && <Box color="fg.muted">{say('pieces.noPictures')}</Box>}
      <FocusFirst>
        <chakra.fieldset>
          <VisuallyHidden asChild>
            <legend>{label}</legend>
          </VisuallyHidden>
          <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))">
            {options.map(({ id, picture }, index) => (
              <chakra.label key={id ?? ''} display="block" cursor="pointer">
                <chakra.input
                  type="radio"
                  name={group}
                  checked={draft === id}
                  onChange={() => setDraft(id)}
                  srOnly
                  css={{
                    '& + div': { borderRadius: 'card', outline: '3px solid transparent', outlineOffset: '2px' },
                    '&:checked + div': { outlineColor: 'pitch.solid' },
                    '&:focus-visible + div': { outlineStyle: 'dashed', outlineColor: 'focus' },
                  }}
                />
                <div>
                  <PictureFrame picture={picture === null ? null : { ...picture, alt: '' }} />
                </div>
                <Box textStyle="small" color="fg.muted" mt="1.5" truncate>
                  {picture === null ? say('pieces.noPicture') : picture.alt || say('pieces.pictureNumber', { number: index + 1 })}
                </Box>
              </chakra.label>
            ))}
          </Box>
        </chakra.fieldset>
      </FocusFirst>
    </EditingForm>
  );
}
