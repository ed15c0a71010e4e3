import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { profilePicture } from '../../../components/player/profile-photo';
import { useTranslations } from '../../../i18n/use-translations';
import { useProfilePage } from '../use-profile-page';
import { Lightbox } from './lightbox';
import { PictureTile } from './picture-tile';

/** The smallest height of a row, in rem; rows grow until they fill the width. */
const ROW_REM = 14;

/** Pictures in rows of one height, each in its own proportions, so that nothing is cropped; a press shows one large. */
export function PictureGrid({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <Box as="ul" display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} _after={{ content: '""', flexGrow: 1000 }}>
        {ids.map((id, index) => {
          const { width, height } = profilePicture(profile, id);
          const ratio = width / height;
          const caption = profile.pictureDetails[id]?.caption ?? null;
          const open = t('profile.openPhoto', { count: index + 1, total: ids.length });
          return (
            <Box
              as="li"
              key={id}
              minW={{ base: 'full', sm: '0' }}
              style={{ flex: `${ratio} 1 ${Math.round(ratio * ROW_REM)}rem` }}
            >
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
                <PictureTile
                  id={id}
                  caption={caption}
                  sizes={`(min-width: 30rem) ${Math.round(ratio * ROW_REM * 1.2)}rem, 100vw`}
                />
              </chakra.button>
            </Box>
          );
        })}
      </Box>
      <Lightbox ids={ids} shown={shown} onShow={setShown} opener={() => opener.current} />
    </>
  );
}
