import type { CoachEntry } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Role } from '@touchline/domain/person/roles/role';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import type { FieldChange } from '../../../components/document-editor/field';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { addingCoach, pathOfCoach, staffFields } from '../editing/staff-entries';
import { staffKey } from '../editing/staff-tools';
import { useEditing } from '../editing/use-editing';

interface ContactStepProps {
  readonly college: College;
  readonly sex: TeamSex;
  /** The coach's own entry on the page; null if there is none. */
  readonly own: CoachEntry | null;
  readonly profile: Pick<Profile, 'displayName'>;
  readonly role: Role;
  readonly onNext: () => void;
}

const ASKED: ReadonlySet<string> = new Set(['staffType', 'email', 'phone', 'sinceYear', 'biography']);
const NO_PICTURE = () => null;

/** The coach's own entry among the staff: post, since when, and the contact that is published. */
export function ContactStep({ college, sex, own, profile, role, onNext }: ContactStepProps) {
  const t = useTranslations();
  const { save, check } = useEditing();
  const base = own === null ? '' : (pathOfCoach(college, sex, own.id) ?? '');
  const post = COACH_STAFF_TYPES.find((type) => type === role.type) ?? null;
  const fields = staffFields(base, own, NO_PICTURE, t)
    .filter(({ name = '' }) => ASKED.has(name))
    .map((field) => (own === null && field.name === 'staffType' ? { ...field, value: post } : field));
  const add = (changes: readonly FieldChange[]) => {
    const typed = Object.fromEntries(changes.map(({ path, value }) => [path.slice(1), value]));
    return save(addingCoach(sex, { name: profile.displayName, staffType: post, ...typed }, t('coachWizard.contact')));
  };
  return (
    <SectionForm
      label={t('coachWizard.contact')}
      of={staffKey(college, sex, own)}
      fields={fields}
      {...(own === null ? {} : { check })}
      save={own === null ? add : save}
      savesUnchanged={own === null}
      onClose={onNext}
      inWizard={{ saveText: t('wizard.save'), cancelText: t('wizard.skip') }}
    />
  );
}
