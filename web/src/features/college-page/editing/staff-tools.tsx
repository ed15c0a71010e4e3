import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/college-address';
import { BusyButton } from '../../../ui/busy-button';
import type { SaveCollege } from './college-kind';
import { PictureChoice } from './picture-form';
import { addingCoach, addingTeam, pathOfCoach, removingCoach, staffFields } from './staff-entries';
import { useEditing } from './use-editing';

interface StaffToolsProps {
  readonly coach: CoachEntry;
  readonly sex: TeamSex;
  readonly save: SaveCollege;
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const STYLE = { variant: 'outline', boxSize: '11', bg: 'bg.panel' } as const;

/** The buttons that edit and remove a member of staff. They lie on the portrait, so that no card grows. */
export function StaffTools({ coach: { id, name }, sex, save, opener, onOpen }: StaffToolsProps) {
  const t = useTranslations();
  const [change, remove] = [t('college.editName', { name }), t('staff.remove', { name })];
  return (
    <Box role="group" aria-label={name} position="absolute" insetInlineStart="2" bottom="2" display="flex" gap="2">
      <IconButton ref={opener} aria-label={change} title={change} onClick={onOpen} {...STYLE}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton aria-label={remove} title={remove} onClick={() => void save(removingCoach(sex, id, name))} {...STYLE}>
        <Trash2 {...ICON} />
      </IconButton>
    </Box>
  );
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
      <Plus size={20} strokeWidth={1.75} aria-hidden />
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
