import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { FocusFirst } from '../../ui/fields/field-frame';
import { SelectField } from '../../ui/fields/select-field';
import { todayHere } from '../../ui/use-dates';
import { type ClockViewer, storeOwnClass } from './own-class';

const TEXTS = {
  en: {
    group: 'Your class',
    label: 'In which year do you finish high school?',
    help: 'It decides from when coaches may write. Parents choose the year of their child. It stays on this device.',
    choose: 'Choose a year',
    missing: 'Choose a year first.',
    save: 'Remember here',
    own: (year: number) => `Computed for the class of ${year}, as your profile says.`,
    device: (year: number) => `Computed for the class of ${year}, which this device remembers.`,
    change: 'Change',
  },
  de: {
    group: 'Dein Jahrgang',
    label: 'In welchem Jahr bist du mit der Schule fertig?',
    help: 'Davon hängt ab, ab wann Coaches schreiben dürfen. Eltern wählen das Jahr ihres Kindes. Es bleibt auf diesem Gerät.',
    choose: 'Jahr wählen',
    missing: 'Wähle zuerst ein Jahr.',
    save: 'Hier merken',
    own: (year: number) => `Berechnet für den Jahrgang ${year}, wie er in deinem Profil steht.`,
    device: (year: number) => `Berechnet für den Jahrgang ${year}, den sich dieses Gerät gemerkt hat.`,
    change: 'Ändern',
  },
} as const;

/** The years that are offered: who left school some years ago and who has just begun are among them. */
const [PAST, AHEAD] = [5, 8];

function yearsAround(day: string): readonly string[] {
  const first = Number(day.slice(0, 4)) - PAST;
  return Array.from({ length: PAST + AHEAD + 1 }, (_, index) => String(first + index));
}

/**
 * The class for which the clock computes: asked once where neither profile nor device says it, and changed where the
 * device does. The focus follows.
 */
export function OwnClass({ viewer }: { readonly viewer: ClockViewer }) {
  const [hasChanged, setHasChanged] = useState(false);
  function keep(year: number | null) {
    setHasChanged(true);
    storeOwnClass(year);
  }
  const shown =
    viewer.year === null ? (
      <ClassQuestion onYear={keep} />
    ) : (
      <ClassLine year={viewer.year} isOfProfile={viewer.source === 'profile'} onForget={() => keep(null)} />
    );
  return hasChanged ? <FocusFirst key={viewer.year}>{shown}</FocusFirst> : shown;
}

function ClassQuestion({ onYear }: { readonly onYear: (year: number) => void }) {
  const texts = TEXTS[useLanguage().language];
  const [year, setYear] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsValidated(true);
    if (year === '') event.currentTarget.querySelector('select')?.focus();
    else onYear(Number(year));
  }
  return (
    <Box asChild aria-label={texts.group} display="grid" rowGap="3" justifyItems="start" maxW="form">
      <form noValidate onSubmit={save}>
        <Box width="full">
          <SelectField
            label={texts.label}
            help={texts.help}
            emptyText={texts.choose}
            options={yearsAround(todayHere()).map((value) => ({ value, text: value }))}
            value={year}
            onValue={setYear}
            isValidated={isValidated}
            error={year === '' ? texts.missing : null}
          />
        </Box>
        <Button type="submit" size="lg" variant="outline">
          {texts.save}
        </Button>
      </form>
    </Box>
  );
}

interface ClassLineProps {
  readonly year: number;
  readonly isOfProfile: boolean;
  readonly onForget: () => void;
}

function ClassLine({ year, isOfProfile, onForget }: ClassLineProps) {
  const texts = TEXTS[useLanguage().language];
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small" color="fg.muted">
      {isOfProfile ? texts.own(year) : texts.device(year)}
      {!isOfProfile && (
        <Button variant="ghost" colorPalette="ink" size="lg" px="2" fontSize="sm" onClick={onForget}>
          {texts.change}
        </Button>
      )}
    </Box>
  );
}
