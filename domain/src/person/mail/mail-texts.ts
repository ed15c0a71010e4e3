import type { Language } from '../../kernel/language';
import { type MailText, mailText } from './mail-text';
import { mailStopLine } from './mail-choices';
import { isCoachRole } from '../roles/coach-role';
import type { RoleDecision } from '../roles/role';

/** What a mail about the recipient's account needs. */
interface About {
  readonly firstName: string;
}

/** How mails are signed. */
export const SIGNED = { en: 'Touchline', de: 'Dein Touchline-Team' } as const;
const HELLO = { en: 'Hello', de: 'Hallo' } as const;

/** The name in a greeting: letters, at most three words and 30 characters. Whatever else was typed is no greeting. */
const GREETED_NAME = /^(?=.{1,30}$)[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*(?: [\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*){0,2}$/u;

/**
 * The first line of a mail. It names its reader by a short plain name, and nobody where the address may belong to
 * somebody else (`firstName` null): a registrant's text never reaches a stranger.
 */
export function greeting(firstName: string | null, language: Language): string {
  return firstName !== null && GREETED_NAME.test(firstName) ? `${HELLO[language]} ${firstName},` : `${HELLO[language]},`;
}

/** The name of a person as a mail to somebody else may write it: short and plain, as in a greeting; else null. */
export function plainName(name: string): string | null {
  return GREETED_NAME.test(name) ? name : null;
}

/** Reports a changed password, so that the owner notices if it was somebody else. */
export function passwordChangedMail({ firstName }: About, language: Language): MailText {
  return language === 'en'
    ? mailText('Your Touchline password was changed', [
        greeting(firstName, 'en'),
        'The password of your Touchline account has just been changed, and you were signed out on every device.',
        'If that wasn’t you, choose "Forgot password" when you sign in and set a new one at once.',
        SIGNED.en,
      ])
    : mailText('Dein Touchline-Passwort wurde geändert', [
        greeting(firstName, 'de'),
        'das Passwort deines Touchline-Kontos wurde soeben geändert; auf allen Geräten wurdest du abgemeldet.',
        'Wenn du das nicht warst, wähle bei der Anmeldung „Passwort vergessen“ und setze sofort ein neues.',
        SIGNED.de,
      ]);
}

/** Tells the earlier address that the account has another one now, without naming it or the account's owner. */
export function emailChangedMail(language: Language): MailText {
  return language === 'en'
    ? mailText('Your Touchline account has a new email address', [
        greeting(null, 'en'),
        'Your Touchline account has just switched to another email address. You can no longer sign in with this one.',
        'If that was not you, write to us at once through the contact page.',
        SIGNED.en,
      ])
    : mailText('Dein Touchline-Konto hat eine neue E-Mail-Adresse', [
        greeting(null, 'de'),
        'dein Touchline-Konto hat ab sofort eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
        'Wenn du das nicht warst, schreib uns sofort über die Kontaktseite.',
        SIGNED.de,
      ]);
}

/** Tells the account's address that it is valid again, after the provider had one that coaches may not have. */
export function emailRestoredMail(language: Language): MailText {
  return language === 'en'
    ? mailText('Your Touchline account keeps this email address', [
        greeting(null, 'en'),
        'Someone signed in to your Touchline account changed its email address to one that coach accounts can’t have. We have changed it back to this one.',
        'Please confirm it again in your account. If that wasn’t you, choose a new password at once.',
        SIGNED.en,
      ])
    : mailText('Dein Touchline-Konto behält diese E-Mail-Adresse', [
        greeting(null, 'de'),
        'jemand, der in deinem Touchline-Konto angemeldet war, hat dort eine E-Mail-Adresse eingetragen, die für Trainerkonten nicht erlaubt ist. Wir haben diese hier wiederhergestellt.',
        'Bestätige sie bitte noch einmal in deinem Konto. Wenn du das nicht warst, wähle sofort ein neues Passwort.',
        SIGNED.de,
      ]);
}

/** What the mail about a new college needs. */
interface CreatedCollege extends About {
  readonly collegeName: string;
}

/** Tells a coach that the college they asked for exists now and is assigned to them (S9-10). */
export function collegeCreatedMail({ firstName, collegeName }: CreatedCollege, language: Language): MailText {
  return language === 'en'
    ? mailText(`${collegeName} is on Touchline now`, [
        greeting(firstName, 'en'),
        `We have created ${collegeName} and assigned it to you. We are checking your access and will email you the answer.`,
        'Until then, tell us your role on the staff in your account.',
        SIGNED.en,
      ])
    : mailText(`${collegeName} ist jetzt auf Touchline`, [
        greeting(firstName, 'de'),
        `wir haben ${collegeName} angelegt und dir zugeordnet. Dein Zugang wird geprüft; die Antwort bekommst du per Mail.`,
        'Bis dahin kannst du uns in deinem Konto sagen, welche Aufgabe du im Trainerstab hast.',
        SIGNED.de,
      ]);
}

/** What the mail about a claim needs: the college and team, and the claimant's name, which people typed. */
interface OpenedClaim extends About {
  /** The page that turns this kind of mail off. */
  readonly stop: string;
  readonly collegeName: string;
  readonly isWomensTeam: boolean;
  readonly claimantName: string;
}

/**
 * Tells accepted staff of a team that somebody asks for a role there, and how to object (S1-03). The claimant is named
 * by a short plain name only, like the reader of a greeting.
 */
export function claimOpenedMail(claim: OpenedClaim, language: Language): MailText {
  const { firstName, collegeName, isWomensTeam, claimantName, stop } = claim;
  const name = plainName(claimantName);
  return language === 'en'
    ? mailText(`${collegeName}: someone asks to join your staff`, [
        greeting(firstName, 'en'),
        `${name ?? 'Somebody with an email address of your college'} has asked for a role on the ${isWomensTeam ? "women's" : "men's"} soccer staff at ${collegeName}. We review every request before we give access.`,
        'If this person is not on your staff, open Claim at the bottom of any Touchline page and object, with a reason.',
        SIGNED.en,
        mailStopLine(stop, 'en'),
      ])
    : mailText(`${collegeName}: Jemand möchte in deinen Trainerstab`, [
        greeting(firstName, 'de'),
        `${name ?? 'jemand mit einer Adresse deines Colleges'} möchte in den Trainerstab für ${isWomensTeam ? 'Frauenfußball' : 'Männerfußball'} an diesem College aufgenommen werden: ${collegeName}. Wir prüfen die Anfrage, bevor damit etwas möglich ist.`,
        'Gehört diese Person nicht zu deinem Trainerstab, öffne am Fuß jeder Touchline-Seite „College übernehmen“ und lege mit einer Begründung Einspruch ein.',
        SIGNED.de,
        mailStopLine(stop, 'de'),
      ]);
}

/** What the mail about a decided role needs: the person, the college, and the reason where the admin gave one. */
export interface DecidedRole extends Pick<RoleDecision, 'type' | 'decision' | 'reason'> {
  readonly firstName: string;
  readonly collegeName: string;
  /** The addresses of the page of the team, null where the college is not listed, and of the wizard of coaches. */
  readonly page: string | null;
  readonly wizard: string;
}

/** Tells a person that an admin accepted or rejected their role at a college, or withdrew an accepted one (S4-16). */
export function roleDecidedMail(role: DecidedRole, language: Language): MailText {
  const { subject, body } = DECIDED[role.decision](role)[language];
  const reason =
    role.reason === null ? [] : [language === 'en' ? `Our note: ${role.reason}` : `Unsere Anmerkung: ${role.reason}`];
  return mailText(subject, [greeting(role.firstName, language), ...body, ...reason, SIGNED[language]]);
}

type InBoth = Readonly<Record<Language, { readonly subject: string; readonly body: readonly string[] }>>;

function accepted({ collegeName, type, page, wizard }: DecidedRole): InBoth {
  const isEditor = isCoachRole({ type });
  return {
    en: {
      subject: `${collegeName}: you have been accepted`,
      body: [
        isEditor ? `You are now a coach of ${collegeName} on Touchline.` : `You are now listed with ${collegeName} on Touchline.`,
        ...(isEditor ? ["You can edit the college's pages right away: open them and look for the pencils."] : []),
        ...(page === null ? [] : [`The page: ${page}`]),
        ...(isEditor ? [`The wizard leads you through it step by step: ${wizard}`] : []),
      ],
    },
    de: {
      subject: `${collegeName}: Du wurdest angenommen`,
      body: [
        isEditor
          ? `du gehörst auf Touchline jetzt zum Trainerstab von ${collegeName}.`
          : `du gehörst auf Touchline jetzt zu ${collegeName}.`,
        ...(isEditor ? ['Die Seiten des Colleges kannst du ab sofort bearbeiten: Öffne sie und achte auf die Stifte.'] : []),
        ...(page === null ? [] : [`Zur Seite: ${page}`]),
        ...(isEditor ? [`Der Assistent führt dich Schritt für Schritt hindurch: ${wizard}`] : []),
      ],
    },
  };
}

function rejected({ collegeName }: DecidedRole): InBoth {
  return {
    en: {
      subject: `${collegeName}: your request was declined`,
      body: [
        `We could not confirm that you belong to ${collegeName}, so your request was declined.`,
        'If we got this wrong, write to us through the contact page, or ask again at Claim.',
      ],
    },
    de: {
      subject: `${collegeName}: Deine Anfrage wurde abgelehnt`,
      body: [
        `wir konnten nicht bestätigen, dass du zu ${collegeName} gehörst, und haben deine Anfrage abgelehnt.`,
        'Wenn wir uns irren, schreib uns über die Kontaktseite oder frage unter „College übernehmen“ noch einmal an.',
      ],
    },
  };
}

function withdrawn({ collegeName, type }: DecidedRole): InBoth {
  const isEditor = isCoachRole({ type });
  return {
    en: {
      subject: `${collegeName}: your role has ended`,
      body: [
        `We have withdrawn your role at ${collegeName} on Touchline.`,
        ...(isEditor ? ["You can no longer edit the college's pages. Your earlier edits stay."] : []),
        'If we got this wrong, write to us through the contact page, or ask again at Claim.',
      ],
    },
    de: {
      subject: `${collegeName}: Deine Rolle ist beendet`,
      body: [
        `wir haben dir deine Rolle bei ${collegeName} auf Touchline entzogen.`,
        ...(isEditor
          ? ['Die Seiten des Colleges kannst du nicht mehr bearbeiten. Deine bisherigen Änderungen bleiben bestehen.']
          : []),
        'Wenn wir uns irren, schreib uns über die Kontaktseite oder frage unter „College übernehmen“ noch einmal an.',
      ],
    },
  };
}

const DECIDED = { accepted, rejected, withdrawn } as const satisfies Record<
  RoleDecision['decision'],
  (role: DecidedRole) => InBoth
>;
