import type { College } from '@touchline/domain/college/college';
import { coachIdFor } from '@touchline/domain/college/editing/coach-id-for';
import type { Json } from '@touchline/domain/kernel/json/json';
import { NOTABLE_PERSON_TYPES, PROFESSIONAL_FIELDS } from '@touchline/domain/reference/notable-people';
import type { Language } from '@touchline/domain/kernel/language';
import { type Field, type FieldKind, lineUpTo } from '../../../components/document-editor/field';
import type { Translate } from '../../../i18n/use-translations';
import { COLLEGE_KIND, type CollegeChanges } from './college-kind';

/** A list of people that a college names. */
export type PeopleList = 'alumni' | 'contactPeople';
/** An entry of one of the lists. */
export type Person = College[PeopleList][number];

/** Adds a person to a list, with an id that is free in it. */
export function addingPerson(list: PeopleList, entry: Readonly<Record<string, Json>>, label: string): CollegeChanges {
  return (college) => {
    const id = coachIdFor(typeof entry.name === 'string' ? entry.name : '', new Set(college[list].map((one) => one.id)));
    return [{ op: 'add', path: `/${list}/-`, value: { ...entry, id }, label }];
  };
}

/** Removes a person from a list; no change where nobody has the id. */
export function removingPerson(list: PeopleList, id: string, label: string): CollegeChanges {
  return (college) => {
    const index = college[list].findIndex((one) => one.id === id);
    return index < 0 ? [] : [{ path: `/${list}/${index}`, value: null, label }];
  };
}

interface Texts {
  readonly t: Translate;
  readonly language: Language;
}

/** The form fields of a person at `base` (JSON pointer); those of a new person (null) are empty. */
export function personFields(
  list: PeopleList,
  base: string,
  person: Person | null,
  choice: Extract<FieldKind, { type: 'picture' }>['choice'],
  { t, language }: Texts,
): readonly Field[] {
  const at = (name: string, label: string, kind?: FieldKind, rest: Partial<Field> = {}): Field => ({
    path: `${base}/${name}`,
    name,
    label,
    kind: kind ?? COLLEGE_KIND.fieldAt(`/${list}/0/${name}`) ?? lineUpTo(0),
    value: person === null ? null : ((Reflect.get(person, name) as Json | undefined) ?? null),
    ...rest,
  });
  const options = (entries: typeof NOTABLE_PERSON_TYPES.entries) =>
    entries.map((entry) => ({ value: entry.value, text: entry[language] }));
  const name = at('name', t('staff.name'), undefined, { isRequired: true });
  if (list === 'contactPeople') {
    const help = t('staff.public');
    return [
      name,
      at('role', t('people.role')),
      at('email', t('college.mail'), undefined, { help }),
      at('phone', t('college.phone'), undefined, { help }),
    ];
  }
  const types: FieldKind = { type: 'choice', options: options(NOTABLE_PERSON_TYPES.entries), emptyText: t('people.chooseType') };
  const fields: FieldKind = { type: 'choice', options: options(PROFESSIONAL_FIELDS.entries), emptyText: t('people.chooseField') };
  return [
    name,
    at('type', t('people.type'), types, { isRequired: true }),
    at('field', t('people.field'), fields),
    at('fromYear', t('people.fromYear')),
    at('toYear', t('people.toYear')),
    at('text', t('people.text')),
    at('picture', t('staff.picture'), { type: 'picture', choice }),
  ];
}
