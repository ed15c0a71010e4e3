import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ReactNode, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from '../../i18n/use-translations';
import { EditInPlace, type SaveInPlace } from './edit-in-place';
import { FocusFirst } from './field-frame';
import { EditForm } from '../forms/edit-form';
import { SCENES } from '../states/scenes';

interface EditablePictureProps {
  readonly picture: Picture | null;
  /** The pictures to choose from, or a function that renders the choice. */
  readonly choices: readonly Picture[] | DrawChoice;
  /** The accessible name of the edit button and the choice: "Edit team picture". */
  readonly label: string;
  readonly ratio?: string;
  /**
   * Saves the id of the chosen picture, null for none, and returns whether the editor may close; null where the user
   * may not edit.
   */
  readonly onSave: SaveInPlace<string | null> | null;
}

/** A picture, or a drawn scene if there is none, with a choice for editors. */
export function EditablePicture({ picture, choices, label, ratio = '3 / 2', onSave }: EditablePictureProps) {
  return (
    <Box
      position="relative"
      css={{ '& > div > button': { position: 'absolute', top: '1.125rem', insetInlineEnd: '0.75rem', bg: 'bg.panel' } }}
    >
      <EditInPlace
        label={label}
        mayEdit={onSave !== null}
        shown={<PictureFrame picture={picture} ratio={ratio} />}
        editor={(close) =>
          onSave !== null && (
            <PictureEditor
              chosen={picture?.id ?? null}
              choices={choices}
              label={label}
              onSave={onSave}
              onClose={close}
              docked="page"
            />
          )
        }
      />
    </Box>
  );
}

/** Renders another choice than that among given pictures; `onChoose` takes an id, null for none. */
type DrawChoice = (chosen: string | null, onChoose: (id: string | null) => void) => ReactNode;

interface PictureEditorProps {
  readonly chosen: string | null;
  readonly label: string;
  /** The pictures to choose from, or a function that renders the choice. */
  readonly choices: readonly Picture[] | DrawChoice;
  readonly onSave: SaveInPlace<string | null>;
  readonly onClose: () => void;
  /** `page` where it stands in a page, null in a dialog. */
  readonly docked: 'page' | null;
}

/** The open choice of a picture or none; an unchanged choice is not sent. */
export function PictureEditor({ chosen, choices, label, onSave, onClose, docked }: PictureEditorProps) {
  const t = useTranslations();
  const form = useForm<{ picture: string | null }>({ defaultValues: { picture: chosen } });
  const draft = useWatch({ control: form.control, name: 'picture' });
  const setDraft = (id: string | null) => form.setValue('picture', id, { shouldDirty: true });
  const save = async ({ picture }: { picture: string | null }) => picture === chosen || (await onSave(picture));
  return (
    <EditForm form={form} label={label} onSave={save} onClose={onClose} text={null} docked={docked} maxW="text">
      {typeof choices === 'function' ? (
        choices(draft, setDraft)
      ) : (
        <>
          {choices.length === 0 && <Box color="fg.muted">{t('ui.noPictures')}</Box>}
          <FocusFirst>
            <PictureRadios chosen={draft} choices={choices} label={label} onChoose={setDraft} />
          </FocusFirst>
        </>
      )}
    </EditForm>
  );
}

interface PictureRadiosProps {
  readonly chosen: string | null;
  readonly choices: readonly Picture[];
  readonly label: string;
  readonly onChoose: (id: string | null) => void;
}

/** A radio group of pictures, with an option for none. */
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
              {picture === null ? t('ui.noPicture') : picture.alt || t('ui.pictureNumber', { number: index + 1 })}
            </Box>
          </chakra.label>
        ))}
      </Box>
    </chakra.fieldset>
  );
}

/** A picture that can be chosen or shown. */
export interface Picture {
  readonly id: string;
  readonly src: string;
  /** Its alternative text; empty if there is none. */
  readonly alt: string;
}

interface PictureFrameProps {
  readonly picture: Picture | null;
  /** A CSS aspect ratio: `3 / 2`. */
  readonly ratio?: string;
}

/**
 * A picture in a frame of a fixed aspect ratio, or a drawn scene if there is none, so that the layout never shifts.
 */
export function PictureFrame({ picture, ratio = '3 / 2' }: PictureFrameProps) {
  return (
    <Box borderRadius="card" overflow="hidden" bg="bg.muted" width="full" style={{ aspectRatio: ratio }}>
      {picture === null ? (
        <SCENES.pitch />
      ) : (
        <chakra.img src={picture.src} alt={picture.alt} loading="lazy" width="full" height="full" objectFit="cover" />
      )}
    </Box>
  );
}
