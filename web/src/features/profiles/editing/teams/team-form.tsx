import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Team } from '@touchline/domain/person/profiles/profile-parts';
import type { Json } from '@touchline/domain/kernel/json/json';
import { type ComponentProps, useMemo } from 'react';
import type { FieldChange } from '../../../../components/document-editor/field';
import { SectionForm } from '../../../../components/document-editor/section-controls';
import { useLanguage } from '../../../../i18n/language-provider';
import { useTranslations } from '../../../../i18n/use-translations';
import type { FormEditing } from '../edited-profile';
import { LogoChoice } from './logo-choice';
import { addingTeam } from './team-changes';
import { type DrawLogo, teamFields } from './team-fields';

interface TeamFormProps extends Pick<ComponentProps<typeof SectionForm>, 'inWizard'> {
  readonly profile: Profile;
  /** The team that is edited; null for a new one. */
  readonly index: number | null;
  readonly editing: FormEditing;
  readonly onClose: () => void;
}

/** The form of one team: its name, kind, tier, league, country and crest. A new one is added as a whole. */
export function TeamForm({ profile, index, editing, onClose, ...inForm }: TeamFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { save, check, upload, of } = editing;
  const team: Team | null = index === null ? null : (profile.teams[index] ?? null);
  const base = team === null ? '' : `/teams/${index}`;
  const label = t(team === null ? 'profileEdit.addTeam' : 'profileEdit.team');
  const owner = profile._id;
  const fields = useMemo(() => {
    const drawLogo: DrawLogo = (text, chosen, onChoose, typed) => (
      <LogoChoice
        label={text}
        owner={owner}
        teamName={typed.teamName ?? ''}
        chosen={chosen}
        upload={upload}
        onChoose={onChoose}
      />
    );
    return teamFields(base, team, profile.type, drawLogo, { t, language });
  }, [base, team, profile.type, owner, upload, t, language]);
  const add = (changes: readonly FieldChange[]) => {
    const typed = Object.fromEntries(changes.map(({ path, value }): [string, Json] => [path.slice(1), value]));
    return save(addingTeam(typed, label));
  };
  return (
    <SectionForm
      label={label}
      of={team === null ? `${of}/teams/new` : of}
      fields={fields}
      save={team === null ? add : save}
      {...(team === null ? {} : { check })}
      onClose={onClose}
      {...inForm}
    />
  );
}
