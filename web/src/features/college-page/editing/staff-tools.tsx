import { Box } from '@chakra-ui/react/box';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { BusyButton } from '../../../ui/busy-button';
import { Icon } from '../../../ui/icon';
import type { SaveCollege } from './college-kind';
import { type EntryOpener, EntryTools } from './entry-tools';
import { PictureChoice } from './picture-form';
import { addingCoach, addingTeam, pathOfCoach, removingCoach, staffFields } from './staff-entries';
import { useEditing } from './use-editing';

interface StaffToolsProps extends EntryOpener {
  readonly coach: CoachEntry;
  readonly sex: TeamSex;
  readonly save: SaveCollege;
}

/** The buttons that edit and remove a member of staff, on the portrait. */
export function StaffTools({ coach: { id, name }, sex, save, ...opening }: StaffToolsProps) {
  return <EntryTools name={name} onRemove={() => void save(removingCoach(sex, id, name))} isOnPortrait {...opening} />;
}

/** Adds the team of a sex to the college. */
export function TeamAdder({ sex, save }: { readonly sex: TeamSex; readonly save: SaveCollege }) {
  const t = useTranslations();
  const [isSaving, setIsSaving] = useState(false);
  const text = t(sex === 'male' ? 'staff.addTeamMale' : 'staff.addTeamFemale');
  async function add() {
    setIsSaving(true);
    await save(addingTeam(sex, text));
    setIsSaving(false);
  }
  return (
    <BusyButton size="lg" isBusy={isSaving} busyText={text} onClick={() => void add()}>
      <Icon as={Plus} />
      {text}
    </BusyButton>
  );
}

interface StaffFormProps {
  readonly college: College;
  readonly sex: TeamSex;
  /** The member to edit; null for a new one. */
  readonly coach: CoachEntry | null;
  readonly save: SaveCollege;
  readonly onClose: () => void;
}

/** What unsaved text about a member of staff is found again by; null for a new one. */
export function staffKey({ _id }: Pick<College, '_id'>, sex: TeamSex, coach: Pick<CoachEntry, 'id'> | null): string {
  return `colleges/${_id}/staff/${sex}/${coach?.id ?? 'new'}`;
}

/** The form of a member of staff. A new one is added as one entry, an existing one is changed field by field. */
export function StaffForm({ college, sex, coach, save, onClose }: StaffFormProps) {
  const t = useTranslations();
  const editing = useEditing();
  const title = t('staff.add');
  const pictureChoice = (label: string, chosen: string | null, onChoose: (id: string | null) => void) => (
    <PictureChoice college={college} label={label} chosen={chosen} onChoose={onChoose} />
  );
  const base = coach === null ? '' : (pathOfCoach(college, sex, coach.id) ?? '');
  return (
    <Box bg="bg.subtle" borderWidth="1px" borderRadius="card" p={{ base: '4', md: '6' }} mb={coach === null ? '4' : '0'}>
      <SectionForm
        label={coach === null ? title : t('college.editName', { name: coach.name })}
        of={staffKey(college, sex, coach)}
        fields={staffFields(base, coach, pictureChoice, t)}
        {...(coach === null ? {} : { check: editing.check })}
        save={(changes, onRefused) =>
          coach === null
            ? save(addingCoach(sex, Object.fromEntries(changes.map(({ path, value }) => [path.slice(1), value])), title))
            : save(changes, onRefused)
        }
        onClose={onClose}
      />
    </Box>
  );
}
