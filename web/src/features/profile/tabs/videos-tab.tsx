import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/empty-state';
import { EditableSection } from '../editable-section';
import { ProfileVideos } from '../profile-videos';
import { useProfilePage } from '../use-profile-page';

/** The videos of a player, the pinned one first. */
export function VideosTab() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const videos = profile.videos.toSorted((left, right) => Number(right.pinned) - Number(left.pinned));
  if (videos.length === 0 && editing === null) {
    return <EmptyState scene="floodlights" title={t('profile.noVideosTitle', { name: profile.displayName })} />;
  }
  return (
    <EditableSection title={t('profile.videos')} isEmpty={videos.length === 0} fields={() => []}>
      <ProfileVideos videos={videos} />
    </EditableSection>
  );
}
