import type { Language } from '@touchline/domain/kernel/language';
import { paidAmount } from '@touchline/domain/kernel/format/money';
import type { LogLine } from './use-log';

/** The names of details, in the order in which a line shows them. What has no name here shows its own. */
const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    code: 'Why',
    reason: 'Reason',
    paths: 'Fields',
    collegeId: 'College',
    colleges: 'Colleges',
    type: 'Role',
    domain: 'Email domain',
    as: 'By',
    status: 'State',
    amount: 'Amount',
    premium: 'Premium',
    guestAccess: 'Guest Access',
    rebuilt: 'Rebuilt',
    file: 'File',
    created: 'Created',
    changed: 'Changed',
    count: 'Number',
    invitedBy: 'Invited by',
    call: 'Call',
    patchId: 'Edit',
    pictureId: 'Picture',
    inviteId: 'Invitation',
    attestationId: 'Request',
    coachLinkId: 'Private link',
    guardianshipId: 'Link',
    requestId: 'Request',
    purchase: 'Purchase',
    payment: 'Payment',
    wanted: 'Asked for',
    reader: 'Seen as',
    plan: 'Plan',
    days: 'Days',
    until: 'Until',
  },
  de: {
    code: 'Warum',
    reason: 'Begründung',
    paths: 'Felder',
    collegeId: 'College',
    colleges: 'Colleges',
    type: 'Rolle',
    domain: 'Mail-Domain',
    as: 'Von',
    status: 'Stand',
    amount: 'Betrag',
    premium: 'Premium',
    guestAccess: 'Guest Access',
    rebuilt: 'Neu berechnet',
    file: 'Datei',
    created: 'Angelegt',
    changed: 'Geändert',
    count: 'Anzahl',
    invitedBy: 'Eingeladen von',
    call: 'Aufruf',
    patchId: 'Änderung',
    pictureId: 'Bild',
    inviteId: 'Einladung',
    attestationId: 'Anfrage',
    coachLinkId: 'Privater Link',
    guardianshipId: 'Verknüpfung',
    requestId: 'Anfrage',
    purchase: 'Kauf',
    payment: 'Zahlung',
    wanted: 'Beantragt',
    reader: 'Gesehen als',
    plan: 'Abo',
    days: 'Tage',
    until: 'Bis',
  },
};

/** The words that a detail is one of. */
const VALUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    headcoach: 'head coach',
    interimheadcoach: 'interim head coach',
    associateheadcoach: 'associate head coach',
    assistantcoach: 'assistant coach',
    goalkeepercoach: 'goalkeeper coach',
    volunteerassistantcoach: 'volunteer assistant coach',
    coach: 'coach',
    player: 'player',
    parent: 'parent',
    alumni: 'alum',
    guardian: 'the guardian',
    guardianIsPlayer: 'the guardian, who is a player',
    owner: 'the owner',
    Accepted: 'accepted',
    none: 'none',
    renews: 'renews',
    'from the ledger': 'from the purchases',
    visitor: 'visitor',
    member: 'member',
    grant: 'to become an admin',
    revoke: 'to be an admin no longer',
  },
  de: {
    headcoach: 'Cheftrainer:in',
    interimheadcoach: 'Interims-Cheftrainer:in',
    associateheadcoach: 'Associate Head Coach',
    assistantcoach: 'Co-Trainer:in',
    goalkeepercoach: 'Torwarttrainer:in',
    volunteerassistantcoach: 'ehrenamtliche:r Co-Trainer:in',
    coach: 'Coach',
    player: 'Talent',
    parent: 'Elternteil',
    alumni: 'Alumni',
    guardian: 'Sorgeberechtigte',
    guardianIsPlayer: 'Sorgeberechtigte, mit Spielerkonto',
    owner: 'die Person selbst',
    Accepted: 'bestätigt',
    none: 'keins',
    renews: 'läuft weiter',
    'from the ledger': 'aus den Käufen',
    visitor: 'Besucher',
    member: 'Mitglied',
    grant: 'Admin-Rechte geben',
    revoke: 'Admin-Rechte entziehen',
  },
};

/** What only a machine can use: the page leaves it out, a saved file has it. */
const MACHINE_IDS: readonly string[] = ['patchId', 'pictureId', 'inviteId', 'requestId', 'purchase', 'payment'];

const CURRENCIES = ['usd', 'eur'] as const;
const MOMENT = /^\d{4}-\d\d-\d\dT/;

interface DetailOptions {
  readonly language: Language;
  readonly withIds: boolean;
}

/** The details of a line as one text in the user's language: each with its name. */
export function detailsText(detail: LogLine['detail'], { language, withIds }: DetailOptions): string {
  const { again, cents, currency, ...others } = detail;
  const known = CURRENCIES.find((one) => one === currency);
  const amount = typeof cents === 'number' && known !== undefined ? { amount: paidAmount(cents, known, language) } : {};
  const order = Object.keys(NAMES[language]);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const shown = Object.entries({ ...others, ...amount })
    .filter(([name]) => withIds || !MACHINE_IDS.includes(name))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => `${NAMES[language][name] ?? name}: ${valueText(name, value, language)}`);
  return [...shown, ...(again === undefined ? [] : [AGAIN[language]])].join(' · ');
}

const AGAIN: Readonly<Record<Language, string>> = { en: 'sent again', de: 'noch einmal gesendet' };

function valueText(name: string, value: LogLine['detail'][string], language: Language): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map((one) => (name === 'paths' ? fieldText(one) : one)).join(', ');
  if (MOMENT.test(value)) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(value));
  return name === 'reason' ? value : (VALUES[language][value] ?? value);
}

/** The path of a field as words: `/athletics/sport/0/rosterSize` as "athletics › sport 1 › roster size". */
function fieldText(path: string): string {
  return path
    .split('/')
    .slice(1)
    .reduce<readonly string[]>((parts, part) => {
      const last = parts.at(-1);
      if (/^\d+$/.test(part) && last !== undefined) return [...parts.slice(0, -1), `${last} ${String(Number(part) + 1)}`];
      return [
        ...parts,
        part.replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`),
      ];
    }, [])
    .join(' › ');
}
