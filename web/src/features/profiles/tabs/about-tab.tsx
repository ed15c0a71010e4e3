import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Suspense } from 'react';
import { MiniPitch } from '../../../components/player/mini-pitch';
import { useTranslations } from '../../../i18n/use-translations';
import { deferredSection } from '../../../lib/hydration/deferred-section';
import { EmptyState } from '../../../ui/states/empty-state';
import { FactTable, type Fact } from '../../../ui/facts';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { WithSidebar } from '../../../ui/tab-layout';
import { EditableSection } from '../editable-section';
import type { ProfileEditing } from '../editing/profile-editor';
import { saysSomething, TeamLine } from '../header/team-line';
import { profileAddress } from '../profile-tabs';
import { useProfileTexts } from '../profile-texts';
import { useProfilePage } from '../use-profile-page';
import { ProfileVideos } from '../profile-videos';
import { ReportPart } from '../report-part';

const ConfirmedFacts = deferredSection(
  async () => (await import('../../../components/attestations/confirmed-facts')).ConfirmedFacts,
);

const CoachReferences = deferredSection(
  async () => (await import('../../../components/attestations/coach-references')).CoachReferences,
);

/** The facts of a player at a glance, null where unknown. */
function useGlance(): readonly Fact[] {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const texts = useProfileTexts();
  const { status, jerseyNumber } = profile;
  const height = texts.height(profile);
  return [
    { label: t('profile.fact.status'), value: status === null ? null : t(`profile.status.${status}`) },
    { label: t('profile.fact.positions'), value: texts.positions(profile) },
    { label: t('profile.fact.class'), value: texts.classLine(profile) },
    { label: t('profile.fact.height'), value: height === null ? null : `${height.value} · ${height.note}` },
    { label: t('profile.fact.foot'), value: texts.foot(profile) },
    { label: t('profile.fact.jersey'), value: jerseyNumber === null ? null : String(jerseyNumber) },
    { label: t('profile.fact.citizenship'), value: texts.citizenship(profile) },
    { label: t('profile.fact.town'), value: texts.town(profile) },
  ];
}

/**
 * The first tab: the player in their own words, the pinned video and further teams. Its owner has the facts in ruled
 * rows to edit them; others read them in the head.
 */
export function AboutTab() {
  const t = useTranslations();
  const { profile, confirmed, references, editing } = useProfilePage();
  const facts = useGlance();
  const { about, videos, teams } = profile;
  const known = facts.filter(({ value }) => value !== null);
  const isBare = about === null && videos.length === 0 && teams.length === 0 && editing === null;
  return (
    <WithSidebar
      sidebar={
        <>
          <EditableSection
            title={t('profile.glance')}
            isEmpty={editing === null || known.length === 0}
            fields={({ stored, basicFields, playingFields }, texts) => [
              ...basicFields(stored, texts),
              ...playingFields(stored, texts),
            ]}
          >
            <FactTable facts={known} />
          </EditableSection>
          {editing !== null && <editing.CompletenessPanel stored={editing.stored} />}
        </>
      }
    >
      {editing !== null && <editing.AudienceNotice profile={editing.stored} choicesAt="/account/manage-data" />}
      {editing !== null && (
        <Suspense fallback={null}>
          <editing.ClassQuestion profile={editing.stored} onSaved={() => void editing.reload()} />
        </Suspense>
      )}
      <PitchOnPhones />
      {isBare && (
        <EmptyState
          scene="floodlights"
          title={t('profile.bareTitle', { name: profile.displayName })}
          text={t('profile.bareText')}
        />
      )}
      <EditableSection
        title={t('profile.about')}
        isEmpty={about === null}
        reported="about"
        fields={() => [{ path: '/about', label: t('profile.about'), kind: { type: 'text', most: 5000 }, value: about }]}
      >
        <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="text">
          {about}
        </Text>
      </EditableSection>
      {confirmed.length > 0 && <ConfirmedFacts facts={confirmed} />}
      {references.length > 0 && <CoachReferences references={references} />}
      <PinnedVideo />
      {editing === null ? <Teams /> : <OwnTeams editing={editing} />}
    </WithSidebar>
  );
}

/** The positions on a pitch, where the window is too narrow for the one in the head. */
function PitchOnPhones() {
  const t = useTranslations();
  const { positions, positionName } = useProfileTexts();
  const { profile } = useProfilePage();
  const named = positions(profile);
  if (named === null) return null;
  const { main } = profile.position;
  return (
    <Box hideFrom="lg" display="flex" gap="5" alignItems="center">
      <MiniPitch positions={main} height={168} label={t('ui.positions', { positions: named })} />
      <Box as="ul" minW="0">
        {main.map((one, index) => (
          <Box as="li" key={one} fontWeight={index === 0 ? 'semibold' : 'normal'} color={index === 0 ? 'fg' : 'fg.muted'} py="1">
            {positionName(one)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The video that the player pinned, else the first one. */
function PinnedVideo() {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const { videos, username } = profile;
  const first = videos.find(({ pinned }) => pinned) ?? videos[0];
  if (first === undefined) return null;
  return (
    <Section
      title={t('profile.videoFirst')}
      {...(videos.length > 1
        ? {
            action: (
              <PageLink
                to={profileAddress(username, { tab: 'videos', album: null })}
                color="pitch.fg"
                fontWeight="medium"
                py="2.5"
              >
                {t('profile.allVideos', { count: videos.length })}
              </PageLink>
            ),
          }
        : {})}
    >
      <ProfileVideos videos={[first]} isLarge />
    </Section>
  );
}

/** For the owner: the teams. */
function OwnTeams({ editing }: { readonly editing: ProfileEditing }) {
  const t = useTranslations();
  return (
    <Suspense fallback={<Box minH="24rem" />}>
      <Section title={t('profile.ownTeams')}>
        <editing.TeamsEditor profile={editing.stored} editing={editing} />
      </Section>
    </Suspense>
  );
}

/** The teams of the player besides the one in the head. */
function Teams() {
  const t = useTranslations();
  const { profile } = useProfilePage();
  const { team: teamOf } = useProfileTexts();
  const inHead = teamOf(profile);
  const teams = profile.teams.filter((team) => team !== inHead && saysSomething(team));
  if (teams.length === 0) return null;
  return (
    <Section
      title={t('profile.furtherTeams', { count: teams.length })}
      action={<ReportPart about={{ kind: 'text', field: 'teams' }} name={t('profile.furtherTeams', { count: teams.length })} />}
    >
      <Box as="ul" display="grid" gap="0">
        {teams.map((team, index) => (
          <Box
            as="li"
            key={`${index}-${team.teamName ?? ''}`}
            py="4"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0', pt: '0' }}
          >
            <TeamLine profile={profile} team={team} size={48} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
