import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ALL_PHOTOS } from '@touchline/domain/pictures/photo-areas';
import type { College } from '@touchline/domain/college/college';
import { PHOTO_AREAS } from '@touchline/domain/pictures/photo-areas';
import { Plus } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { editMark } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { TextField } from '../../../../ui/text-fields';
import { usePhotoName } from '../../photo-names';
import type { SaveCollege } from '../college-kind';
import { addingAlbum } from './album-changes';

const LONGEST_NAME = 80;

interface AlbumAdderProps {
  readonly college: College;
  readonly save: SaveCollege;
}

/** Adds an album: one of the recommended names with one press (S9-09), or any other name. */
export function AlbumAdder({ college, save }: AlbumAdderProps) {
  const t = useTranslations();
  const nameOf = usePhotoName();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const taken = new Set(college.albums.map((album) => album.name));
  const suggested = Object.keys(PHOTO_AREAS).filter((one) => !taken.has(one));
  const wanted = name.trim();
  const problem =
    wanted === ''
      ? t('album.nameMissing')
      : taken.has(wanted)
        ? t('album.nameTaken')
        : wanted.includes('/') || wanted === ALL_PHOTOS
          ? t('album.nameRefused')
          : null;

  const add = async (chosen: string) => {
    if (await save(addingAlbum(chosen, chosen))) {
      setName('');
      setIsChecked(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem === null) void add(wanted);
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
      <form noValidate onSubmit={submit}>
        <Box display="grid" gap="3">
          <TextField
            type="text"
            autoComplete="off"
            label={t('album.newName')}
            maxLength={LONGEST_NAME}
            value={name}
            onText={setName}
            error={problem}
            isValidated={isChecked}
          />
          <Box>
            <Button type="submit" size="lg" {...editMark(['/albums'])}>
              {t('album.add')}
            </Button>
          </Box>
        </Box>
      </form>
    </Box>
  );
}
