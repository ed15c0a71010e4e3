import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { NEXT_STEP_MAX, SAVED_NOTE_MAX } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { cacheSaved, type SavedItem } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { EditForm } from '../../ui/forms/edit-form';
import { FormText, FormTextArea } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';

const loadSchema = async () => (await import('@touchline/domain/person/saved-college')).saveCollegeForm;

/** A saved college whose plan is shown or edited, and its name. */
export interface PlanProps {
  readonly item: SavedItem;
  readonly name: string;
}

/** The fields of the form: the next step is a line of text and a day, empty if there is none. */
interface PlanValues {
  readonly note: string;
  readonly nextStep: string;
  readonly on: string;
}

const TYPED = ['note', 'nextStep', 'on'] as const;

function sentOf({ note, nextStep, on }: PlanValues) {
  const isEmpty = nextStep.trim() === '' && on === '';
  return { note, nextStep: isEmpty ? null : { text: nextStep, on: on === '' ? null : on } };
}

/** What has changed in the form since it opened: the rest stays as it is stored, also by another tab. */
function changesOf(before: PlanValues, values: PlanValues) {
  const { note, nextStep } = sentOf(values);
  const isSameStep = values.nextStep === before.nextStep && values.on === before.on;
  return { ...(values.note === before.note ? {} : { note }), ...(isSameStep ? {} : { nextStep }) };
}

interface PlanFormProps extends PlanProps {
  /** What an unsaved plan is found again by. */
  readonly of: string;
  readonly onClose: () => void;
}

/** The open form of a next step, its day and a note. A refused save leaves the texts in it. */
export function PlanForm({ item, name, of, onClose }: PlanFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const refused = useRefusalToasts();
  const [before] = useState<PlanValues>({
    note: item.note ?? '',
    nextStep: item.nextStep?.text ?? '',
    on: item.nextStep?.on ?? '',
  });
  const { form } = useSchemaForm<PlanValues>({
    defaultValues: before,
    schema: loadSchema,
    sent: sentOf,
  });
  const text = useFormText(form, { of, names: TYPED });
  async function save(values: PlanValues): Promise<boolean> {
    try {
      const { collegeId } = item;
      const { note, notedAt, nextStep } = await callApi('saveCollege', {
        params: { collegeId },
        body: changesOf(before, values),
      });
      cacheSaved(client, collegeId, { note, notedAt, nextStep });
      show({ variant: 'success', text: t('myColleges.planSaved') });
      return true;
    } catch (failure) {
      refused(failure);
      showRefusalAtFields(form, failure, ['note', 'nextStep']);
      return false;
    }
  }
  const { control } = form;
  return (
    <Box py="2">
      <EditForm
        form={form}
        label={t('myColleges.planOf', { name })}
        onSave={save}
        onClose={onClose}
        text={text}
        saveText={t('myColleges.savePlan')}
        cancelText={t('saving.cancel')}
        maxW="text"
      >
        <FormText
          control={control}
          name="nextStep"
          type="text"
          autoComplete="off"
          label={t('myColleges.nextStep')}
          help={t('myColleges.nextStepHelp')}
          isRequired={false}
          maxLength={NEXT_STEP_MAX}
        />
        <FormText
          control={control}
          name="on"
          type="date"
          autoComplete="off"
          label={t('myColleges.nextStepOn')}
          isRequired={false}
        />
        <FormTextArea
          control={control}
          name="note"
          label={t('saving.note')}
          help={t('saving.noteHelp', { limit: SAVED_NOTE_MAX })}
          isRequired={false}
          rows={{ least: 2, most: 8 }}
          maxLength={SAVED_NOTE_MAX}
        />
      </EditForm>
    </Box>
  );
}
