import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { RosterNeedsGrid, yearsOfNeeds } from './roster-needs-grid';
import { type Team, useCollegePage } from '../use-college-page';

const EDITS = ['/athletics/sport/0/rosterNeeds'];

/** What a team needs. Its editors change each field in place; an empty section is hidden from visitors. */
export function RosterNeedsSection({ team }: { readonly team: Team }) {
  const t = useTranslations();
  const { sex, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const { rosterNeeds } = team;
  const years = yearsOfNeeds(rosterNeeds);
  const title = t('college.needs');
  if (editing === null && years.length === 0) return null;
  if (editing !== null && isOpen) {
    return (
      <Section title={title}>
        <editing.RosterNeedsEditor sex={sex} needs={rosterNeeds} save={editing.save} onClose={close} />
      </Section>
    );
  }
  if (editing !== null && years.length === 0) {
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
      <RosterNeedsGrid needs={rosterNeeds} years={years} />
    </Section>
  );
}
