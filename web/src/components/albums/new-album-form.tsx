import { Box } from '@chakra-ui/react/box';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { ALBUM_NAME_MAX } from '@touchline/domain/reference/limits';
import { useCallback, useMemo } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { BusyButton } from '../../ui/busy-button';
import { FormText } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import { editMark } from '../document-editor/section-controls';

const TYPED = ['name'] as const;

interface NewAlbumFormProps {
  /** The document that the album is added to: an unsaved name is found again by it. */
  readonly of: string;
  readonly albums: Profile['albums'];
  /** Adds an album of that name, and returns whether it is there now. */
  readonly onAdd: (name: string) => Promise<boolean>;
}

/** Asks for the name of a new album, which none of the others has. */
export function NewAlbumForm({ of, albums, onAdd }: NewAlbumFormProps) {
  const t = useTranslations();
  const taken = useMemo(() => albums.map(({ name }) => name), [albums]);
  const loadForm = useCallback(async () => (await import('@touchline/domain/college/college-parts')).albumForm(taken), [taken]);
  const { form, element } = useSchemaForm({ defaultValues: { name: '' }, schema: loadForm });
  const typed = useFormText(form, { of: `${of}/albums/new`, names: TYPED });
  const { isSubmitting } = form.formState;
  const add = async ({ name }: { readonly name: string }) => {
    if (!(await onAdd(name.trim()))) return;
    typed.saved();
    form.reset();
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
      <Box display="grid" gap="3" maxW="form">
        {typed.offer}
        <FormText
          control={form.control}
          name="name"
          type="text"
          autoComplete="off"
          label={t('album.newName')}
          maxLength={ALBUM_NAME_MAX}
        />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isSubmitting} busyText={t('album.add')} {...editMark(['/albums'])}>
            {t('album.add')}
          </BusyButton>
        </Box>
      </Box>
    </form>
  );
}
