import { Box } from '@chakra-ui/react/box';
import { sourcedValue } from '@touchline/domain/college/facts/sourced-fields';
import { SUGGESTION_LIMITS } from '@touchline/domain/reference/suggestions';
import { useState } from 'react';
import { sourceText } from '../../../components/college/college-facts';
import { correctableFieldsOf, useFactText, useFactTitle } from '../../../components/college/correction/fact-words';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { isAuthenticated } from '../../../session/session-state';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField, TextField } from '../../../ui/fields/text-fields';
import { useTypedText } from '../../../ui/forms/unsaved/use-typed-text';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { useCollegePage } from '../use-college-page';
import { useSuggestionTexts } from './suggestion-texts';
import { useFieldCall } from './use-field-call';
import { useSuggestionActions } from './use-suggestions';
import { sentFact, ValueOrUnknown } from './value-or-unknown';

interface SuggestDialogProps {
  /** The fact with which it begins. */
  readonly field: string;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const EMPTY = { value: '', link: '', note: '' } as const;
const FIRST = 'academics.details.costs.outOfStateTuition';

/** Suggests a value for a fact, with a link to where it stands; visitors add their address. */
export function SuggestDialog({ field: asked, onClose, opener }: SuggestDialogProps) {
  const t = useTranslations();
  const texts = useSuggestionTexts();
  const { college } = useCollegePage();
  const isSignedIn = isAuthenticated(useSessionState());
  const { suggest, suggestAsVisitor } = useSuggestionActions();
  const titleOf = useFactTitle();
  const factText = useFactText();
  const show = useToasts();
  const fields = correctableFieldsOf(college);
  const [field, setField] = useState(fields.includes(asked) ? asked : FIRST);
  const [typed, setTyped] = useState<Readonly<Record<keyof typeof EMPTY, string>>>(EMPTY);
  const [isUnknown, setIsUnknown] = useState(false);
  const [email, setEmail] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const { faults, failure, isBusy, send, forget } = useFieldCall();
  const draft = useTypedText({
    of: `colleges/${college._id}/suggestion`,
    stored: EMPTY,
    restore: (restored) => setTyped((before) => ({ ...before, ...restored })),
  });
  const type = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    draft.record(next);
    forget(Object.keys(changes));
  };
  const linkError = faults.link ?? (typed.link.trim() === '' ? texts.linkMissing : null);
  const emailError = faults.email ?? (email.trim() === '' ? texts.emailMissing : null);

  async function submit() {
    setIsValidated(true);
    const { isClear, ...sent } = sentFact(field, { text: typed.value, isUnknown });
    if (!isClear || typed.link.trim() === '' || (!isSignedIn && email.trim() === '')) return;
    const body = { field, ...sent, link: typed.link.trim(), note: typed.note };
    const isSent = await send(() => (isSignedIn ? suggest(body) : suggestAsVisitor({ ...body, email: email.trim() })));
    if (!isSent) return;
    draft.saved();
    show({ variant: 'success', text: isSignedIn ? texts.sent : texts.mailed });
    onClose();
  }

  const stored = college.sources[field];
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('college.suggest')}
      button={texts.send}
      onSubmit={() => void submit()}
    >
      <Box>{texts.intro}</Box>
      <SelectField
        label={t('correction.fact')}
        value={field}
        onValue={(one) => {
          setField(one === '' ? FIRST : one);
          setIsUnknown(false);
          type({ value: '' });
        }}
        options={fields.map((one) => ({ value: one, text: titleOf(one) }))}
      />
      <Box textStyle="small" overflowWrap="anywhere">
        {t('correction.now', {
          value: factText(field, sourcedValue(college, field)),
          source: stored === undefined ? t('correction.noSource') : sourceText(stored, t),
        })}
      </Box>
      {draft.offer}
      <ValueOrUnknown
        field={field}
        typed={{ text: typed.value, isUnknown }}
        onTyped={({ text, isUnknown: next }) => {
          setIsUnknown(next);
          type({ value: text });
        }}
        isValidated={isValidated}
        fault={faults.value ?? null}
      />
      <TextField
        type="url"
        autoComplete="off"
        label={texts.link}
        help={texts.linkHelp}
        value={typed.link}
        onText={(link) => type({ link })}
        isValidated={isValidated}
        error={linkError}
      />
      <TextAreaField
        label={texts.note}
        help={texts.noteHelp}
        isRequired={false}
        value={typed.note}
        onText={(note) => type({ note })}
        rows={{ least: 2, most: 6 }}
        maxLength={SUGGESTION_LIMITS.noteMax}
        isValidated={isValidated}
        error={faults.note ?? null}
      />
      {!isSignedIn && (
        <TextField
          type="email"
          autoComplete="email"
          label={texts.email}
          help={texts.emailHelp}
          value={email}
          onText={(text) => {
            setEmail(text);
            forget(['email']);
          }}
          isValidated={isValidated}
          error={emailError}
        />
      )}
    </DialogForm>
  );
}
