import { Text } from '@chakra-ui/react/text';
import { isPausedOn } from '@touchline/domain/college/roster/recruiting-pause';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { useLongDate, useToday } from '../../../ui/use-dates';
import { RosterNeedsGrid, yearsOfNeeds } from './roster-needs-grid';
import { type Team, useCollegePage } from '../use-college-page';

const EDITS = ['/athletics/sport/0/rosterNeeds', '/athletics/sport/0/notRecruitingUntil'];

/**
 * What a team needs, or that it recruits nobody this year. Its editors change each field in place; an empty section is
 * hidden from visitors.
 */
export function RosterNeedsSection({ team }: { readonly team: Team }) {
  const t = useTranslations();
  const { sex, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const today = useToday();
  const day = useLongDate();
  const { rosterNeeds, notRecruitingUntil: until } = team;
  const isPaused = until !== null && (today === null || isPausedOn(team, today));
  const years = yearsOfNeeds(rosterNeeds);
  const title = t('college.needs');
  if (editing === null && years.length === 0 && !isPaused) return null;
  if (editing !== null && isOpen) {
    return (
      <Section title={title}>
        <editing.RosterNeedsEditor sex={sex} team={team} save={editing.save} onClose={close} />
      </Section>
    );
  }
  if (editing !== null && years.length === 0 && !isPaused) {
    return (
      <Section title={title}>
        <editing.SectionInvitation title={title} opener={opener} edits={EDITS} onOpen={open} />
      </Section>
    );
  }
  const label = t('college.editName', { name: title });
  return (
    <Section
      title={title}
      {...(editing === null
        ? {}
        : { action: <editing.SectionPencil label={label} opener={opener} edits={EDITS} onOpen={open} /> })}
    >
      {isPaused && (
        <Text fontWeight="semibold" mb="4" maxW="text">
          {t('college.notRecruiting', { date: day(until) })}
        </Text>
      )}
      {years.length > 0 && <RosterNeedsGrid needs={rosterNeeds} years={years} />}
    </Section>
  );
}
