import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { PictureRows } from '../../../components/pictures/picture-rows';
import { profilePicture } from '../../../components/player/profile-photo';
import { useTranslations } from '../../../i18n/use-translations';
import { useProfilePage } from '../use-profile-page';
import { Lightbox } from './lightbox';
import { PictureTile } from './picture-tile';

/** Pictures of the profile in rows; a press shows one large. */
export function PictureGrid({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const ratioOf = (id: string) => {
    const { width, height } = profilePicture(profile, id);
    return width / height;
  };
  return (
    <>
      <PictureRows ids={ids} ratioOf={ratioOf}>
        {(id, index, sizes) => {
          const caption = profile.pictureDetails[id]?.caption ?? null;
          const open = t('profile.openPhoto', { count: index + 1, total: ids.length });
          return (
            <chakra.button
              type="button"
              display="block"
              width="full"
              borderRadius="card"
              cursor="zoom-in"
              aria-label={caption === null ? open : `${open}: ${caption}`}
              onClick={(event) => {
                opener.current = event.currentTarget;
                setShown(index);
              }}
            >
              <PictureTile id={id} caption={caption} sizes={sizes} />
            </chakra.button>
          );
        }}
      </PictureRows>
      <Lightbox ids={ids} shown={shown} onShow={setShown} opener={() => opener.current} />
    </>
  );
}
