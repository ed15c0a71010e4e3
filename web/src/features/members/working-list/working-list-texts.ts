import type { WorkKind } from '@touchline/domain/audit/waiting-work';
import type { Language } from '@touchline/domain/kernel/language';

/** A kind of work that has a card of its own: locked pictures, danger and minors stand on the card of the reports. */
export type CardKind = Exclude<WorkKind, 'lockedPictures' | 'dangerReports' | 'minorReports'>;

interface WorkingListTexts {
  readonly title: string;
  readonly loading: string;
  readonly nothing: string;
  readonly locked: (count: number) => string;
  readonly danger: (count: number) => string;
  readonly minors: (count: number) => string;
  readonly waiting: (time: string) => string;
  readonly failing: (time: string) => string;
  readonly dueIn: (time: string) => string;
  readonly overdue: (time: string) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly asking: string;
  readonly asked: (children: number, families: number) => string;
}

const ENGLISH: WorkingListTexts = {
  title: 'What’s waiting',
  loading: 'Counting what waits',
  nothing: 'Nothing waits',
  locked: (count) => `${String(count)} locked`,
  danger: (count) => `${String(count)} with danger`,
  minors: (count) => (count === 1 ? '1 about a minor' : `${String(count)} about minors`),
  waiting: (time) => `longest: ${time}`,
  failing: (time) => `last run ${time} ago`,
  dueIn: (time) => `${time} left`,
  overdue: (time) => `overdue by ${time}`,
  hours: (count) => `${String(count)} h`,
  days: (count) => (count === 1 ? '1 day' : `${String(count)} days`),
  kinds: {
    collegeRequests: 'Missing colleges',
    adminRequests: 'Admin requests',
    roles: 'Roles to decide',
    reports: 'Reports',
    removalRequests: 'Removal requests',
    suggestions: 'Corrections',
    attestations: 'Confirmations',
    featureRequests: 'Players to feature',
    feedback: 'Feedback',
    contact: 'Contact messages',
    failedMails: 'Failed emails',
    failedJobs: 'Failed jobs',
  },
  asking: 'Parents who asked several families',
  asked: (children, families) => `${String(children)} children, ${String(families)} family names`,
};

const GERMAN: WorkingListTexts = {
  title: 'Was wartet',
  loading: 'Es wird gezählt, was wartet',
  nothing: 'Nichts wartet',
  locked: (count) => `${String(count)} gesperrt`,
  danger: (count) => `${String(count)} mit Gefahr`,
  minors: (count) => (count === 1 ? '1 zu einer minderjährigen Person' : `${String(count)} zu Minderjährigen`),
  waiting: (time) => `am längsten: ${time}`,
  failing: (time) => `letzter Lauf ${time} her`,
  dueIn: (time) => `noch ${time}`,
  overdue: (time) => `${time} überfällig`,
  hours: (count) => `${String(count)} Std.`,
  days: (count) => (count === 1 ? '1 Tag' : `${String(count)} Tage`),
  kinds: {
    collegeRequests: 'Fehlende Colleges',
    adminRequests: 'Admin-Anfragen',
    roles: 'Offene Rollen',
    reports: 'Meldungen',
    removalRequests: 'Löschwünsche',
    suggestions: 'Korrekturen',
    attestations: 'Bestätigungen',
    featureRequests: 'Vorstellungen',
    feedback: 'Feedback',
    contact: 'Nachrichten',
    failedMails: 'Gescheiterte Mails',
    failedJobs: 'Gescheiterte Jobs',
  },
  asking: 'Eltern, die mehrere Familien gefragt haben',
  asked: (children, families) => `${String(children)} Kinder, ${String(families)} Nachnamen`,
};

/** The texts of the working list, which only admins download. */
export const WORKING_LIST_TEXTS: Readonly<Record<Language, WorkingListTexts>> = { en: ENGLISH, de: GERMAN };

const HOUR_MS = 3_600_000;
const HOURS_SHOWN = 48;

/** A time as the list says it: hours up to two days, then days; under one hour it says one. */
export function timeText(ms: number, { hours, days }: WorkingListTexts): string {
  const count = Math.max(1, Math.floor(ms / HOUR_MS));
  return count < HOURS_SHOWN ? hours(count) : days(Math.floor(count / 24));
}
