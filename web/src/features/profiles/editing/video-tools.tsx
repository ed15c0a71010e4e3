import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { ArrowDown, ArrowUp, type LucideIcon, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type EntryAct, EntryMenu } from '../../../components/document-editor/entry-menu';
import { lineUpTo } from '../../../components/document-editor/field';
import { editMark, SectionDrafts, SectionForm } from '../../../components/document-editor/section-controls';
import type { DocumentEditor } from '../../../components/document-editor/use-document-editor';
import type { MessageKey } from '../../../i18n/english';
import { useTranslations } from '../../../i18n/use-translations';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { Icon } from '../../../ui/icon';
import type { ProfileChanges } from './edited-profile';
import { addingVideo, movingVideo, pinningVideo, removingVideo } from './video-changes';

type Editor = Pick<DocumentEditor<Profile>, 'save' | 'check' | 'of'>;

interface VideoToolsProps extends Editor {
  readonly stored: Profile;
  readonly url: string;
}

/** What the owner does with a video: link and label, order, showing it first, removing it. */
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
  const act = (icon: LucideIcon, text: MessageKey, label: MessageKey, changes: ProfileChanges): EntryAct => ({
    icon,
    text: t(text),
    label: t(label, { name }),
    run: () => void save(changes),
  });
  const pin = pinningVideo(url, !video.pinned, list);
  const isLast = index === stored.videos.length - 1;
  return (
    <EntryMenu
      name={name}
      mt="2"
      editLabel={t('profile.editVideo', { name })}
      opener={opener}
      onOpen={open}
      acts={[
        video.pinned
          ? act(PinOff, 'editor.notFirst', 'profile.unpinVideo', pin)
          : act(Pin, 'editor.first', 'profile.pinVideo', pin),
        ...(index === 0 ? [] : [act(ArrowUp, 'editor.up', 'profile.videoUp', movingVideo(url, -1, list))]),
        ...(isLast ? [] : [act(ArrowDown, 'editor.down', 'profile.videoDown', movingVideo(url, 1, list))]),
        act(Trash2, 'editor.remove', 'profile.removeVideo', removingVideo(url, list)),
      ]}
    />
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
