/** A saved college as it is read without network: every text as the page showed it. */
export interface KeptCollege {
  readonly name: string;
  /** Place, league and conference in one line; empty where nothing is known. */
  readonly facts: string;
  readonly stage: string;
  readonly step: string | null;
  readonly note: string | null;
}

/** A camp or a visit: its title, and lines below it. */
export interface KeptEntry {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A line of the own sheet. */
export interface KeptFact {
  readonly label: string;
  readonly value: string;
}

/**
 * What a device keeps of a player's shortlist for reading without network, in the language of the page that kept it.
 * `keptAt` is the instant that "as of" names.
 */
export interface KeptList {
  readonly version: 1;
  readonly uid: string;
  readonly keptAt: string;
  readonly language: 'en' | 'de';
  readonly name: string;
  readonly colleges: readonly KeptCollege[];
  readonly camps: readonly KeptEntry[];
  readonly visits: readonly KeptEntry[];
  readonly sheet: readonly KeptFact[];
}

/**
 * A stored value as the kept list of a user; null where it is another user's, or of another release's shape: then the
 * next visit with network keeps it again.
 */
export function keptListIn(stored: unknown, uid: string): KeptList | null {
  return isKeptList(stored) && stored.uid === uid ? stored : null;
}

function isKeptList(value: unknown): value is KeptList {
  return (
    isRecord(value) &&
    value.version === 1 &&
    [value.uid, value.keptAt, value.name].every(isText) &&
    !Number.isNaN(Date.parse(String(value.keptAt))) &&
    (value.language === 'en' || value.language === 'de') &&
    isListOf(value.colleges, isCollege) &&
    isListOf(value.camps, isEntry) &&
    isListOf(value.visits, isEntry) &&
    isListOf(value.sheet, (one) => isRecord(one) && isText(one.label) && isText(one.value))
  );
}

const isCollege = (value: unknown): boolean =>
  isRecord(value) &&
  [value.name, value.facts, value.stage].every(isText) &&
  [value.step, value.note].every((one) => one === null || isText(one));

const isEntry = (value: unknown): boolean => isRecord(value) && isText(value.title) && isListOf(value.lines, isText);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne);
