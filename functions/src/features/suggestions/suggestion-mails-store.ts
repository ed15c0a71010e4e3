import type { College } from '@touchline/domain/college/college';
import type { FactSuggestion } from '@touchline/domain/college/suggestions/fact-suggestion';
import {
  suggestionConfirmMail,
  suggestionDecidedMail,
  suggestionReceivedMail,
  type SuggestionOutcome,
} from '@touchline/domain/person/mail/suggestion-mails';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { SUGGESTION_LIMITS, SUGGESTION_MODE } from '@touchline/domain/reference/suggestions';
import type { Firestore } from '@google-cloud/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Writes } from '../../platform/firestore';
import type { StaffMember } from '../college-staff/staff-store';
import { prepareMail, UNSENT } from '../mail/mail-store';
import { mailStopOf } from '../mail/mail-stop';
import { personDocuments } from '../profiles/profile-store';
import { confirmationOf } from './suggestion-documents';

type Queue = (unit: Writes) => void;

/** What mails about suggestions are made with. */
export interface SuggestionMails {
  readonly database: () => Firestore;
  readonly users: Pick<AuthChanges, 'findAll'>;
  readonly newId: () => string;
}

/** The college of a suggestion, and the origin of the site for links. */
interface MailedCollege {
  readonly college: Pick<College, 'name' | 'pathName' | 'athletics'>;
  readonly origin: string;
}

function pageOf({ college, origin }: MailedCollege, tab: string): string {
  const team = college.athletics.sport.some(({ sex }) => sex === 'male') ? 'mens' : 'womens';
  return `${origin}/${encodeURIComponent(college.pathName)}/${team}/soccer/${tab}`;
}

/** Tells the coaches of a college who want to hear of it, each once a day at most. */
export async function tellCoaches(
  { database, newId }: SuggestionMails,
  attempt: Attempt,
  staff: readonly StaffMember[],
  about: MailedCollege,
): Promise<Queue> {
  const link = pageOf(about, 'administration');
  const queued: Queue[] = [];
  for (const { uid, firstName, locale, ...to } of staff) {
    const stop = mailStopOf(about.origin, 'suggestionReceived', uid);
    queued.push(
      await prepareMail(database(), attempt, {
        ...({ _id: newId(), about: uid, kind: 'suggestionReceived', stop, to } as const),
        text: suggestionReceivedMail({ firstName, collegeName: about.college.name, link, stop: stop.page }, locale),
      }),
    );
  }
  return (unit) => queued.forEach((queue) => queue(unit));
}

/** Asks a visitor to confirm. Throws Refusal conflict where the address got too many of these mails. */
export async function askVisitor(
  { database, newId }: SuggestionMails,
  attempt: Attempt,
  suggestion: FactSuggestion,
  { college, origin }: MailedCollege,
): Promise<Queue> {
  const { email, language } = suggestion;
  if (email === null) return UNSENT;
  const address = `${origin}/signInUpMobile?mode=${SUGGESTION_MODE}&link=${confirmationOf(suggestion)}`;
  const said = { collegeName: college.name, hours: SUGGESTION_LIMITS.confirmHours };
  const queue = await prepareMail(database(), attempt, {
    ...({ _id: newId(), about: '', kind: 'suggestionConfirm', to: { email, isVerified: false } } as const),
    text: suggestionConfirmMail({ ...said, link: language === 'de' ? `${address}&lang=de` : address }, language),
  });
  if (queue === UNSENT) throw new Refusal('conflict', 'suggestionAskedOften');
  return queue;
}

/** An author as a mail reaches them. */
interface MailedAuthor {
  readonly suggestionId: string;
  readonly uid: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly firstName: string | null;
  readonly language: 'en' | 'de';
}

/** The authors of suggestions: members by their account, visitors by the address that they have confirmed. */
export async function authorsOf(
  { database, users }: SuggestionMails,
  suggestions: readonly FactSuggestion[],
): Promise<readonly MailedAuthor[]> {
  const uids = suggestions.flatMap(({ by }) => by ?? []);
  const known = uids.length === 0 ? [] : await users.findAll(uids);
  const found = await Promise.all(
    suggestions.map(async ({ _id: suggestionId, by, email, language }): Promise<readonly MailedAuthor[]> => {
      if (by === null)
        return email === null ? [] : [{ suggestionId, uid: '', email, isVerified: true, firstName: null, language }];
      const user = known.find(({ uid }) => uid === by);
      const account = (await personDocuments(database()).accounts.doc(by).get()).data();
      if (user === undefined || account === undefined) return [];
      const { firstName, locale } = account;
      return [{ suggestionId, uid: by, email: user.email, isVerified: user.emailVerified, firstName, language: locale }];
    }),
  );
  return found.flat();
}

/** Tells authors what became of their suggestions. */
export async function tellAuthors(
  { database, newId }: SuggestionMails,
  attempt: Attempt,
  authors: readonly MailedAuthor[],
  { outcome, reason, ...about }: MailedCollege & { readonly outcome: SuggestionOutcome; readonly reason: string | null },
): Promise<Queue> {
  const said = { collegeName: about.college.name, outcome, reason, link: pageOf(about, 'overview') };
  const queued: Queue[] = [];
  for (const { uid, email, isVerified, firstName, language } of authors)
    queued.push(
      await prepareMail(database(), attempt, {
        ...({ _id: newId(), about: uid, kind: 'suggestionDecided', to: { email, isVerified } } as const),
        text: suggestionDecidedMail({ ...said, firstName }, language),
      }),
    );
  return (unit) => queued.forEach((queue) => queue(unit));
}
