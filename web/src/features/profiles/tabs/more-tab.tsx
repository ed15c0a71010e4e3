import { Box } from '@chakra-ui/react/box';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { AWARD_TEAMS, HONOURS } from '@touchline/domain/reference/honours';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useActor, useSessionState } from '../../../session/session-context';
import { OutsideLink } from '../../../ui/links';
import { TabBody } from '../../../ui/tab-layout';
import { EditableSection } from '../editable-section';
import { EntriesSection } from '../entries-section';
import { hasPages, offersMore } from '../profile-tabs';
import { nameIn } from '../profile-texts';
import { useToday } from '../../../ui/use-dates';
import { daysOf, isOver, numberOf } from '../schedule-days';
import { useProfilePage } from '../use-profile-page';
import { NothingShown } from './nothing-shown';
import { Seasons } from './seasons';

const FollowSchedule = lazy(async () => ({
  default: (await import('../../../components/schedule/follow-schedule')).FollowSchedule,
}));

const AtYourCamp = lazy(async () => ({ default: (await import('./at-your-camp')).AtYourCamp }));

/** What each section shows a reader of; none of them stands empty above one that is told. */
const IS_TOLD = {
  seasons: ({ seasons }: ShownProfile) => seasons.length > 0,
  schedule: ({ schedule }: ShownProfile) => schedule.length > 0,
  honours: ({ honours }: ShownProfile) => honours.length > 0,
  social: hasPages,
} as const;
const NAMES = ['seasons', 'schedule', 'honours', 'social'] as const;

/**
 * The seasons, where to see the player, honours, and the handles on the social networks. Those that are empty when the
 * page opens stand last: where they invite the owner, they push nothing down as they arrive.
 */
export function MoreTab() {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const [order] = useState(() =>
    NAMES.toSorted((left, right) => Number(IS_TOLD[right](profile)) - Number(IS_TOLD[left](profile))),
  );
  if (editing === null && !offersMore(profile)) {
    return <NothingShown title={t('profile.noMoreTitle', { name: profile.displayName })} />;
  }
  const sections = {
    ...{ seasons: <Seasons />, schedule: <Schedule />, honours: <Honours /> },
    social: <Social profile={profile} />,
  };
  return (
    <TabBody>
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </TabBody>
  );
}

/** The days on which coaches can see the player, the first one first. */
function Schedule() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { profile } = useProfilePage();
  const { hasBackendSession } = useSessionState();
  const isCoach = isAcceptedCoach(useActor());
  const today = useToday();
  const { _id, username, displayName, jerseyNumber, schedule } = profile;
  return (
    <EntriesSection
      list="schedule"
      title={t('profile.schedule')}
      entriesOf={({ schedule }) => schedule}
      inOrder={(left, right) => left.date.localeCompare(right.date)}
      nameOf={({ event }) => event}
      line={(entry) => (
        <>
          <Box textStyle="small" color="fg.muted">
            {[daysOf(entry, language), entry.time].filter((part) => part !== null).join(' · ')}
          </Box>
          <Box fontWeight="semibold">{entry.event}</Box>
          <Box _empty={{ display: 'none' }}>
            {[entry.place, numberOf(entry.shirtNumber ?? jerseyNumber)].filter((part) => part !== null).join(' · ')}
          </Box>
          {isCoach && entry.campId !== null && !isOver(entry, today) && (
            <Suspense fallback={null}>
              <AtYourCamp username={username} campId={entry.campId} />
            </Suspense>
          )}
        </>
      )}
      past={{ is: (entry) => isOver(entry, today), title: (count) => t('profile.past', { count }) }}
      after={
        hasBackendSession &&
        schedule.length > 0 && (
          <Suspense fallback={<Box minH="11" mt="4" />}>
            <Box mt="4">
              <FollowSchedule player={{ _id, displayName }} />
            </Box>
          </Suspense>
        )
      }
    />
  );
}

/** Honours and awards, the latest first. */
function Honours() {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <EntriesSection
      list="honours"
      title={t('profile.honours')}
      entriesOf={({ honours }) => honours}
      inOrder={(left, right) => (right.year ?? 0) - (left.year ?? 0)}
      nameOf={({ type }) => nameIn(HONOURS, type, language)}
      line={({ type, team, year, note }) => (
        <Box display="flex" gap="5" alignItems="baseline">
          <Box textStyle="number" color="fg.muted" minW="3rem">
            {year ?? ''}
          </Box>
          <Box minW="0">
            <Box fontWeight="semibold">
              {[nameIn(HONOURS, type, language), team === null ? null : nameIn(AWARD_TEAMS, team, language)]
                .filter((part) => part !== null)
                .join(', ')}
            </Box>
            {note !== null && <Box color="fg.muted">{note}</Box>}
          </Box>
        </Box>
      )}
    />
  );
}

/** The handles on X and Instagram, and the pages on Hudl and Veo. */
function Social({ profile: { social, hudlPage, veoPage } }: { readonly profile: ShownProfile }) {
  const t = useTranslations();
  const links = [
    ...(social.instagram === null
      ? []
      : [{ href: `https://www.instagram.com/${social.instagram}/`, text: `Instagram: @${social.instagram}` }]),
    ...(social.x === null ? [] : [{ href: `https://x.com/${social.x}`, text: `X: @${social.x}` }]),
    ...(hudlPage === null ? [] : [{ href: hudlPage, text: 'Hudl' }]),
    ...(veoPage === null ? [] : [{ href: veoPage, text: 'Veo' }]),
  ];
  return (
    <EditableSection
      title={t('profile.social')}
      isEmpty={links.length === 0}
      reported="social"
      fields={({ stored, socialFields }, texts) => socialFields(stored, texts)}
    >
      <Box as="ul">
        {links.map(({ href, text }) => (
          <Box as="li" key={href} minH="11" display="flex" alignItems="center">
            <OutsideLink href={href} text={text} />
          </Box>
        ))}
      </Box>
    </EditableSection>
  );
}
