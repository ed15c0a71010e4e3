import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { lazy, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from '../../../components/document-editor/conflict-dialog';
import { EditorsBar } from '../../../components/document-editor/editors-bar';
import {
  SectionDrafts,
  SectionForm,
  SectionInvitation,
  SectionPencil,
} from '../../../components/document-editor/section-controls';
import { type DocumentEditor, useDocumentEditor } from '../../../components/document-editor/use-document-editor';
import { useEditingMessages } from '../../../components/document-editor/use-editing-messages';
import { useSession, useSessionState } from '../../../session/session-context';
import type { OwnProfile } from '../../../session/session-state';
import { type Preview, useReloadProfile } from '../use-profile';
import { profileAddress } from '../profile-tabs';
import { AudienceNotice } from '../../../components/player/audience-notice';
import { CompletenessPanel } from '../owner/completeness-panel';
import { tabOfField } from './paths-of-fields';
import { EntryAdder, EntryForm, EntryTools } from './entries/entry-form';
import { TypedGradeEstimate } from './typed-grade-estimate';
import { HeadPictureButton } from './pictures/head-picture-button';
import { basicFields, playingFields, schoolFields, socialFields, testFields } from './profile-fields';
import { PROFILE_KIND } from './profile-kind';
import { VideoAdder, VideoTools } from './video-tools';

/** The texts that only the owner sees: of every document, and of a profile. */
const EDITING_MESSAGES = ['document-editing', 'album', 'profile-owner', 'profile-editing', 'privacy'] as const;

/** Components and fields that only the owner sees. The sections use them once this file has been downloaded. */
const EDITING_PARTS = {
  basicFields,
  playingFields,
  schoolFields,
  socialFields,
  testFields,
  TypedGradeEstimate,
  AudienceNotice,
  ClassQuestion: lazy(async () => ({ default: (await import('../../../components/growing-up/class-question')).ClassQuestion })),
  CompletenessPanel,
  EntryAdder,
  EntryForm,
  EntryTools,
  SectionDrafts,
  SectionForm,
  SectionInvitation,
  SectionPencil,
  VideoAdder,
  VideoTools,
  HeadPictureButton,
  ProfileAlbumAdder: lazy(async () => ({ default: (await import('./albums/profile-album-adder')).ProfileAlbumAdder })),
  ProfileAlbumEditor: lazy(async () => ({ default: (await import('./albums/profile-album-editor')).ProfileAlbumEditor })),
  TeamsEditor: lazy(async () => ({ default: (await import('./teams/teams-editor')).TeamsEditor })),
} as const;

/** How owners edit their profile: components and fields, saving, checks, uploads, and the profile as it is stored. */
export type ProfileEditing = typeof EDITING_PARTS &
  Omit<DocumentEditor<Profile>, 'question'> & {
    readonly stored: Profile;
    /** Shows what was stored past the editor. */
    readonly reload: () => Promise<void>;
  };

interface ProfileEditorProps {
  /** The profile as the page shows it. */
  readonly profile: ShownProfile;
  readonly preview: Preview | null;
  /** Receives how the profile is edited; null on unmount, and while the owner sees the page as others do. */
  readonly onEditing: (editing: ProfileEditing | null) => void;
}

/** Makes a profile editable for its owner once the session has it and the texts are there. */
export function ProfileEditor(props: ProfileEditorProps) {
  const own = useSessionState().profile;
  const isReady = useEditingMessages(EDITING_MESSAGES);
  const stored = useMemo(() => (own === null ? null : storedOf(own)), [own]);
  return stored === null || !isReady ? null : <ReadyEditor {...props} own={stored} />;
}

/** The stored profile, without what the owner's own answer adds. */
function storedOf({ email, currency, ...stored }: OwnProfile): Profile {
  return stored;
}

/** The editor's bar, the question about conflicts, and what the sections need; after an edit the profile reloads. */
function ReadyEditor({ profile, preview, onEditing, own }: ProfileEditorProps & { readonly own: Profile }) {
  const navigate = useNavigate();
  const session = useSession();
  const reload = useReloadProfile(profile.username);
  const [edited, setEdited] = useState<Profile | null>(null);
  const stored = edited !== null && edited.version > own.version ? edited : own;
  const onDocument = useCallback(
    async (document: Profile) => {
      setEdited(document);
      await reload();
      await (await session.actions()).refresh();
    },
    [reload, session],
  );
  const { save, check, upload, of, question } = useDocumentEditor(PROFILE_KIND, own._id, { document: stored, onDocument });
  useEffect(() => {
    if (preview !== null) return undefined;
    startTransition(() => onEditing({ ...EDITING_PARTS, save, check, upload, of, stored, reload }));
    return undefined;
  }, [onEditing, preview, save, check, upload, of, stored, reload]);
  useEffect(() => {
    if (preview !== null) onEditing(null);
    return () => onEditing(null);
  }, [onEditing, preview]);
  return (
    <>
      <EditorsBar
        kind={PROFILE_KIND}
        document={stored}
        addressOf={(field) => profileAddress(profile.username, { tab: tabOfField(field), album: null })}
        isVisitorView={preview !== null}
        reader={preview ?? 'visitor'}
        onVisitorView={(isVisitorView) =>
          void navigate(
            { search: isVisitorView ? '?as=visitor' : '' },
            { preventScrollReset: true, state: { preserveScroll: true } },
          )
        }
      />
      <ConflictDialog kind={PROFILE_KIND} question={question} />
    </>
  );
}
