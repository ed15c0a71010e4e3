import type { Camp } from '@touchline/domain/camp/camp';
import { CAMP_TYPES } from '@touchline/domain/camp/camp-span';
import { useMemo } from 'react';
import type { FieldChange, FieldRefusal } from '../../../../components/document-editor/field';
import { SectionForm } from '../../../../components/document-editor/section-controls';
import { useTranslations } from '../../../../i18n/use-translations';
import { useApi } from '../../../../lib/api/api-client';
import { ApiRefusal } from '../../../../lib/api/api-refusal';
import { useRefusalToasts, useToasts } from '../../../../ui/overlays/toasts';
import { newCampFields } from './camp-fields';

const SEXES = ['both', 'female', 'male'] as const;
const BLANK = { name: '', type: 'idClinic', sex: 'both', startsOn: '', endsOn: '' } as const;

/** What unsaved text of a new camp of a college is found again by. */
export const newCampOf = (collegeId: string): string => `colleges/${collegeId}/camps/new`;

interface NewCampFormProps {
  readonly collegeId: string;
  readonly onMade: (camp: Camp) => void;
  readonly onClose: () => void;
  readonly inWizard?: { readonly saveText: string; readonly cancelText: string };
}

/** The form of a new camp. It becomes a draft, which nobody but the editors sees until one of them publishes it. */
export function NewCampForm({ collegeId, onMade, onClose, inWizard }: NewCampFormProps) {
  const t = useTranslations();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const callApi = useApi();
  const fields = useMemo(() => newCampFields(t, BLANK), [t]);

  async function create(
    changes: readonly FieldChange[],
    onRefused: (refusals: readonly FieldRefusal[]) => void,
  ): Promise<boolean> {
    const typed = new Map(changes.map(({ path, value }) => [path.slice(1), value]));
    const textOf = (name: keyof typeof BLANK): string => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : BLANK[name];
    };
    const body = {
      ...{ name: textOf('name'), startsOn: textOf('startsOn'), endsOn: textOf('endsOn') },
      type: CAMP_TYPES.find((one) => one === textOf('type')) ?? BLANK.type,
      sex: SEXES.find((one) => one === textOf('sex')) ?? BLANK.sex,
    };
    try {
      onMade((await callApi('createCamp', { params: { collegeId }, body })).camp);
      show({ variant: 'success', text: t('campEditing.created', { name: body.name }) });
      return true;
    } catch (refused) {
      showRefusal(refused);
      if (refused instanceof ApiRefusal)
        onRefused(
          refused.errors.flatMap(({ field, message }) => (message === null ? [] : [{ path: `/${field ?? ''}`, message }])),
        );
      return false;
    }
  }

  return (
    <SectionForm
      label={t('campEditing.new')}
      of={newCampOf(collegeId)}
      fields={fields}
      save={create}
      onClose={onClose}
      savesUnchanged
      {...(inWizard && { inWizard })}
    />
  );
}
