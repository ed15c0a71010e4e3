import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { CoachCard, type CoachCardProps, StaffCards } from './staff-cards';
import { type Team, useCollegePage } from '../use-college-page';

/**
 * A team's coaching staff. Its editors add, change and remove members in place.
 * An empty section is hidden from visitors and invites its editors.
 */
export function StaffSection({ coaches }: { readonly coaches: Team['coaches'] }) {
  const t = useTranslations();
  const { college, sex, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const count = coaches.length;
  if (editing === null && count === 0) return null;
  const title = t('college.staff');
  const edits = ['/athletics/sport/0/coaches'];
  const mayAdd = editing !== null && !isOpen;
  return (
    <Section
      title={title}
      {...(mayAdd && count > 0
        ? { action: <editing.SectionPlus label={t('staff.add')} opener={opener} edits={edits} onOpen={open} /> }
        : {})}
    >
      {editing !== null && isOpen && (
        <editing.StaffForm college={college} sex={sex} coach={null} save={editing.save} onClose={close} />
      )}
      {mayAdd && <editing.SectionDrafts of={editing.staffKey(college, sex, null)} onOpen={open} />}
      {mayAdd && count === 0 && <editing.SectionInvitation title={title} opener={opener} edits={edits} onOpen={open} />}
      {count > 0 && <StaffCards coaches={coaches} {...(editing === null ? {} : { Card: EditableCoach })} />}
    </Section>
  );
}

/** A member of staff for editors: the form replaces the card. */
function EditableCoach({ coach, isShort }: CoachCardProps) {
  const { college, sex, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (editing === null) return <CoachCard coach={coach} isShort={isShort} />;
  const { save } = editing;
  return isOpen ? (
    <Box as="li" gridColumn="1 / -1">
      <editing.StaffForm college={college} sex={sex} coach={coach} save={save} onClose={close} />
    </Box>
  ) : (
    <CoachCard
      coach={coach}
      isShort={isShort}
      tools={
        <>
          <editing.StaffTools coach={coach} sex={sex} save={save} opener={opener} onOpen={open} />
          <editing.SectionDrafts of={editing.staffKey(college, sex, coach)} onOpen={open} />
        </>
      }
    />
  );
}
