import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Photo } from '../../../components/pictures/photo';
import { profilePicture } from '../../../components/player/profile-photo';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { Dialog } from '../../../ui/overlays/dialog';
import { ReportPart } from '../report-part';
import { useProfilePage } from '../use-profile-page';

interface LightboxProps {
  readonly ids: readonly string[];
  /** The index of the shown picture; null while it is closed. */
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
  readonly opener: () => HTMLElement | null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture of a list, large; arrow keys and buttons show the others, Escape closes it. */
export function Lightbox({ ids, shown, onShow, opener }: LightboxProps) {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const id = shown === null ? undefined : ids[shown];
  const photo = id === undefined ? null : profilePicture(profile, id);
  const caption = id === undefined ? null : (profile.pictureDetails[id]?.caption ?? null);
  const step = (by: number) => {
    if (shown !== null) onShow((shown + by + ids.length) % ids.length);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const title = t('profile.openPhoto', { count: (shown ?? 0) + 1, total: ids.length });
  return (
    <Dialog isOpen={shown !== null} title={title} size="wide" onClose={() => onShow(null)} opener={opener}>
      <Box onKeyDown={onKey} pb="2">
        {photo !== null && (
          <Box
            position="relative"
            overflow="hidden"
            borderRadius="card"
            mx="auto"
            maxW="full"
            style={{ aspectRatio: photo.width / photo.height, maxHeight: '70dvh', background: photo.background }}
          >
            <Photo photo={photo} alt={caption ?? title} sizes="60rem" isWhole isFirst />
          </Box>
        )}
        {caption !== null && (
          <Box mt="3" textAlign="center" overflowWrap="anywhere">
            {caption}
          </Box>
        )}
        {ids.length > 1 && (
          <Box display="flex" justifyContent="center" gap="3" mt="4">
            <IconButton variant="outline" size="lg" aria-label={t('profile.previousPhoto')} onClick={() => step(-1)}>
              <Icon as={ChevronLeft} size={24} />
            </IconButton>
            <IconButton variant="outline" size="lg" aria-label={t('profile.nextPhoto')} onClick={() => step(1)}>
              <Icon as={ChevronRight} size={24} />
            </IconButton>
          </Box>
        )}
      </Box>
      {id !== undefined && (
        <Box display="flex" justifyContent="flex-end">
          <ReportPart about={{ kind: 'picture', pictureId: id }} name={title} />
        </Box>
      )}
    </Dialog>
  );
}
