import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useLanguage } from '../../../../i18n/language-context';
import { loadPageWords } from '../../../../i18n/languages';
import { useTranslations } from '../../../../i18n/use-translations';
import { useLoaded } from '../../../../lib/use-loaded';
import { PictureGrid } from '../../picture-grid';
import type { SaveCollege } from '../field-change';

interface AlbumToolsProps {
  readonly college: College;
  /** The album that is worked on; null where an album may be added. */
  readonly album: College['albums'][number] | null;
  readonly save: SaveCollege;
}

/** What editors work on albums with; downloaded, with its texts, when an album is first opened by one. Until then, and where it cannot be had, the album is as others see it. */
export function AlbumTools({ college, album, save }: AlbumToolsProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ AlbumWorkbench }, { AlbumAdder }] = await Promise.all([
      import('./album-workbench'),
      import('./album-adder'),
      loadPageWords('album', language),
    ]);
    return { AlbumWorkbench, AlbumAdder };
  }, [language]);
  const { part, hasFailed } = useLoaded(load);
  if (part === null) {
    return (
      <>
        {hasFailed && <Box role="alert">{t('shell.loadFailed')}</Box>}
        {album !== null && <PictureGrid college={college} ids={album.pictures} />}
      </>
    );
  }
  return album === null ? (
    <part.AlbumAdder college={college} save={save} />
  ) : (
    <part.AlbumWorkbench key={album.name} college={college} album={album} save={save} />
  );
}
