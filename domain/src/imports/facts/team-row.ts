import * as z from 'zod/mini';
import { type Division, LEAGUES } from '../../reference/college-kinds';
import { STATES } from '../../reference/states';
import { listCell, numberCell, patternCell, required, spacedTextCell, textCell, wholeCell, wordCell } from './cells';

const DIVISION_WORDS = { 1: 1, 2: 2, 3: 3 } as const satisfies Record<string, Division>;
const LEAGUE_WORDS = { NCAA: 'ncaa', NAIA: 'naia', NJCAA: 'njcaa', 'U SPORTS': 'usports', Other: 'other' } as const;
const KINDS = {
  Public: 'public',
  'Private nonprofit': 'privateNonprofit',
  'Private for-profit': 'privateForProfit',
} as const;
const SETTINGS = { City: 'city', Suburb: 'suburb', Town: 'town', Rural: 'rural' } as const;
const EVIDENCE = { listed: 'listed', dated: 'dated', indirect: 'indirect', inferred: 'inferred' } as const;
const HAS_TEAM = { yes: true, 'not listed': false, no: false, unknown: false } as const;

const text = textCell(200);
const address = textCell(2000);
const source = textCell(400);
const share = numberCell(0, 1);
const sectionScore = wholeCell(200, 800);
const actScore = wholeCell(1, 36);
const dollars = numberCell(-1_000_000, 1_000_000);
const cipShares = listCell((entry) => /^(\d{2}):[\d.]+$/.exec(entry)?.[1] ?? null, 'a list like 51:0.147|52:0.113');

/** The columns that every team file has. */
const columns = {
  unitid: wholeCell(1, 9_999_999),
  name: required(textCell(160)),
  aliases: spacedTextCell(5000),
  city: text,
  state: text,
  zip: text,
  lat: numberCell(-90, 90),
  lng: numberCell(-180, 180),
  url: address,
  control: wordCell(KINDS),
  campus_setting: wordCell(SETTINGS),
  phone: text,
  url_admissions: address,
  url_apply: address,
  url_financial_aid: address,
  url_athletics: address,
  ug_enrollment: wholeCell(0, 1_000_000),
  adm_rate: share,
  sat_v25: sectionScore,
  sat_v75: sectionScore,
  sat_m25: sectionScore,
  sat_m75: sectionScore,
  act25: actScore,
  act75: actScore,
  net_price: dollars,
  tuition_in: dollars,
  tuition_out: dollars,
  grad_rate_100_4: share,
  student_faculty_ratio: numberCell(0, 500),
  median_earnings_6y: dollars,
  top_cip2: cipShares,
  league: wordCell(LEAGUE_WORDS),
  division: wordCell(DIVISION_WORDS),
  division_source: source,
  conference_short_2022: text,
  conference_bball_2020: text,
  conference_wsoc_d2_2025: text,
  nickname: text,
  soccer_men: wordCell(HAS_TEAM),
  soccer_women: wordCell(HAS_TEAM),
  soccer_women_source: source,
  soccer_men_url: address,
  soccer_women_url: address,
};

const evidence = wordCell(EVIDENCE);
const color = patternCell(/^#[0-9A-F]{6}$/i, 'a colour like #0B3D2E');

/** The columns that a team file may leave out. */
const furtherColumns = {
  country: wordCell({ US: 'US', CA: 'CA' }),
  ca_id: patternCell(/^ca-[a-z0-9-]{1,60}$/, 'an id like ca-acadia'),
  soccer_men_source: source,
  soccer_men_evidence: evidence,
  soccer_women_source2: source,
  soccer_women_evidence: evidence,
  soccer_men_division: wordCell(DIVISION_WORDS),
  soccer_women_division: wordCell(DIVISION_WORDS),
  division_2026: wordCell(DIVISION_WORDS),
  conference_2025: text,
  conference_2025_source: source,
  conference_ncaa_2024: text,
  nickname_source: source,
  color_primary: color,
  color_secondary: color,
  color_words: textCell(100),
  color_source: source,
  cost_of_attendance: dollars,
  grad_rate_150_4: share,
  grad_rate_150_l4: share,
};

const COUNTRY_OF_STATE = new Map(STATES.entries.map(({ value, country }) => [value, country]));

/**
 * The columns of a team file that an import reads, each cell as text; other columns are ignored. A cell that does not
 * fit its column makes the row invalid. Addresses and phone numbers are accepted unchecked, because colleges write
 * them by hand.
 */
export const teamRow = z.object({ ...columns, ...furtherColumns }).check(
  z.refine(({ league, division }) => division === null || (league !== null && LEAGUES[league].hasDivisions), {
    path: ['division'],
    error: 'is given, but the league has no divisions',
  }),
  z.refine(({ unitid, ca_id }) => unitid !== null || ca_id !== null, {
    path: ['unitid'],
    error: 'is empty, and so is ca_id, the id of a Canadian university',
  }),
  z.refine(({ unitid, ca_id }) => unitid === null || ca_id === null, {
    path: ['ca_id'],
    error: 'is given, and so is unitid: a college has one of them',
  }),
  z.refine(({ state, country }) => (COUNTRY_OF_STATE.get(state ?? '') ?? country ?? 'US') === (country ?? 'US'), {
    path: ['state'],
    error: 'lies in another country than the row says',
  }),
);

export type TeamRow = z.infer<typeof teamRow>;

/** The columns that a team file must have. */
export const TEAM_COLUMNS: readonly string[] = Object.keys(columns);

/** The columns that a team file may have besides them. */
export const FURTHER_TEAM_COLUMNS: readonly string[] = Object.keys(furtherColumns);

const NOT_THERE = Object.fromEntries(FURTHER_TEAM_COLUMNS.map((column) => [column, '']));

/** Reads a row by its column names. */
export function readTeamRow(
  cells: Readonly<Record<string, string>>,
): { row: TeamRow } | { problems: { column: string; message: string }[] } {
  const read = z.safeParse(teamRow, { ...NOT_THERE, ...cells });
  if (read.success) return { row: read.data };
  return { problems: read.error.issues.map(({ path, message }) => ({ column: String(path[0]), message })) };
}
