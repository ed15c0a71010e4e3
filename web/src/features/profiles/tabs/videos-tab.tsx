import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { ProfileVideos } from '../profile-videos';
import { ReportPart } from '../report-part';
import { useProfilePage } from '../use-profile-page';
import { NothingShown } from './nothing-shown';

/** The videos of a player, the pinned one first. */
export function VideosTab() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const videos = profile.videos.toSorted((left, right) => Number(right.pinned) - Number(left.pinned));
  if (videos.length === 0 && editing === null) {
    return <NothingShown title={t('profile.noVideosTitle', { name: profile.displayName })} />;
  }
  return (
    <Section
      title={t('profile.videos')}
      {...(editing === null && {
        action: <ReportPart about={{ kind: 'text', field: 'videos' }} name={t('profile.videos')} />,
      })}
    >
      {videos.length > 0 && (
        <ProfileVideos
          videos={videos}
          {...(editing === null
            ? {}
            : {
                toolsOf: ({ url }) => (
                  <editing.VideoTools
                    stored={editing.stored}
                    url={url}
                    save={editing.save}
                    check={editing.check}
                    of={editing.of}
                  />
                ),
              })}
        />
      )}
      {editing !== null && <editing.VideoAdder save={editing.save} of={editing.of} />}
    </Section>
  );
}
