import { dayAfter } from '../../kernel/day';
import type { Language } from '../../kernel/language';
import type { Position } from '../../reference/positions';
import { headerTeamOf, teamTitleOf } from '../profiles/completeness/completeness';
import { shownGrades } from '../profiles/grade-scale';
import type { Profile } from '../profiles/profile';
import type { SaveCollegeForm, SavedCollege } from '../saved-college';
import { LETTER_TEXTS } from './letter-texts';

/** A player's own profile as far as a letter tells of it. */
export type LetterWriter = Pick<
  Profile,
  'displayName' | 'username' | 'position' | 'graduationYear' | 'gpa' | 'gpaOf' | 'sat' | 'act' | 'teams' | 'address'
>;

/** The team to whose coach a letter goes, and what its page says. */
export interface LetterTeam {
  readonly college: string;
  /** Town and state; null if unknown. */
  readonly place: string | null;
  readonly conference: string | null;
  readonly needs: readonly { readonly position: Position; readonly graduationYear: number; readonly need: string }[];
  /** The names of the camps to come, the next first. */
  readonly camps: readonly string[];
}

/** Why a player writes to this coach, from what the team's page says. */
export type LetterReason =
  | { readonly kind: 'need'; readonly position: Position; readonly year: number }
  | { readonly kind: 'camp'; readonly name: string }
  | { readonly kind: 'conference'; readonly name: string }
  | { readonly kind: 'place'; readonly name: string };

/**
 * The reasons that a team's page gives to a player, the strongest first: an open need at the player's position in the
 * player's class, the next camp, the conference, the place.
 */
export function letterReasons(writer: LetterWriter, team: LetterTeam): readonly LetterReason[] {
  const needs = writer.position.main.filter((position) =>
    team.needs.some(
      (entry) => entry.need === 'open' && entry.position === position && entry.graduationYear === writer.graduationYear,
    ),
  );
  const [camp] = team.camps;
  return [
    ...needs.slice(0, 1).map((position) => ({ kind: 'need', position, year: writer.graduationYear ?? 0 }) as const),
    ...(camp === undefined ? [] : [{ kind: 'camp', name: camp } as const]),
    ...(team.conference === null ? [] : [{ kind: 'conference', name: team.conference } as const]),
    ...(team.place === null ? [] : [{ kind: 'place', name: team.place } as const]),
  ];
}

/** A mail that is not sent yet. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface LetterCase {
  readonly writer: LetterWriter;
  readonly coach: string;
  readonly college: string;
  /** Null where the team's page gives none. */
  readonly reason: LetterReason | null;
  readonly language: Language;
  /** The origin of the address of the player's page. */
  readonly origin: string;
}

/**
 * The draft of a mail from a player to a coach. Its subject is what coaches sort by: class, position, grades, name. It
 * tells what the player's own profile has; what is in brackets is the player's to fill in.
 */
export function letterToCoach({ writer, coach, college, reason, language, origin }: LetterCase): Letter {
  const texts = LETTER_TEXTS[language];
  const { displayName: name, graduationYear: year, position, username, address } = writer;
  const { locality, administrative_area_level_1: region } = address;
  const town = locality === null ? null : [locality, region].filter((part) => part !== null).join(', ');
  const grades = gradesOf(writer, language);
  const first = position.main.slice(0, 1);
  const paragraphs = [
    texts.hello(coach),
    texts.who({ name, positions: position.main, year, town, team: teamTitleOf(headerTeamOf(writer)) }),
    ...(grades.length === 0 ? [] : [texts.grades(grades.join(', '))]),
    texts.profile(`${origin}/profile/${username}/about`),
    ...(reason === null ? [] : [sentenceOf(reason, college, language)]),
    texts.matches,
    reason?.kind === 'need' ? texts.next : texts.question(year),
    `${texts.bye}\n${name}`,
  ];
  const subject = [...(year === null ? [] : [String(year)]), ...first, ...grades.slice(0, 1), name].join(' · ');
  return { subject, body: paragraphs.join('\n\n') };
}

function sentenceOf(reason: LetterReason, college: string, language: Language): string {
  const { reasons } = LETTER_TEXTS[language];
  if (reason.kind === 'need') return reasons.need(reason.position, reason.year);
  if (reason.kind === 'camp') return reasons.camp(reason.name);
  return reasons[reason.kind](college, reason.name);
}

/** The average on the scale of 4.0, which coaches in the US read, then the test scores. */
function gradesOf(writer: LetterWriter, language: Language): readonly string[] {
  const grades = shownGrades(writer);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, minimumFractionDigits: 1 });
  return [
    ...(grades?.of === 4 ? [LETTER_TEXTS[language].gpa(format.format(grades.gpa))] : []),
    ...(writer.sat === null ? [] : [`SAT ${writer.sat}`]),
    ...(writer.act === null ? [] : [`ACT ${writer.act}`]),
  ];
}

/** How many places in brackets are still to be filled in. */
export function openPlacesIn(text: string): number {
  return text.match(/\[[^\]\n]*\]/g)?.length ?? 0;
}

/** Mail programs cut longer addresses; some of Windows open nothing at all. */
const LONGEST_ADDRESS = 1900;

/**
 * The address that opens a mail in the player's own mail program, to nobody where the coach has published no address.
 * `isWhole` is false where the text is too long for it and has to be pasted.
 */
export function mailtoOf(to: string | null, { subject, body }: Letter): { readonly address: string; readonly isWhole: boolean } {
  const start = `mailto:${to === null ? '' : encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
  return whole.length <= LONGEST_ADDRESS ? { address: whole, isWhole: true } : { address: start, isWhole: false };
}

/** A coach in season answers within two weeks, or not at all. */
const DAYS_TO_ANSWER = 14;

/**
 * What a saved college changes by once its coach is written to: an interested player has contacted it, and the next
 * step is to write again in two weeks. A stage that is further on and a planned step stay; a college that is not saved
 * yet is saved. `today` is YYYY-MM-DD.
 */
export function savedAfterWriting(
  saved: Pick<SavedCollege, 'stage' | 'nextStep'> | null,
  language: Language,
  today: string,
): SaveCollegeForm {
  const isEarly = saved === null || saved.stage === 'interested' || saved.stage === 'dropped';
  const step = { text: LETTER_TEXTS[language].nextStep, on: dayAfter(today, DAYS_TO_ANSWER) };
  return {
    ...(isEarly ? { stage: 'contacted' } : {}),
    ...((saved?.nextStep ?? null) === null ? { nextStep: step } : {}),
  };
}
