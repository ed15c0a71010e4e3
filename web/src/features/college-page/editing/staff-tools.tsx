import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/college-address';
import type { SaveCollege } from './field';
import { SectionForm } from './section-controls';
import { addingCoach, addingTeam, pathOfCoach, removingCoach, staffFields } from './staff-entries';

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
    <Button size="lg" loading={isSaving} loadingText={text} onClick={() => void add()}>
      <Plus size={20} strokeWidth={1.75} aria-hidden />
      {text}
    </Button>
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
  const title = t('staff.add');
  const base = coach === null ? '' : (pathOfCoach(college, sex, coach.id) ?? '');
  return (
    <Box bg="bg.subtle" borderWidth="1px" borderRadius="card" p={{ base: '4', md: '6' }} mb={coach === null ? '4' : '0'}>
      <SectionForm
        label={coach === null ? title : t('college.editName', { name: coach.name })}
        fields={staffFields(base, coach, college, t)}
        save={(changes) =>
          save(
            coach === null
              ? addingCoach(sex, Object.fromEntries(changes.map((change) => [change.path.slice(1), change.value])), title)
              : changes,
          )
        }
        onClose={onClose}
      />
    </Box>
  );
}
