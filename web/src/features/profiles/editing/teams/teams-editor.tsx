import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { headerTeamOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import { Chip } from '../../../../ui/chip';
import { Icon } from '../../../../ui/icon';
import type { FormEditing } from '../edited-profile';
import { removingTeam, showingInHeader } from './team-changes';
import { TeamForm } from './team-form';

interface TeamsEditorProps {
  readonly profile: Profile;
  readonly editing: FormEditing;
}

/** The teams of a profile for its owner: add, edit, remove, and which of them stands in the header (S3-01). */
export function TeamsEditor({ profile, editing }: TeamsEditorProps) {
  const t = useTranslations();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const header = headerTeamOf(profile);
  const close = () => setOpen(null);
  return (
    <Box display="grid" gap="4">
      {profile.teams.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="3">
          {profile.teams.map((team, index) => {
            const name = team.teamName ?? t('profileEdit.unnamedTeam');
            return (
              <Box as="li" key={`${index} ${name}`} bg="bg.panel" borderWidth="1px" borderRadius="card" p="4">
                {open === index ? (
                  <TeamForm profile={profile} index={index} editing={editing} onClose={close} />
                ) : (
                  <Box role="group" aria-label={name} display="flex" flexWrap="wrap" gap="3" alignItems="center">
                    <Box flex="1 1 12rem" fontWeight="medium" overflowWrap="anywhere">
                      {name}
                    </Box>
                    {team === header ? (
                      <Chip tone="pitch">{t('profileEdit.inHeader')}</Chip>
                    ) : (
                      <Button
                        variant="outline"
                        onClick={() => void editing.save(showingInHeader(index, t('profileEdit.showInHeader')))}
                      >
                        {t('profileEdit.showInHeader')}
                      </Button>
                    )}
                    <Button variant="outline" aria-label={t('profileEdit.editTeam', { name })} onClick={() => setOpen(index)}>
                      {t('profileEdit.edit')}
                    </Button>
                    <Button
                      variant="ghost"
                      colorPalette="ink"
                      aria-label={t('profileEdit.removeTeam', { name })}
                      onClick={() => void editing.save(removingTeam(index, team, name))}
                    >
                      {t('profileEdit.remove')}
                    </Button>
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {open === 'new' ? (
        <TeamForm profile={profile} index={null} editing={editing} onClose={close} />
      ) : (
        <Box>
          <Button variant="outline" size="lg" onClick={() => setOpen('new')}>
            <Icon as={Plus} />
            {t('profileEdit.addTeam')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
