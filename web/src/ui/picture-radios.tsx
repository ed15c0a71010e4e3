import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { type Picture, PictureFrame } from './picture-frame';

interface PictureRadiosProps {
  readonly chosen: string | null;
  readonly choices: readonly Picture[];
  readonly label: string;
  readonly onChoose: (id: string | null) => void;
}

/** A choice among pictures, or none of them, with arrow keys or a press. */
export function PictureRadios({ chosen, choices, label, onChoose }: PictureRadiosProps) {
  const t = useTranslations();
  const group = useId();
  const options = [...choices.map((picture) => ({ id: picture.id, picture })), { id: null, picture: null }];
  return (
    <chakra.fieldset>
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))">
        {options.map(({ id, picture }, index) => (
          <chakra.label key={id ?? ''} display="block" cursor="pointer" position="relative">
            <chakra.input
              type="radio"
              name={group}
              checked={chosen === id}
              onChange={() => onChoose(id)}
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
              {picture === null ? t('pieces.noPicture') : picture.alt || t('pieces.pictureNumber', { number: index + 1 })}
            </Box>
          </chakra.label>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
