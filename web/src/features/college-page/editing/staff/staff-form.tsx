import { Box } from '@chakra-ui/react/box';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { useTranslations } from '../../../../i18n/use-translations';
import type { TeamSex } from '../../../../lib/college-address';
import type { SaveCollege } from '../field-change';
import { SectionForm } from '../section-controls';
import { addingCoach, placeOfCoach } from './staff-changes';
import { staffFields } from './staff-fields';

interface StaffFormProps {
  readonly college: College;
  readonly sex: TeamSex;
  /** Whom it is about; null for somebody new. */
  readonly coach: CoachEntry | null;
  readonly save: SaveCollege;
  readonly onClose: () => void;
}

/** The open form for a member of staff. Somebody new is added as one entry, somebody known is changed field by field. */
export function StaffForm({ college, sex, coach, save, onClose }: StaffFormProps) {
  const t = useTranslations();
  const title = t('staff.add');
  const place = coach === null ? '' : (placeOfCoach(college, sex, coach.id) ?? '');
  return (
    <Box bg="bg.subtle" borderWidth="1px" borderRadius="card" p={{ base: '4', md: '6' }} mb={coach === null ? '4' : '0'}>
      <SectionForm
        label={coach === null ? title : t('college.editName', { name: coach.name })}
        fields={staffFields(place, coach, college, t)}
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
