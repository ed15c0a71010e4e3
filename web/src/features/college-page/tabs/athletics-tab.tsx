import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { useCollegeInHand, useTeamInHand } from '../college-in-hand';
import { tabAddress } from '../college-tabs';
import { EditableSection } from '../editable-section';
import { GalleryStrip } from '../gallery-strip';
import { hasPhotos } from '../has-photos';
import { isTeamTold } from '../is-team-told';
import { LinkSection } from '../link-section';
import { StaffSection } from '../staff-section';
import { TextSection } from '../text-section';
import { TeamPictures } from '../team-pictures';
import { VideoGrid } from '../video-grid';
import { Beside } from './beside';
import { NotTold } from './not-told';
import { TabBody } from './tab-body';

const ALBUM = 'Soccer Highlights';

/** The chosen team: its story, staff, links, social media and videos; where the college has no such team, the way to the other. */
export function AthleticsTab() {
  const t = useTranslations();
  const { college, sex, editing } = useCollegeInHand();
  const inHand = useTeamInHand();
  if (inHand === null) {
    const other = sex === 'male' ? 'female' : 'male';
    const hasOther = college.athletics.sport.length > 0;
    return (
      <EmptyState
        scene="pitch"
        title={t(sex === 'male' ? 'college.noAthleticsMale' : 'college.noAthleticsFemale')}
        {...(hasOther || editing !== null
          ? {
              action: (
                <Box display="flex" flexWrap="wrap" justifyContent="center" gap="3">
                  {editing !== null && <editing.TeamAdder sex={sex} save={editing.save} />}
                  {hasOther && (
                    <ButtonLink
                      to={tabAddress(college.pathName, other, { tab: 'athletics', album: null })}
                      {...(editing === null ? {} : { variant: 'outline' })}
                    >
                      {t('college.teamOther')}
                    </ButtonLink>
                  )}
                </Box>
              ),
            }
          : {})}
      />
    );
  }
  const { team, path } = inHand;
  if (editing === null && !isTeamTold(team) && !hasPhotos(college.albums, ALBUM)) return <NotTold />;
  return (
    <TabBody>
      <TeamPictures team={team} path={path} />
      <Beside
        side={
          <>
            <LinkSection
              title="college.teamLinks"
              links={[
                { path: `${path}/athleticsURL`, word: 'college.teamSite' },
                { path: `${path}/newsURL`, word: 'college.news' },
                { path: `${path}/rosterURL`, word: 'college.roster' },
                { path: `${path}/scheduleURL`, word: 'college.schedule' },
                { path: `${path}/statisticsURL`, word: 'college.statistics' },
                { path: `${path}/recruitedURL`, word: 'college.recruited' },
              ]}
            />
            <LinkSection
              title="college.social"
              links={[
                { path: `${path}/social/instagram`, word: 'college.instagram' },
                { path: `${path}/social/twitter`, word: 'college.twitter' },
                { path: `${path}/social/facebook`, word: 'college.facebook' },
                { path: `${path}/social/youtube`, word: 'college.youtube' },
              ]}
            />
          </>
        }
      >
        <TextSection
          title="college.athletics"
          editLabel="college.editAthletics"
          invite="college.addAthletics"
          value={team.description}
          path={`${path}/description`}
        />
      </Beside>
      <StaffSection coaches={team.coaches} />
      <EditableSection
        title={t('college.videos')}
        isEmpty={team.media.youtubeURLs.length === 0}
        fields={() => [
          {
            path: `${path}/media/youtubeURLs`,
            label: t('college.videoLinks'),
            kind: { type: 'videos' },
            value: team.media.youtubeURLs,
          },
        ]}
      >
        <VideoGrid links={team.media.youtubeURLs} />
      </EditableSection>
      <GalleryStrip albumName={ALBUM} />
    </TabBody>
  );
}
