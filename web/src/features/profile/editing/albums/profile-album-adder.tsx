import { Box } from '@chakra-ui/react/box';
import { ALBUM_NAME_MAX } from '@touchline/domain/reference/limits';
import type { Profile } from '@touchline/domain/person/profile/profile';
import { useCallback, useMemo } from 'react';
import { addingAlbum } from '../../../../components/albums/album-changes';
import { editMark } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { BusyButton } from '../../../../ui/busy-button';
import { FormText } from '../../../../ui/forms/form-fields';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import type { FormEditing } from '../edited-profile';

interface ProfileAlbumAdderProps extends Pick<FormEditing, 'save'> {
  readonly albums: Profile['albums'];
  /** Called with the name of the album that was added. */
  readonly onAdded: (name: string) => void;
}

/** Adds an album to the own profile, with a name that none of the others has. */
export function ProfileAlbumAdder({ albums, save, onAdded }: ProfileAlbumAdderProps) {
  const t = useTranslations();
  const taken = useMemo(() => albums.map(({ name }) => name), [albums]);
  const loadForm = useCallback(async () => (await import('@touchline/domain/college/album-form')).albumForm(taken), [taken]);
  const { form, element } = useSchemaForm({ defaultValues: { name: '' }, schema: loadForm });
  const { isSubmitting } = form.formState;
  const add = async ({ name }: { readonly name: string }) => {
    const trimmed = name.trim();
    if (!(await save(addingAlbum(trimmed, trimmed)))) return;
    form.reset();
    onAdded(trimmed);
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
      <Box display="grid" gap="3" maxW="form">
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
