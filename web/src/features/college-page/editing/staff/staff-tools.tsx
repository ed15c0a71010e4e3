import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { CoachEntry } from '@touchline/domain/college/athletics';
import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import type { TeamSex } from '../../../../lib/college-address';
import type { SaveCollege } from '../field-change';
import { removingCoach } from './staff-changes';

interface StaffToolsProps {
  readonly coach: CoachEntry;
  readonly sex: TeamSex;
  readonly save: SaveCollege;
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const LOOK = { variant: 'outline', boxSize: '11', bg: 'bg.panel' } as const;

/** The ways to change and to remove a member of staff, on the portrait: no card grows when they appear. */
export function StaffTools({ coach: { id, name }, sex, save, opener, onOpen }: StaffToolsProps) {
  const t = useTranslations();
  const [change, remove] = [t('college.editName', { name }), t('staff.remove', { name })];
  return (
    <Box role="group" aria-label={name} position="absolute" insetInlineStart="2" bottom="2" display="flex" gap="2">
      <IconButton ref={opener} aria-label={change} title={change} onClick={onOpen} {...LOOK}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton aria-label={remove} title={remove} onClick={() => void save(removingCoach(sex, id, name))} {...LOOK}>
        <Trash2 {...ICON} />
      </IconButton>
    </Box>
  );
}
