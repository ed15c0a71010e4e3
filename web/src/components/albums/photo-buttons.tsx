import { IconButton } from '@chakra-ui/react/button';
import { Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';

interface PhotoButtonProps {
  /** Names the photo too, for screen readers. */
  readonly label: string;
  readonly title: string;
  /** For a choice: whether it is made. A press then does nothing. */
  readonly isChosen?: boolean;
  /** Keeps the focus while a press does nothing. */
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A control of a photo in an album. */
export function PhotoButton({ label, title, isChosen, isDisabled = false, onPress, children }: PhotoButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={title}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      variant={isChosen === true ? 'subtle' : 'outline'}
      boxSize="11"
      onClick={() => {
        if (isChosen !== true && !isDisabled) onPress();
      }}
    >
      {children}
    </IconButton>
  );
}

interface CoverButtonProps {
  /** The caption of the photo. */
  readonly name: string;
  readonly isCover: boolean;
  readonly onPress: () => void;
}

/** Makes a photo the cover of its album. */
export function CoverButton({ name, isCover, onPress }: CoverButtonProps) {
  const t = useTranslations();
  return (
    <PhotoButton label={t('album.makeCover', { name })} title={t('album.makeCoverShort')} isChosen={isCover} onPress={onPress}>
      <Icon as={Star} fill={isCover ? 'currentColor' : 'none'} />
    </PhotoButton>
  );
}

/** Deletes a photo, or takes it out of its album; label and title say which. */
export function RemoveButton(props: Pick<PhotoButtonProps, 'label' | 'title' | 'onPress'>) {
  return (
    <PhotoButton {...props}>
      <Icon as={Trash2} />
    </PhotoButton>
  );
}
