import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { useCallback } from 'react';
import { useLanguage } from '../../../../i18n/language-provider';
import { loadMessages } from '../../../../i18n/languages';
import { useTranslations } from '../../../../i18n/use-translations';
import { useLoaded } from '../../../../lib/hydration/deferred-loading';
import { PictureGrid } from '../../pictures/picture-tiles';
import type { SaveCollege } from '../college-kind';

interface AlbumToolsProps {
  readonly college: College;
  /** The album to edit; null for the form that adds one. */
  readonly album: College['albums'][number] | null;
  readonly save: SaveCollege;
}

/**
 * The editor of an album, downloaded with its texts when an editor first opens an album. Until then, and where the
 * download fails, the album looks as visitors see it.
 */
export function AlbumTools({ college, album, save }: AlbumToolsProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ AlbumEditor: AlbumWorkbench }, { AlbumAdder }] = await Promise.all([
      import('./album-editor'),
      import('./album-adder'),
      loadMessages('album', language),
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
