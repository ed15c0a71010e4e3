import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { ArrowDown, ArrowUp, type LucideIcon, Pencil, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lineUpTo } from '../../../components/document-editor/field';
import { editMark, SectionDrafts, SectionForm } from '../../../components/document-editor/section-controls';
import type { DocumentEditor } from '../../../components/document-editor/use-document-editor';
import { useTranslations } from '../../../i18n/use-translations';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { Icon } from '../../../ui/icon';
import { addingVideo, movingVideo, pinningVideo, removingVideo } from './video-changes';

type Editor = Pick<DocumentEditor<Profile>, 'save' | 'check' | 'of'>;

interface VideoToolsProps extends Editor {
  readonly stored: Profile;
  readonly url: string;
}

/** What the owner does with a video: label, order, showing it first, removing it. */
export function VideoTools({ stored, url, save, check, of }: VideoToolsProps) {
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const index = stored.videos.findIndex((one) => one.url === url);
  const video = stored.videos[index];
  if (video === undefined) return null;
  const name = video.label ?? t('profile.video', { count: index + 1 });
  const list = t('profile.videos');
  if (isOpen) {
    return (
      <Box mt="3">
        <SectionForm
          label={t('profile.editVideo', { name })}
          of={of}
          fields={[
            { path: `/videos/${index}/url`, label: t('profile.videoUrl'), kind: { type: 'video' }, value: url, isRequired: true },
            { path: `/videos/${index}/label`, label: t('profile.videoLabel'), kind: lineUpTo(80), value: video.label },
          ]}
          save={save}
          check={check}
          onClose={close}
        />
      </Box>
    );
  }
  return (
    <Box display="flex" flexWrap="wrap" gap="1" mt="2">
      <IconButton ref={opener} {...LOOK} aria-label={t('profile.editVideo', { name })} onClick={open}>
        <Icon as={Pencil} />
      </IconButton>
      <Tool
        icon={video.pinned ? PinOff : Pin}
        label={t(video.pinned ? 'profile.unpinVideo' : 'profile.pinVideo', { name })}
        onPress={() => save(pinningVideo(url, !video.pinned, list))}
      />
      <Tool icon={ArrowUp} label={t('profile.videoUp', { name })} onPress={() => save(movingVideo(url, -1, list))} />
      <Tool icon={ArrowDown} label={t('profile.videoDown', { name })} onPress={() => save(movingVideo(url, 1, list))} />
      <Tool icon={Trash2} label={t('profile.removeVideo', { name })} onPress={() => save(removingVideo(url, list))} />
    </Box>
  );
}

const LOOK = { variant: 'outline', boxSize: '11' } as const;

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => Promise<unknown>;
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <IconButton {...LOOK} aria-label={label} title={label} onClick={() => void onPress()}>
      <Icon as={icon} />
    </IconButton>
  );
}

/** The button and the form that add a video at the end of the list. */
export function VideoAdder({ save, of: profile }: Pick<Editor, 'save' | 'of'>) {
  const t = useTranslations();
  const of = `${profile}/videos/new`;
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const [added, setAdded] = useState(0);
  if (!isOpen) {
    return (
      <Box mt="6">
        <SectionDrafts of={of} onOpen={open} />
        <Button ref={opener} variant="outline" size="lg" {...editMark(['/videos'])} onClick={open}>
          <Icon as={Plus} />
          {t('profile.addVideo')}
        </Button>
      </Box>
    );
  }
  return (
    <Box mt="6">
      <SectionForm
        key={added}
        label={t('profile.addVideo')}
        of={of}
        fields={[
          {
            path: '/url',
            label: t('profile.videoUrl'),
            kind: { type: 'video' },
            value: null,
            isRequired: true,
            help: t('profile.videoUrlHelp'),
          },
          { path: '/label', label: t('profile.videoLabel'), kind: lineUpTo(80), value: null },
        ]}
        save={async (changes, onRefused) => {
          if (typeof changes === 'function') return false;
          const typed = (path: string) => changes.find((one) => one.path === path)?.value;
          const [url, shows] = [typed('/url'), typed('/label')];
          if (typeof url !== 'string') return false;
          const isSaved = await save(addingVideo(url, typeof shows === 'string' ? shows : null, t('profile.videos')), onRefused);
          if (isSaved) setAdded((count) => count + 1);
          return isSaved;
        }}
        onClose={close}
      />
    </Box>
  );
}
