import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { isClassAskedOn, isLeftOutOn, leftOutFrom } from '@touchline/domain/person/profiles/notices/left-school';
import { type NewClass, patchOfNewClass, yearsOffered } from '@touchline/domain/person/profiles/notices/new-class';
import { dayAfter } from '@touchline/domain/kernel/day';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { CLASS_YEAR_NAMES, CLASS_YEARS, type ClassYear } from '@touchline/domain/reference/player-lists';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { useSession } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { ChoiceField } from '../../ui/fields/choice-fields';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { useLongDate } from '../../ui/use-dates';
import { CLASS_QUESTION_TEXTS } from './class-question-texts';

interface ClassQuestionProps {
  readonly profile: Pick<Profile, '_id' | 'type' | 'graduationYear'>;
  /** Told once the answer is stored. */
  readonly onSaved?: () => void;
}

/**
 * Asks a high-school player whose class is over for the new one. Shows nothing to anybody else
 * (docs/decisions/211-coming-of-age-and-leaving-school.md). Its only text is a name, which may be discarded.
 */
export function ClassQuestion({ profile, onSaved }: ClassQuestionProps) {
  const today = new Date().toISOString().slice(0, 10);
  const leftOut = leftOutFrom(profile);
  if (profile.graduationYear === null || leftOut === null || !isClassAskedOn(profile, today)) return null;
  const deadline = isLeftOutOn(profile, today) ? null : dayAfter(leftOut, -1);
  return (
    <Question
      id={profile._id}
      year={profile.graduationYear}
      deadline={deadline}
      today={today}
      onSaved={onSaved ?? (() => undefined)}
    />
  );
}

interface QuestionProps {
  readonly id: string;
  readonly year: number;
  /** The last day on which everybody finds the player; null once it is over. */
  readonly deadline: string | null;
  readonly today: string;
  readonly onSaved: () => void;
}

function Question({ id, year, deadline, today, onSaved }: QuestionProps) {
  const { language } = useLanguage();
  const texts = CLASS_QUESTION_TEXTS[language];
  const day = useLongDate();
  const callApi = useApi();
  const show = useToasts();
  const { actions } = useSession();
  const { isBusy, run } = useAction();
  const offered = yearsOffered(today);
  const [now, setNow] = useState<NewClass['now']>('college');
  const [later, setLater] = useState(offered.later[0] ?? year);
  const [end, setEnd] = useState(offered.usual);
  const [classYear, setClassYear] = useState<ClassYear | ''>('Freshman');
  const [college, setCollege] = useState('');
  const answer = (): NewClass => {
    if (now === 'pro') return { now };
    if (now === 'later') return { now, classYear: 'Senior', graduationYear: later };
    return { now, classYear: classYear === '' ? null : classYear, graduationYear: end, college: college.trim() || null };
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    void run(async () => {
      const patch = [...patchOfNewClass(answer())];
      await callApi('patchProfile', { params: { profileId: id }, query: { undo: 'false' }, body: { patch } });
      show({ variant: 'success', text: texts.saved });
      await (await actions()).refresh();
      onSaved();
    });
  };
  const yearsOf = (years: readonly number[]) => years.map((one) => ({ value: String(one), text: String(one) }));
  return (
    <Box
      as="section"
      aria-labelledby={`class-question-${id}`}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '5', md: '8' }}
    >
      <Heading as="h2" id={`class-question-${id}`} textStyle="h3">
        {texts.title}
      </Heading>
      <Box color="fg.muted" mt="2" maxW="text">
        {texts.text(year)} {deadline === null ? texts.leftOut(year) : texts.until(year, day(deadline))}
      </Box>
      <Box as="form" onSubmit={save} display="grid" gap="5" mt="5" maxW="36rem">
        <ChoiceField
          label={texts.now}
          options={(['college', 'later', 'pro'] as const).map((value) => ({ value, text: texts[value] }))}
          value={now}
          onValue={setNow}
        />
        {now === 'later' && (
          <SelectField
            label={texts.laterYear}
            help={texts.laterHelp}
            options={yearsOf(offered.later)}
            value={String(later)}
            onValue={(value) => setLater(Number(value))}
          />
        )}
        {now === 'college' && (
          <>
            <TextField
              label={texts.collegeName}
              help={texts.collegeHelp}
              isRequired={false}
              type="text"
              autoComplete="off"
              maxLength={200}
              value={college}
              onText={setCollege}
            />
            <Box display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
              <SelectField
                label={texts.classYear}
                isRequired={false}
                emptyText={texts.noClass}
                options={CLASS_YEARS.map((value) => ({
                  value,
                  text: CLASS_YEAR_NAMES.entries.find((one) => one.value === value)?.[language] ?? value,
                }))}
                value={classYear}
                onValue={setClassYear}
              />
              <SelectField
                label={texts.collegeYear}
                options={yearsOf(offered.college)}
                value={String(end)}
                onValue={(value) => setEnd(Number(value))}
              />
            </Box>
          </>
        )}
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy} busyText={texts.saving}>
            {texts.save}
          </BusyButton>
        </Box>
      </Box>
    </Box>
  );
}
