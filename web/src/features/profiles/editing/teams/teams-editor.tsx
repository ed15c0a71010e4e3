import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { headerTeamOf } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Team } from '@touchline/domain/person/profiles/profile-parts';
import { PanelTop, Plus, Trash2 } from 'lucide-react';
import { type EntryAct, EntryMenu } from '../../../../components/document-editor/entry-menu';
import { useTranslations } from '../../../../i18n/use-translations';
import { Chip } from '../../../../ui/chip';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
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
  const { isOpen, opener, open, close } = useInPlaceEditor();
  return (
    <Box display="grid" gap="4">
      {profile.teams.length > 0 && (
        <Box as="ul" listStyleType="none">
          {profile.teams.map((team, index) => (
            <TeamEntry key={index} profile={profile} team={team} index={index} editing={editing} />
          ))}
        </Box>
      )}
      {isOpen ? (
        <TeamForm profile={profile} index={null} editing={editing} onClose={close} />
      ) : (
        <Box>
          <Button ref={opener} variant="outline" size="lg" onClick={open}>
            <Icon as={Plus} />
            {t('profileEdit.addTeam')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface TeamEntryProps extends TeamsEditorProps {
  readonly team: Team;
  readonly index: number;
}

/** A team with its pencil and menu; the form replaces it. */
function TeamEntry({ profile, team, index, editing }: TeamEntryProps) {
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const name = team.teamName ?? t('profileEdit.unnamedTeam');
  const isInHeader = team === headerTeamOf(profile);
  const showInHeader: EntryAct = {
    icon: PanelTop,
    text: t('profileEdit.showInHeader'),
    run: () => void editing.save(showingInHeader(index, t('profileEdit.showInHeader'))),
  };
  const remove: EntryAct = {
    icon: Trash2,
    text: t('editor.remove'),
    label: t('profileEdit.removeTeam', { name }),
    run: () => void editing.save(removingTeam(index, team, name)),
  };
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      {isOpen ? (
        <TeamForm profile={profile} index={index} editing={editing} onClose={close} />
      ) : (
        <Box display="flex" gap="3" alignItems="center">
          <Box flex="1" minW="0" display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
            <Box fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Box>
            {isInHeader && <Chip tone="pitch">{t('profileEdit.inHeader')}</Chip>}
          </Box>
          <EntryMenu
            name={name}
            editLabel={t('profileEdit.editTeam', { name })}
            opener={opener}
            onOpen={open}
            acts={isInHeader ? [remove] : [showInHeader, remove]}
          />
        </Box>
      )}
    </Box>
  );
}
