import { Box } from '@chakra-ui/react/box';
import type { OwnVisit, VisitMarks } from '@touchline/domain/person/visits/visit';
import { VISIT_LIMITS, VISIT_QUESTIONS, type VisitQuestion } from '@touchline/domain/reference/visits';
import { useState } from 'react';
import { nameOfSaved, type SavedItem } from '../../../components/saving/use-saved-colleges';
import { useLanguage } from '../../../i18n/language-provider';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { ChoiceField } from '../../../ui/fields/choice-fields';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField, TextField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { todayHere } from '../../../ui/use-dates';
import { useVisits } from './use-visits';
import { VISIT_TEXTS } from './visit-texts';

interface VisitFormProps {
  /** The visit that is changed; null for a new one. */
  readonly visit: OwnVisit | null;
  /** The saved colleges, of which a new visit names one. */
  readonly items: readonly SavedItem[];
  /** The college of a new visit; null where it is chosen here. */
  readonly collegeId: string | null;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const NOTHING_MARKED: VisitMarks = {
  ...{ coach: null, team: null, level: null, academics: null, campus: null },
  ...{ dorm: null, food: null, town: null, cost: null, withoutSoccer: null },
};

/** What a refused save found stored; null where the visit is gone. */
type Stored = { readonly visit: OwnVisit | null } | null;

/**
 * The dialog that records or changes a visit. A refused save keeps everything in it; where the visit was changed in
 * another window, it shows what is stored, and the next save replaces that knowingly.
 */
export function VisitForm({ visit, items, collegeId, onClose, opener }: VisitFormProps) {
  const { language } = useLanguage();
  const texts = VISIT_TEXTS[language];
  const show = useToasts();
  const { save, reload } = useVisits();
  const [visitId] = useState(() => visit?.visitId ?? crypto.randomUUID());
  const [version, setVersion] = useState(visit?.version ?? 0);
  const [college, setCollege] = useState(visit?.collegeId ?? collegeId ?? '');
  const [on, setOn] = useState(visit?.on ?? todayHere());
  const [withWhom, setWithWhom] = useState(visit?.withWhom ?? '');
  const [marks, setMarks] = useState<VisitMarks>(visit?.marks ?? NOTHING_MARKED);
  const [text, setText] = useState(visit?.text ?? '');
  const [stored, setStored] = useState<Stored>(null);
  const [isValidated, setIsValidated] = useState(false);
  const { failure, isBusy, send } = useDialogCall();
  const draft = useTypedField({
    of: `visits/${visit?.visitId ?? 'new'}`,
    stored: visit?.text ?? '',
    typed: text,
    onText: setText,
  });

  async function trySave(): Promise<void> {
    const people = withWhom.trim();
    const body = { collegeId: college, on, withWhom: people === '' ? null : people, marks, text, version };
    try {
      await save(visitId, body);
    } catch (refusal) {
      if (refusal instanceof ApiRefusal && refusal.status === 409) {
        const found = (await reload()).find((one) => one.visitId === visitId) ?? null;
        if (found?.version !== version && (found !== null || version !== 0)) {
          setStored({ visit: found });
          setVersion(found?.version ?? 0);
        }
      }
      throw refusal;
    }
  }
  async function submit() {
    setIsValidated(true);
    if (college === '' || on === '') return;
    if (!(await send(trySave))) return;
    draft.saved();
    show({ variant: 'success', text: texts.saved });
    onClose();
  }

  const limit = new Intl.NumberFormat(language).format(VISIT_LIMITS.text);
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={visit === null ? texts.addTitle : texts.editTitle}
      button={texts.save}
      onSubmit={() => void submit()}
    >
      {visit === null && collegeId === null && (
        <SelectField
          label={texts.college}
          emptyText={texts.choose}
          value={college}
          onValue={setCollege}
          options={items.map((item) => ({ value: item.collegeId, text: nameOfSaved(item) }))}
          isValidated={isValidated}
          error={college === '' ? texts.chooseMissing : null}
        />
      )}
      <TextField
        type="date"
        autoComplete="off"
        label={texts.on}
        value={on}
        onText={setOn}
        isValidated={isValidated}
        error={on === '' ? texts.onMissing : null}
      />
      <TextField
        type="text"
        autoComplete="off"
        isRequired={false}
        maxLength={VISIT_LIMITS.withWhom}
        label={texts.withWhom}
        help={texts.withWhomHelp}
        value={withWhom}
        onText={setWithWhom}
      />
      <Box>
        <Box fontWeight="semibold">{texts.marks}</Box>
        <Box textStyle="small" color="fg.muted">
          {texts.marksHelp}
        </Box>
      </Box>
      {VISIT_QUESTIONS.map((question) => (
        <MarkField
          key={question}
          question={question}
          mark={marks[question]}
          onMark={(mark) => setMarks((before) => ({ ...before, [question]: mark }))}
        />
      ))}
      {draft.offer}
      <TextAreaField
        isRequired={false}
        rows={{ least: 4, most: 12 }}
        label={texts.text}
        help={texts.textHelp(limit)}
        maxLength={VISIT_LIMITS.text}
        value={text}
        onText={setText}
      />
      {stored !== null && <StoredNow visit={stored.visit} />}
    </DialogForm>
  );
}

const MARKS = ['1', '2', '3', '4', '5'] as const;

interface MarkFieldProps {
  readonly question: VisitQuestion;
  readonly mark: number | null;
  readonly onMark: (mark: number | null) => void;
}

/** The mark of one question, which may stay open. */
function MarkField({ question, mark, onMark }: MarkFieldProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  return (
    <ChoiceField
      label={texts.questions[question]}
      options={[...MARKS.map((value) => ({ value, text: value })), { value: 'open', text: texts.open }]}
      value={mark === null ? 'open' : String(mark)}
      onValue={(value) => onMark(value === 'open' ? null : Number(value))}
    />
  );
}

/** The visit as another window stored it. */
function StoredNow({ visit }: { readonly visit: OwnVisit | null }) {
  const texts = VISIT_TEXTS[useLanguage().language];
  return (
    <Box borderWidth="1px" borderRadius="card" p="4" textStyle="small" overflowWrap="anywhere">
      {visit === null ? (
        texts.gone
      ) : (
        <>
          <Box fontWeight="semibold">{texts.nowStored}</Box>
          <Box whiteSpace="pre-wrap" my="2">
            {[visit.on, visit.withWhom, visit.text ?? texts.noText].filter((one) => one !== null).join('\n')}
          </Box>
          <Box>{texts.changed}</Box>
        </>
      )}
    </Box>
  );
}
