import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import type { TeamSex } from '../../../../lib/college-address';
import type { SaveCollege } from '../field-change';
import { addingTeam } from './staff-changes';

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
