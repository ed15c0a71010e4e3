import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { rowOfField, typedValue } from '@touchline/domain/college/facts/correctable-fields';
import { sourcedValue } from '@touchline/domain/college/facts/sourced-fields';
import { useState } from 'react';
import { sourceText } from '../../components/college/college-facts';
import { FactValueField } from '../../components/college/correction/fact-value-field';
import { correctableFieldsOf, useFactText, useFactTitle } from '../../components/college/correction/fact-words';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { CheckField } from '../../ui/fields/choice-fields';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { DialogForm, useDialogCall } from '../../ui/overlays/dialog-form';
import type { CollegeDialogProps } from './archive-dialogs';

/** Corrects one fact of a college and names the document that says so. */
export function CorrectionDialog({ college, onClose, opener, onDone }: CollegeDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { _id: collegeId, name } = college;
  const { data } = useQuery({
    queryKey: ['college', collegeId],
    queryFn: ({ signal }) => callApi('college', { params: { collegeId }, signal }),
  });
  const [field, setField] = useState<string>('nickname');
  const [typed, setTyped] = useState('');
  const [source, setSource] = useState('');
  const [year, setYear] = useState('');
  const [isUnlikely, setIsUnlikely] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isValidated, setIsValidated] = useState(false);
  const { failure, isBusy, send } = useDialogCall();
  const draft = useTypedField({ of: `colleges/${collegeId}/correction`, stored: '', typed, onText: setTyped });
  const titleOf = useFactTitle();
  const factText = useFactText();
  const fields = correctableFieldsOf(data);

  const yearError = year.trim() === '' || /^\d{4}$/.test(year.trim()) ? null : t('adminColleges.yearWrong');

  async function correct() {
    setIsValidated(true);
    if (source.trim() === '' || yearError !== null) return;
    const value = typedValue(rowOfField(field)?.kind ?? 'text', typed);
    const body = { field, value, source: source.trim(), year: year.trim() === '' ? null : Number(year), isConfirmed };
    const isSent = await send(async () => {
      try {
        await callApi('correctCollege', { params: { collegeId }, body });
      } catch (refusal) {
        if (refusal instanceof ApiRefusal && refusal.code === 'implausibleFact') setIsUnlikely(true);
        throw refusal;
      }
    });
    if (!isSent) return;
    draft.saved();
    await onDone(t('adminColleges.corrected', { college: name }));
  }

  const stored = data?.sources[field];
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('adminColleges.correct')}
      button={t('adminColleges.correct')}
      onSubmit={() => void correct()}
    >
      <Box fontWeight="semibold">{name}</Box>
      <SelectField
        label={t('correction.fact')}
        value={field}
        onValue={(one) => {
          setField(one === '' ? 'nickname' : one);
          setTyped('');
          setIsUnlikely(false);
          setIsConfirmed(false);
        }}
        options={fields.map((one) => ({ value: one, text: titleOf(one) }))}
      />
      <Box textStyle="small" overflowWrap="anywhere">
        {t('correction.now', {
          value: data === undefined ? '' : factText(field, sourcedValue(data, field)),
          source: stored === undefined ? t('correction.noSource') : sourceText(stored, t),
        })}
      </Box>
      {draft.offer}
      <FactValueField field={field} typed={typed} onText={setTyped} />
      <TextField
        type="text"
        autoComplete="off"
        maxLength={120}
        label={t('adminColleges.source')}
        help={t('adminColleges.sourceHelp')}
        value={source}
        onText={setSource}
        isValidated={isValidated}
        error={source.trim() === '' ? t('adminColleges.sourceMissing') : null}
      />
      <TextField
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        isRequired={false}
        label={t('adminColleges.year')}
        value={year}
        onText={setYear}
        isValidated={isValidated}
        error={yearError}
      />
      {isUnlikely && <CheckField label={t('correction.isConfirmed')} isChecked={isConfirmed} onCheck={setIsConfirmed} />}
    </DialogForm>
  );
}
