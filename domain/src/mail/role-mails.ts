import { isCoachRole } from '../account/coach-role';
import type { RoleDecision } from '../account/role-decision';
import type { Language } from '../http/api-messages';
import { type MailText, mailText } from './mail';

/** What the mail about a decided role tells: whom, which college, and why, where the admin said so. */
export interface DecidedRole extends Pick<RoleDecision, 'type' | 'decision' | 'reason'> {
  readonly firstName: string;
  readonly collegeName: string;
}

/** Tells somebody that an admin accepted or rejected their role at a college (design.md §4, Roles). */
export function roleDecidedMail(role: DecidedRole, language: Language): MailText {
  const { subject, body } = role.decision === 'accepted' ? accepted(role)[language] : rejected(role)[language];
  const reason =
    role.reason === null ? [] : [language === 'en' ? `What we noted: ${role.reason}` : `Unsere Anmerkung: ${role.reason}`];
  const greeting = language === 'en' ? `Hello ${role.firstName},` : `Hallo ${role.firstName},`;
  return mailText(subject, [greeting, ...body, ...reason, language === 'en' ? 'Touchline' : 'Dein Touchline-Team']);
}

type InBoth = Readonly<Record<Language, { readonly subject: string; readonly body: readonly string[] }>>;

function accepted({ collegeName, type }: DecidedRole): InBoth {
  const isEditor = isCoachRole({ type });
  return {
    en: {
      subject: `${collegeName}: you have been accepted`,
      body: [
        isEditor ? `You are now a coach of ${collegeName} on Touchline.` : `You are now listed with ${collegeName} on Touchline.`,
        ...(isEditor ? ["You can edit the college's pages right away: open them and look for the pencils."] : []),
      ],
    },
    de: {
      subject: `${collegeName}: Du wurdest angenommen`,
      body: [
        isEditor
          ? `du gehörst auf Touchline jetzt zum Trainerstab von ${collegeName}.`
          : `du gehörst auf Touchline jetzt zu ${collegeName}.`,
        ...(isEditor ? ['Die Seiten des Colleges kannst du ab sofort bearbeiten: Öffne sie und achte auf die Stifte.'] : []),
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
        'If we got this wrong, write to us by the contact page, or ask again at Claim.',
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
