import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/section';
import { type Team, useCollegeInHand } from './college-in-hand';
import { EditableCoach } from './editable-coach';
import { StaffCards } from './staff-cards';
import { useEditorPlace } from './use-editor-place';

/** A team's coaching staff. Empty, it does not exist for readers and invites its editors, who add, change and remove members in place. */
export function StaffSection({ coaches }: { readonly coaches: Team['coaches'] }) {
  const t = useTranslations();
  const { college, sex, editing } = useCollegeInHand();
  const { isOpen, opener, open, close } = useEditorPlace();
  const count = coaches.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) opener.current?.focus();
    before.current = count;
  }, [count, opener]);
  if (editing === null && count === 0) return null;
  const title = t('college.staff');
  const mayAdd = editing !== null && !isOpen;
  return (
    <Section
      title={title}
      {...(mayAdd && count > 0 ? { action: <editing.SectionPlus label={t('staff.add')} opener={opener} onOpen={open} /> } : {})}
    >
      {editing !== null && isOpen && (
        <editing.StaffForm college={college} sex={sex} coach={null} save={editing.save} onClose={close} />
      )}
      {mayAdd && count === 0 && <editing.SectionInvitation title={title} opener={opener} onOpen={open} />}
      {count > 0 && <StaffCards coaches={coaches} {...(editing === null ? {} : { Card: EditableCoach })} />}
    </Section>
  );
}
