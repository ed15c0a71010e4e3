import type { Language } from '@touchline/domain/kernel/language';
import { FACT_TEXTS } from '@touchline/domain/person/attestations/fact-texts';
import type { CoachReference } from '@touchline/domain/person/attestations/coach-references';
import type { ConfirmedFact } from '@touchline/domain/person/attestations/confirmed-facts';
import { heightText, inchesOf } from '@touchline/domain/person/profiles/height';
import type { AttestedFact } from '@touchline/domain/reference/attested-facts';
import { POSITION_NAMES } from '@touchline/domain/reference/player-lists';

const VALUE_WORDS: Readonly<Partial<Record<AttestedFact, (value: string, language: Language) => string>>> = {
  gpa: (value, language) => {
    const [average = '', of = ''] = value.split('/').map((part) => (part === '' ? '' : Number(part).toLocaleString(language)));
    return of === '' ? average : `${average} / ${of}`;
  },
  position: (value, language) => {
    const nameOf = (position: string) => POSITION_NAMES.entries.find((one) => one.value === position)?.[language] ?? position;
    return value.split(',').map(nameOf).join(', ');
  },
  height: (value) => {
    const inches = inchesOf(value);
    return inches === null ? value : `${heightText(inches, 'feet')} (${heightText(inches, 'cm')})`;
  },
};

/** The value of a fact, as it is asked for, in words of a language. */
export function factValueText(fact: AttestedFact, value: string, language: Language): string {
  return VALUE_WORDS[fact]?.(value, language) ?? value;
}

/** Who has confirmed a fact, and in which month; where no club or school is named it says which of the two it was. */
export function confirmedByText({ kind, role, team, month }: Omit<ConfirmedFact, 'fact'>, language: Language): string {
  const who = FACT_TEXTS[language].roles[role];
  const when = new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  if (language === 'en') return `Confirmed by the ${who} of ${team ?? `the ${kind}`}, ${when}`;
  return `Bestätigt von: ${who}, ${team ?? FACT_TEXTS.de.kinds[kind]}, ${when}`;
}

/** A reference with name, role and club or school. */
export function referenceText({ name, role, team }: Pick<CoachReference, 'name' | 'role' | 'team'>, language: Language): string {
  const who = FACT_TEXTS[language].roles[role];
  return language === 'en' ? `${name}, ${who} of ${team}` : `${name}, ${who}, ${team}`;
}
