import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { withBlanks } from '../../kernel/patch/schema-path';
import { slugOf } from '../../kernel/text/fold-text';
import { shortText, trimmedText, webLink } from '../../kernel/text/text-schemas';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '../../reference/college-kinds';
import { sex, sportEntry } from '../athletics';
import { blankCollege, type College, college } from '../college';
import { changedFields } from './edit-college';
import { ADDRESS_FORMS, pathNameOf } from '../path-name';

const code = (name: MessageCode): MessageCode => name;
const place = z._default(z.nullable(shortText(200)), null);

/**
 * What an admin says of a new college: name, site, league with its division where it has them, and the teams.
 * `sharesSite` confirms that another college with the same site is meant to be another one.
 */
export const newCollegeForm = z
  .object({
    name: trimmedText(160),
    collegeURL: webLink,
    league: z.enum(LEAGUE_VALUES, { error: code('leagueMissing') }),
    division: z._default(z.nullable(z.literal(DIVISIONS, { error: code('divisionMissing') })), null),
    teams: z.array(sex, { error: code('teamMissing') }).check(
      z.minLength(1, { error: code('teamMissing') }),
      z.refine((teams) => new Set(teams).size === teams.length, { error: code('teamMissing') }),
    ),
    city: place,
    state: place,
    sharesSite: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ league, division }) => division !== null || !LEAGUES[league].hasDivisions, {
      error: code('divisionMissing'),
      path: ['division'],
      abort: true,
    }),
    z.overwrite((form) => (LEAGUES[form.league].hasDivisions ? form : { ...form, division: null })),
  );

export type NewCollegeForm = z.infer<typeof newCollegeForm>;

type Named = Pick<NewCollegeForm, 'name' | 'city' | 'state'>;

/** The ids that a new college may get, in the order in which they are tried; `unique` ends the last of them. */
export function newCollegeIds({ name, city, state }: Named, unique: string): string[] {
  const slug = slugOf(name);
  const forms = slug === '' ? [] : [slug, slugOf(`${slug} ${city ?? ''}`), slugOf(`${slug} ${city ?? ''} ${state ?? ''}`)];
  return [...new Set([...forms, slugOf(`${slug === '' ? 'college' : slug.slice(0, 60)} ${unique}`)])];
}

/** The addresses that a new college may get, in the order in which they are tried (S2-18). */
export function newCollegePathNames(named: Named & { readonly _id: string }): string[] {
  const names = ADDRESS_FORMS.flatMap((form) => form(named) ?? []).map(pathNameOf);
  return [...new Set(names)].filter((name) => !['', '.', '..'].includes(name) && !/^__.*__$/.test(name));
}

/**
 * A new college as an admin describes it, every other fact unknown; its facts count as written by an admin that year,
 * so that no import overwrites them.
 */
export function newCollege(
  form: NewCollegeForm,
  { _id, pathName, year }: { readonly _id: string; readonly pathName: string; readonly year: number },
): College {
  const { name, collegeURL, league, division, teams, city, state } = form;
  const blank = blankCollege({ _id, name, pathName });
  const made = college.parse({
    ...blank,
    collegeURL,
    league,
    division,
    address: { ...blank.address, locality: city, administrative_area_level_1: state },
    athletics: { sport: teams.map((one) => withBlanks(sportEntry, { sportsType: 'soccer', sex: one })) },
  });
  const source = { by: 'admin', source: 'admin', year } as const;
  const written = ['name', 'pathName', ...changedFields(blank, made)];
  return { ...made, sources: Object.fromEntries(written.map((field) => [field, source])) };
}
