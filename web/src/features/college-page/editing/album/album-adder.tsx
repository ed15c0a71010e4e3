import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { PHOTO_AREAS } from '@touchline/domain/pictures/photo-areas';
import { ALBUM_NAME_MAX } from '@touchline/domain/reference/limits';
import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { editMark } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { BusyButton } from '../../../../ui/busy-button';
import { FormText } from '../../../../ui/forms/form-fields';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { usePhotoName } from '../../photo-names';
import type { SaveCollege } from '../college-kind';
import { addingAlbum } from '../../../../components/albums/album-changes';

interface AlbumAdderProps {
  readonly college: College;
  readonly save: SaveCollege;
}

/** Adds an album: one of the recommended names with one press (S9-09), or any other name. */
export function AlbumAdder({ college, save }: AlbumAdderProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const { albums } = college;
  const taken = useMemo(() => albums.map(({ name }) => name), [albums]);
  const loadForm = useCallback(async () => (await import('@touchline/domain/college/album-form')).albumForm(taken), [taken]);
  const { form, element } = useSchemaForm({ defaultValues: { name: '' }, schema: loadForm });
  const { isSubmitting } = form.formState;
  const suggested = Object.keys(PHOTO_AREAS).filter((one) => !taken.includes(one));

  const add = (name: string) => save(addingAlbum(name, name));
  const addTyped = async ({ name }: { readonly name: string }) => {
    if (await add(name.trim())) form.reset();
  };
  return (
    <Box mt="6" display="grid" gap="4" maxW="form">
      {suggested.length > 0 && (
        <Box role="group" aria-label={t('album.suggested')} display="flex" flexWrap="wrap" gap="2">
          {suggested.map((one) => (
            <Button key={one} variant="outline" {...editMark(['/albums'])} onClick={() => void add(one)}>
              <Plus size={20} strokeWidth={1.75} aria-hidden />
              {nameOf(one)}
            </Button>
          ))}
        </Box>
      )}
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(addTyped)(event)}>
        <Box display="grid" gap="3">
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
    </Box>
  );
}
