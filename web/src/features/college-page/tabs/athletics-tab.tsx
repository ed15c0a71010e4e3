import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { EmptyState } from '../../../ui/states/empty-state';
import { FarPart } from '../../../ui/far-part';
import { ButtonLink } from '../../../ui/links';
import { tabAddress } from '../college-tabs';
import { EditableSection, LinkSection } from '../editable-section';
import { GalleryStrip } from '../pictures/gallery-strip';
import { PictureSlot } from '../pictures/picture-slot';
import { RosterNeedsSection } from '../team/roster-needs-section';
import { StaffSection } from '../team/staff-section';
import { tellsOfTeam } from '../tabs-with-content';
import { TeamHonours } from '../team/team-honours';
import { TextSection } from '../text-section';
import { useSoccer } from '../season/use-soccer';
import { type LoadedSoccer, type Team, useCollegePage, useCollegeTeam } from '../use-college-page';
import { VideoGrid } from '../../../components/videos';
import { AlikeChapter } from '../overview/alike-chapter';
import { conferenceMiles, LEAST_TRIPS } from '../overview/conference-miles';
import { TeamChapter } from './overview-teasers';
import { TextSkeleton } from '../../../ui/states/text-skeleton';
import { TabBody } from '../../../ui/tab-layout';

const ALBUM = 'Soccer Highlights';

/**
 * The Athletics tab: description, staff, roster needs, honours and videos of the chosen team, and links that lead away
 * in a quiet row; or a link to the other team.
 */
