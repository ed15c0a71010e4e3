import type { Profile } from '@touchline/domain/person/profiles/profile';
import { FIELD_GROUP_NAMES } from '@touchline/domain/person/profiles/audience/visibility';
import type { FieldChange } from '../../../components/document-editor/field';
import { AudienceForm } from '../../../components/player/audience-form';
import { FeaturingChoice } from '../../../components/player/featuring-choice';
import { NextButton, WizardButtons } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import type { FormEditing } from '../editing/edited-profile';

interface AudienceStepProps {
  readonly profile: Profile;
  readonly editing: Pick<FormEditing, 'save'>;
  readonly onProfile: (after: Profile) => void;
  readonly onNext: () => void;
}

/** Who sees what: each choice is one edit, kept as soon as it is made; and whether the player may be featured. */
export function AudienceStep({ profile, editing: { save }, onProfile, onNext }: AudienceStepProps) {
  const t = useTranslations();
  return (
    <>
      <AudienceForm
        isNarrow
        profile={profile}
        onChoose={(choices) =>
          void save(
            FIELD_GROUP_NAMES.flatMap((group): FieldChange[] => {
              const value = choices[group];
              return value === undefined ? [] : [{ path: `/audiences/${group}`, label: t(`privacy.group.${group}`), value }];
            }),
          )
        }
      />
      <FeaturingChoice profile={profile} onProfile={onProfile} level="h2" />
      <WizardButtons main={<NextButton onNext={onNext} />} />
    </>
  );
}
