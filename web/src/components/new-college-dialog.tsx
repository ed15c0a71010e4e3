import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES, type League } from '@touchline/domain/reference/college-kinds';
import { STATES } from '@touchline/domain/reference/states';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../i18n/language-provider';
import { useTranslations } from '../i18n/use-translations';
import { ApiRefusal, fallbackKey, refusalMessages } from '../lib/api/api-refusal';
import { BusyButton } from '../ui/busy-button';
import { CheckField } from '../ui/fields/choice-fields';
import { Dialog } from '../ui/overlays/dialog';
import { DialogCancel } from '../ui/overlays/dialog-cancel';
import { FailureLine } from '../ui/states/failures';
import { FormSelect, FormText } from '../ui/forms/form-fields';
import { useFormText } from '../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../ui/forms/use-schema-form';

/** The body of a new college, as both calls that create one take it. */
type NewCollegeBody = SentBodyOf<'createCollege'>;

interface NewCollegeDialogProps {
  /** What the form says first. */
  readonly intro: string;
  readonly siteHelp?: string;
  readonly given?: { readonly collegeURL: string; readonly teams: 'male' | 'female' };
  /** By what unsaved text is found again. */
  readonly draft: string;
  /** Creates the college; rejects with what is refused. */
  readonly create: (body: NewCollegeBody) => Promise<void>;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const TEAMS = { both: ['male', 'female'], male: ['male'], female: ['female'] } as const;

/** The form as it is typed; each value is a text. */
interface TypedCollege {
  readonly name: string;
  readonly collegeURL: string;
  readonly league: League | '';
  readonly division: string;
  readonly teams: keyof typeof TEAMS;
  readonly city: string;
  readonly state: string;
}

const FIELDS = ['name', 'collegeURL', 'league', 'division', 'teams', 'city', 'state'] as const;

const TYPED = ['name', 'collegeURL', 'city'] as const;
const loadForm = async () => (await import('@touchline/domain/college/editing/new-college')).newCollegeForm;
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const hasDivisions = (league: League | ''): boolean => league !== '' && LEAGUES[league].hasDivisions;

/** What is sent of the typed form; a league that was not chosen is left out and refused. */
function bodyOf({ name, collegeURL, league, division, teams, city, state }: TypedCollege) {
  return {
    name,
    collegeURL: collegeURL.trim(),
    ...(league === '' ? {} : { league }),
    division: hasDivisions(league) ? (DIVISIONS.find((one) => String(one) === division) ?? null) : null,
    teams: [...TEAMS[teams]],
    city: orNull(city),
    state: orNull(state),
  };
}

/** The form of a new college, by which admins create one that is missing. */
export function NewCollegeDialog({ intro, siteHelp, given, draft, create, onClose, opener }: NewCollegeDialogProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [isShared, setIsShared] = useState(false);
  const [sharesSite, setSharesSite] = useState(false);
  const { form, element } = useSchemaForm<TypedCollege>({
    defaultValues: {
      ...{ name: '', collegeURL: given?.collegeURL ?? '', league: '', division: '', city: '', state: '' },
      teams: given?.teams ?? 'both',
    },
    schema: loadForm,
    sent: bodyOf,
  });
  const text = useFormText(form, { of: draft, names: TYPED });
  const { control } = form;
  const league = useWatch({ control, name: 'league' });

  async function send(typed: TypedCollege) {
    setFailure(null);
    try {
      await create({ ...bodyOf(typed), sharesSite } as NewCollegeBody);
      text.saved();
      onClose();
    } catch (refusal) {
      showRefusalAtFields(form, refusal, FIELDS);
      if (refusal instanceof ApiRefusal && refusal.code === 'siteOfCollege') setIsShared(true);
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
    }
  }

  return (
    <Dialog isOpen title={t('admin.createTitle')} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
          <Box overflowWrap="anywhere">{intro}</Box>
          {text.offer}
          <FormText control={control} name="name" label={t('admin.collegeName')} type="text" autoComplete="off" maxLength={160} />
          <FormText
            control={control}
            name="collegeURL"
            label={t('admin.collegeSite')}
            {...(siteHelp === undefined ? {} : { help: siteHelp })}
            type="url"
            autoComplete="off"
          />
          {isShared && <CheckField label={t('admin.sharesSite')} isChecked={sharesSite} onCheck={setSharesSite} />}
          <FormSelect
            control={control}
            name="league"
            label={t('admin.league')}
            emptyText={t('account.claimChoose')}
            options={LEAGUE_VALUES.map((value) => ({
              value,
              text: value === 'other' ? t('admin.league.other') : LEAGUES[value].label,
            }))}
          />
          {hasDivisions(league) && (
            <FormSelect
              control={control}
              name="division"
              label={t('admin.division')}
              emptyText={t('account.claimChoose')}
              options={DIVISIONS.map((value) => ({ value: String(value), text: t('admin.divisionOf', { number: value }) }))}
            />
          )}
          <FormSelect
            control={control}
            name="teams"
            label={t('admin.teams')}
            options={(['male', 'female', 'both'] as const).map((value) => ({ value, text: t(`admin.teams.${value}`) }))}
          />
          <FormText
            control={control}
            name="city"
            label={t('admin.city')}
            type="text"
            autoComplete="off"
            isRequired={false}
            maxLength={200}
          />
          <FormSelect
            control={control}
            name="state"
            label={t('admin.state')}
            isRequired={false}
            emptyText={t('admin.stateUnknown')}
            options={STATES.entries.map((entry) => ({ value: entry.value, text: entry[language] }))}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={form.formState.isSubmitting} busyText={t('admin.create')}>
              {t('admin.create')}
            </BusyButton>
            <DialogCancel text={t('admin.cancel')} />
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