export function AthleticsTab() {
  const t = useTranslations();
  const { college, sex, editing } = useCollegePage();
  const chosen = useCollegeTeam();
  const [soccer, replaceSoccer] = useSoccer();
  if (chosen === null) {
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
  const { team, path } = chosen;
  if (editing === null && !tellsOfTeam(college, team)) return <UntoldTeam team={team} path={path} soccer={soccer} />;
  return (
    <TabBody>
      <TeamPictures team={team} path={path} />
      <TextSection
        title="college.athletics"
        editLabel="college.editAthletics"
        invite="college.addAthletics"
        value={team.description}
        path={`${path}/description`}
      />
      <Box id="staff" _empty={{ display: 'none' }}>
        <StaffSection coaches={team.coaches} />
      </Box>
      <RosterNeedsSection team={team} />
      {editing !== null && (
        <Suspense fallback={null}>
          <editing.AddedSoccer key={sex} college={college} sex={sex} soccer={soccer} onSoccer={replaceSoccer} />
        </Suspense>
      )}
      <SoccerSections soccer={soccer} />
      <TeamHonours team={team} />
      <LeagueSections team={team} path={path} />
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
      <LinkSection
        isRow
        title="college.social"
        links={[
          { path: `${path}/social/instagram`, label: 'college.instagram' },
          { path: `${path}/social/twitter`, label: 'college.twitter' },
          { path: `${path}/social/facebook`, label: 'college.facebook' },
          { path: `${path}/social/youtube`, label: 'college.youtube' },
        ]}
      />
      <TeamPages path={path} soccer={soccer} />
    </TabBody>
  );
}

const SeasonSection = lazy(async () => ({ default: (await import('../season/season-section')).SeasonSection }));
const SquadSection = lazy(async () => ({ default: (await import('../squad/squad-section')).SquadSection }));
const CrowdSection = lazy(async () => ({ default: (await import('../squad/crowd-section')).CrowdSection }));
const TripMap = lazy(async () => ({ default: (await import('../team/trip-map')).TripMap }));
const TeamRegion = lazy(async () => ({ default: (await import('../team/team-region')).TeamRegion }));
const LeagueRules = lazy(async () => ({ default: (await import('../team/league-rules')).LeagueRules }));
const ClaimRequest = lazy(async () => ({ default: (await import('../squad/claim-request')).ClaimRequest }));

/** What our tables know of the team: seasons, squad, crowd and stadium. Their code and texts load with them. */
function SoccerSections({ soccer }: { readonly soccer: LoadedSoccer | null }) {
  if (soccer === null || soccer.team === null) return null;
  const { squad, playingTime, crowd } = soccer.team;
  return (
    <Suspense fallback={<TextSkeleton />}>
      <SeasonSection soccer={soccer} />
      <FarPart>{squad !== null && <SquadSection squad={squad} playingTime={playingTime} />}</FarPart>
      <FarPart>{crowd.length > 0 && <CrowdSection crowd={crowd} />}</FarPart>
    </Suspense>
  );
}

/** What the conference and the league mean for the team: its region, its trips by bus, and the rules in one box. */
function LeagueSections({ team, path }: Pick<UntoldTeamProps, 'team' | 'path'>) {
  const { league } = useCollegePage().college;
  return (
    <Suspense fallback={null}>
      {league === 'njcaa' && <TeamRegion team={team} path={path} />}
      <FarPart>
        <TripMap />
      </FarPart>
      <FarPart>
        <LeagueRules />
      </FarPart>
    </Suspense>
  );
}

/** The team's pages elsewhere, official ones where its coach names none, and the request to claim the page. */
function TeamPages({ path, soccer }: { readonly path: string; readonly soccer: LoadedSoccer | null }) {
  const { sex } = useCollegePage();
  const { soccerPage = null, rosterPage = null } = soccer?.team?.links ?? {};
  return (
    <>
      <LinkSection
        isRow
        title="college.teamLinks"
        suggest={`/athletics/sport/${sex}/athleticsURL`}
        links={[
          { path: `${path}/athleticsURL`, label: 'college.teamSite', otherwise: soccerPage },
          { path: `${path}/newsURL`, label: 'college.news' },
          { path: `${path}/rosterURL`, label: 'college.roster', otherwise: rosterPage },
          { path: `${path}/scheduleURL`, label: 'college.schedule' },
          { path: `${path}/statisticsURL`, label: 'college.statistics' },
          { path: `${path}/recruitedURL`, label: 'college.recruited' },
        ]}
      />
      <Suspense fallback={null}>
        <ClaimRequest />
      </Suspense>
    </>
  );
}

interface UntoldTeamProps {
  readonly team: Team;
  readonly path: string;
  readonly soccer: LoadedSoccer | null;
}

/**
 * A team whose people have added nothing yet: its seasons, or whom it plays and neighbours where no match is known, and
 * its squad, crowd and titles.
 */
function UntoldTeam({ team, path, soccer }: UntoldTeamProps) {
  const { college, comparison } = useCollegePage();
  const hasSeasons = (soccer?.team?.seasons.length ?? 0) > 0;
  return (
    <TabBody>
      {!hasSeasons && <TeamChapter hasCrests={false} />}
      <SoccerSections soccer={soccer} />
      <TeamHonours team={team} />
      <LeagueSections team={team} path={path} />
      {!hasSeasons && <AlikeChapter hasTrips={conferenceMiles(comparison?.conference ?? [], college).length >= LEAST_TRIPS} />}
      <TeamPages path={path} soccer={soccer} />
    </TabBody>
  );
}

const SIDE = {
  flex: { base: '1 1 8rem', lg: '0 0 14.5rem' },
  maxW: { base: '18rem', lg: 'none' },
  height: { base: '13rem', lg: '18rem' },
} as const;

const SIDE_SIZES = '(min-width: 62rem) 15rem, 50vw';

/** Squad, head coach and logo of a team, in one row of fixed height; nothing for visitors if there is none. */
function TeamPictures({ team, path }: { readonly team: Team; readonly path: string }) {
  const t = useTranslations();
  const { college, editing } = useCollegePage();
  const { teamPicture, headCoachPicture, logo, coaches } = team;
  if (editing === null && teamPicture === null && headCoachPicture === null && logo === null) return null;
  return (
    <Box display="flex" flexWrap="wrap" gap="4">
      <PictureSlot
        path={`${path}/teamPicture`}
        name="college.teamPicture"
        caption={t(`college.${team.sex}`)}
        sizes="(min-width: 62rem) 42rem, 100vw"
        layout={{
          flex: { base: '1 0 100%', lg: '1 1 24rem' },
          aspectRatio: { base: '16 / 9', lg: 'auto' },
          height: { lg: '18rem' },
        }}
      />
      <PictureSlot
        path={`${path}/headCoachPicture`}
        name="college.headCoachPicture"
        caption={coaches.find(({ staffType }) => staffType === 'headcoach')?.name ?? t('college.headcoach')}
        sizes={SIDE_SIZES}
        layout={SIDE}
      />
      <PictureSlot
        path={`${path}/logo`}
        name="college.teamLogo"
        caption={college.nickname ?? college.name}
        sizes={SIDE_SIZES}
        isWhole
        layout={SIDE}
      />
    </Box>
  );
}
