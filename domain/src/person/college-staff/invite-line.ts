import * as z from 'zod/mini';
import type { CatalogueRow } from '../../college/catalogue/catalogue-row';
import type { Language } from '../../kernel/language';
import { Refusal } from '../../kernel/refusal/refusal';
import { refusalOfFinding } from '../../kernel/refusal/schema-refusal';
import { longText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { INVITES } from '../../reference/limits';
import { COACH_STAFF_TYPES } from '../../reference/role-types';
import { type InviteForm, inviteForm } from './coach-invite';

const cell = z.string().check(z.maxLength(5000));

/** A line of a list of invitations as typed; `college` is its common or legal name, its address or its id. */
export const inviteLine = z.object({
  email: cell,
  college: cell,
  team: cell,
  post: cell,
  language: z._default(cell, ''),
  message: z._default(cell, ''),
});

export type InviteLine = z.infer<typeof inviteLine>;

/** An invitation that a line asks for. */
export interface WantedInvite {
  readonly form: InviteForm;
  readonly college: Pick<CatalogueRow, '_id' | 'name'>;
  readonly language: Language;
  readonly message: string | null;
  /** Whether the address is of a provider where anybody gets one: it proves nothing about a college. */
  readonly usesFreeMail: boolean;
}

const TEAMS = new Map<string, 'male' | 'female'>(
  Object.entries({
    ...{ male: 'male', men: 'male', mens: 'male', "men's": 'male', 'men’s': 'male', m: 'male' },
    ...{
      female: 'female',
      women: 'female',
      womens: 'female',
      "women's": 'female',
      'women’s': 'female',
      w: 'female',
      f: 'female',
    },
  } as const),
);

const wordOf = (text: string): string => text.trim().toLowerCase();

/**
 * Reads a line. Throws Refusal invalid at its field for an address, college, team, post, language or message that is
 * none, and for a team that the college does not have.
 */
export function wantedInviteOf(
  line: InviteLine,
  rows: readonly Pick<CatalogueRow, '_id' | 'name' | 'legalName' | 'pathName' | 'sexes'>[],
): WantedInvite {
  const email = line.email.trim();
  const sex = TEAMS.get(wordOf(line.team));
  const wanted = wordOf(line.post).replaceAll(/[\s_-]+/g, '');
  const staffType = COACH_STAFF_TYPES.find((one) => one === wanted);
  const language = wordOf(line.language) === '' ? 'en' : wordOf(line.language);
  const parsed = z.safeParse(inviteForm, { email, sex: sex ?? 'male', staffType: staffType ?? 'headcoach' });
  if (!parsed.success) throw refusalOfFinding(parsed.error.issues[0], 'email');
  const college = collegeNamed(line.college, rows);
  if (college === null) throw new Refusal('invalid', 'unknownCollege', {}, 'college');
  if (sex === undefined || !college.sexes.includes(sex)) throw new Refusal('invalid', 'noSuchTeam', {}, 'team');
  if (staffType === undefined) throw new Refusal('invalid', 'staffTypeMissing', {}, 'post');
  if (language !== 'en' && language !== 'de') throw new Refusal('invalid', 'languageUnknown', {}, 'language');
  const message = z.safeParse(longText(INVITES.messageMax), line.message.trim());
  if (!message.success) throw refusalOfFinding(message.error.issues[0], 'message');
  return {
    form: parsed.data,
    college: { _id: college._id, name: college.name },
    language,
    message: isBlank(message.data) ? null : message.data,
    usesFreeMail: isFreeMail(parsed.data.email),
  };
}

/** By id or address, else by its common or its legal name; a name that two colleges have means neither. */
function collegeNamed<Row extends Pick<CatalogueRow, '_id' | 'name' | 'legalName' | 'pathName'>>(
  typed: string,
  rows: readonly Row[],
): Row | null {
  const text = typed.trim();
  const exact = rows.find(({ _id, pathName }) => _id === text || pathName === text);
  if (exact !== undefined) return exact;
  const isNamed = (name: string | null) => name?.toLowerCase() === text.toLowerCase();
  const common = rows.filter(({ name }) => isNamed(name));
  const [only, ...others] = common.length > 0 ? common : rows.filter(({ legalName }) => isNamed(legalName));
  return only === undefined || others.length > 0 ? null : only;
}

/** Providers that give an address to anybody. */
const FREE_MAIL = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'yahoo.ca', 'ymail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de'],
  ...[
    'mail.com',
    'zoho.com',
    'fastmail.com',
    'hotmail.ca',
    'sympatico.ca',
    'shaw.ca',
    'rogers.com',
    'comcast.net',
    't-online.de',
  ],
]);

/** Whether anybody can have an address of this domain. */
export function isFreeMail(email: string): boolean {
  return FREE_MAIL.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
