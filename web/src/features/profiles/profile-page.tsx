import { isOwnProfile } from '@touchline/domain/permissions/may-edit';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyTab, TabContent } from '../../components/document-page/tab-content';
import { useSeenPlayers } from '../../components/seen/use-seen-players';
import { useActor, useSessionState } from '../../session/session-context';
import { readHint } from '../../session/stored-session';
import { Content } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import { deferredSection, useIsHydrated } from '../../lib/hydration/deferred-section';
import { useTranslations } from '../../i18n/use-translations';
import type { ProfileEditing } from './editing/profile-editor';
import type { PictureButton } from './header/profile-hero';
import { type Preview, ReaderWatch } from './use-profile';
import { ReaderActions } from './reader-actions';
import { offeredTabs, profileAddress, type ProfileSubpage, type ProfileTab } from './profile-tabs';
import { ShareButton } from './sharing/share-button';
import { ShortPage } from './short-page';
import {
  type CommittedCollege,
  type ConfirmedFact,
  type ShownReference,
  type MembersCollege,
  ProfilePageContext,
} from './use-profile-page';

/** The heads of the first page and of the others: each stands as the server rendered it until its code is there. */
const ProfileHero = deferredSection(async () => (await import('./header/profile-hero')).ProfileHero);
const ProfileBand = deferredSection(async () => (await import('./header/profile-band')).ProfileBand);
export const HEADERS = [ProfileHero, ProfileBand] as const;

const TABS: Readonly<Record<ProfileTab, ComponentType<Pick<ProfileSubpage, 'album'>>>> = {
  about: lazyTab(async () => (await import('./tabs/about-tab')).AboutTab),
  videos: lazyTab(async () => (await import('./tabs/videos-tab')).VideosTab),
  photos: lazyTab(async () => (await import('./tabs/photos-tab')).PhotosTab),
  academics: lazyTab(async () => (await import('./tabs/academics-tab')).AcademicsTab),
  more: lazyTab(async () => (await import('./tabs/more-tab')).MoreTab),
};

const GuardianNotice = lazy(async () => ({
  default: (await import('../../components/guardianship/guardian-notice')).GuardianNotice,
}));

const CoachLinkNotice = lazy(async () => ({ default: (await import('./coach-link/coach-link-notice')).CoachLinkNotice }));

const ProfileEditor = lazy(async () => ({ default: (await import('./editing/profile-editor')).ProfileEditor }));

interface Tools {
  readonly editing: ProfileEditing | null;
  readonly wasReady: boolean;
}

interface ProfilePageProps {
  readonly profile: ShownProfile;
  readonly college: MembersCollege | null;
  /** The college that a player has committed to. */
  readonly committedTo: CommittedCollege | null;
  readonly confirmed: readonly ConfirmedFact[];
  readonly references: readonly ShownReference[];
  readonly subpage: ProfileSubpage;
  /** As whom the page is shown; null for its reader as usual. */
  readonly preview: Preview | null;
  /** The id of the private link in the address. */
  readonly linkId: string | null;
}

/**
 * The page of a profile at one of its subpages. Its owner edits it in place (S4-10), and gets what is closed to others
 * together with the tools, whether that or the session arrives first: one after the other would move the page twice.
 */
export function ProfilePage(props: ProfilePageProps) {
  const { profile: current, college, committedTo, confirmed, references, subpage, preview, linkId } = props;
  const t = useTranslations();
  const { uid } = useActor();
  const { isSettled, profile: own } = useSessionState();
  const isHydrated = useIsHydrated();
  const isOwner = isOwnProfile(uid, current._id);
  const mayBeOwner = isOwner || (!isSettled && isOwnProfile(readHint()?.uid ?? null, current._id));
  useSeenPlayers(preview === null && isPlayer(current.type) ? current : {});
  const [first] = useState(current);
  const [{ editing, wasReady }, setTools] = useState<Tools>({ editing: null, wasReady: false });
  const onEditing = useCallback(
    (now: ProfileEditing | null) => setTools((before) => ({ editing: now, wasReady: before.wasReady || now !== null })),
    [],
  );
  // The link stays open while its reader goes from one subpage to another, whose addresses lack it.
  const [openedBy] = useState(linkId);
  const [opened, setOpened] = useState<ShownProfile | null>(null);
  const profile = opened ?? (mayBeOwner && preview === null && !wasReady ? first : current);
  const value = useMemo(() => ({ profile, confirmed, references, editing }), [profile, confirmed, references, editing]);
  const deferred = (
    <>
      {isHydrated && <ReaderWatch username={profile.username} preview={preview} />}
      {isHydrated && openedBy !== null && (
        <Suspense fallback={null}>
          <CoachLinkNotice linkId={openedBy} onOpened={setOpened} />
        </Suspense>
      )}
      {own?.type === 'parent' && !isOwner && (
        <Suspense fallback={null}>
          <GuardianNotice username={profile.username} />
        </Suspense>
      )}
      {isOwner && (
        <Suspense fallback={null}>
          <ProfileEditor profile={profile} preview={preview} onEditing={onEditing} />
        </Suspense>
      )}
    </>
  );
  if (!isPlayer(profile.type)) {
    return (
      <ProfilePageContext value={value}>
        <ShortPage college={college} />
        {deferred}
      </ProfilePageContext>
    );
  }
  const { tab, album } = subpage;
  const pictureButton: PictureButton | null =
    editing === null ? null : (field) => <editing.HeadPictureButton profile={editing.stored} field={field} editing={editing} />;
  const actions = (
    <>
      {!isOwner && <ReaderActions profile={profile} />}
      <ShareButton profile={profile} isOwner={isOwner} />
    </>
  );
  return (
    <ProfilePageContext value={value}>
      {tab === 'about' ? (
        <ProfileHero profile={profile} committedTo={committedTo} actions={actions} pictureButton={pictureButton} />
      ) : (
        <ProfileBand profile={profile} actions={actions} />
      )}
      <Content mt={{ base: '2', md: '4' }} data-screen-only="">
        <TabsNav
          label={t('profile.tabs')}
          tabs={offeredTabs(profile, tab, isOwner && preview === null).map((one) => ({
            to: profileAddress(profile.username, { tab: one, album: null }),
            text: t(`profile.${one}`),
            isCurrent: one === tab,
          }))}
        />
      </Content>
      <TabContent name={tab} tab={TABS[tab]} album={album} />
      {deferred}
    </ProfilePageContext>
  );
}
