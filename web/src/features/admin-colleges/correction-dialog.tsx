import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import {
  CORRECTABLE_FIELDS,
  factOfField,
  rowOfField,
  typedTextOf,
  typedValue,
} from '@touchline/domain/college/facts/correctable-fields';
import { CAMPUS_SETTINGS, COLLEGE_TYPES, LEAGUES, LEAGUE_VALUES } from '@touchline/domain/reference/college-kinds';
import { sourcedValue } from '@touchline/domain/college/facts/sourced-fields';
import { useState } from 'react';
import { SHOWN_FACTS, sourceText } from '../../components/college/college-facts';
import type { MessageKey } from '../../i18n/english';
import { englishAdminColleges } from '../../i18n/english/admin-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { CheckField } from '../../ui/fields/choice-fields';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField, TextField } from '../../ui/fields/text-fields';
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
  const wordOf = useChoiceWord(field);
  const row = rowOfField(field);
  const kind = row?.kind ?? 'text';
  const teams = data?.athletics.sport.map(({ sex }) => sex) ?? [];
  const fields = CORRECTABLE_FIELDS.filter((one) => {
    const { team } = factOfField(one);
    if (isRegion(one) && data?.league !== 'njcaa') return false;
    return team === null || teams.some((sex) => sex === team);
  });

  const yearError = year.trim() === '' || /^\d{4}$/.test(year.trim()) ? null : t('adminColleges.yearWrong');

  async function correct() {
    setIsValidated(true);
    if (source.trim() === '' || yearError !== null) return;
    const value = typedValue(kind, typed);
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

  const current = data === undefined ? '' : typedTextOf(sourcedValue(data, field)).replaceAll('\n', ', ');
  const isChoice = row?.kind === 'choice' || row?.kind === 'numberChoice';
  const now = isChoice && current !== '' ? wordOf(current) : current;
  const stored = data?.sources[field];
  const text = { label: t('adminColleges.value'), help: t('adminColleges.valueHelp', { kind }), value: typed, onText: setTyped };
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('adminColleges.correct')}
      button={t('adminColleges.correct')}
      onSubmit={() => void correct()}
    >
      <Box fontWeight="semibold">{name}</Box>
      <SelectField
        label={t('adminColleges.fact')}
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
        {t('adminColleges.now', {
          value: now === '' ? t('adminColleges.unknown') : now,
          source: stored === undefined ? t('adminColleges.noSource') : sourceText(stored, t),
        })}
      </Box>
      {draft.offer}
      {isChoice ? (
        <SelectField
          label={t('adminColleges.value')}
          value={typed}
          onValue={setTyped}
          emptyText={t('adminColleges.unknown')}
          options={row.values.map((value) => ({ value: String(value), text: wordOf(String(value)) }))}
        />
      ) : kind === 'lines' || kind === 'cipCodes' ? (
        <TextAreaField {...text} isRequired={false} rows={{ least: 3, most: 8 }} />
      ) : (
        <TextField {...text} isRequired={false} type="text" autoComplete="off" />
      )}
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
      {isUnlikely && <CheckField label={t('adminColleges.isConfirmed')} isChecked={isConfirmed} onCheck={setIsConfirmed} />}
    </DialogForm>
  );
}

const isText = (key: string): key is keyof typeof englishAdminColleges => Object.hasOwn(englishAdminColleges, key);

/** Names a fact as the page does, else by a text of its own; a team's fact also names the team. */
function useFactTitle(): (field: string) => string {
  const t = useTranslations();
  return (field) => {
    const { team, path } = factOfField(field);
    const shown = SHOWN_FACTS.find((fact) => fact.path === `/${path.replaceAll('.', '/')}`);
    const own = `adminColleges.fact.${path.split('.').at(-1) ?? ''}`;
    const key: MessageKey | null = shown === undefined ? (isText(own) ? own : null) : `college.${shown.name}`;
    const fact = key === null ? path : t(key);
    return team === null ? fact : t('adminColleges.factOfTeam', { fact, team });
  };
}

const isRegion = (field: string): boolean => factOfField(field).path === 'region';

/** Says a choice of a fact in words: a league, a division, a region, a kind of college or campus. */
function useChoiceWord(field: string): (value: string) => string {
  const t = useTranslations();
  return (value) => {
    if (isRegion(field)) return t('adminColleges.regionOf', { number: Number(value) });
    const league = LEAGUE_VALUES.find((one) => one === value);
    if (league !== undefined) return league === 'other' ? t('admin.league.other') : LEAGUES[league].label;
    const kind = [...COLLEGE_TYPES, ...CAMPUS_SETTINGS].find((one) => one === value);
    return kind === undefined ? t('admin.divisionOf', { number: Number(value) }) : t(`college.value.${kind}`);
  };
}
