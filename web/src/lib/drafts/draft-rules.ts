import { DAY_MS } from '@touchline/domain/kernel/day';

/** A text that was typed into a field and not saved, as this device keeps it. */
export interface Draft {
  /** What the form edits: `profiles/abc`. */
  readonly of: string;
  /** The path of the field in it, or the field's name. */
  readonly field: string;
  /** The opened form in which it was typed; two tabs never share one. */
  readonly writer: string;
  readonly text: string;
  /** The stored text over which it was typed. */
  readonly over: string;
  /** When it was last typed into (ISO 8601). */
  readonly at: string;
}

/** How much unsaved text a device keeps for an account, and for how long. `characters` counts text and stored text. */
export const DRAFT_BOUNDS = { days: 30, drafts: 100, charactersEach: 200_000, characters: 1_000_000 } as const;

const sizeOf = ({ text, over }: Pick<Draft, 'text' | 'over'>): number => text.length + over.length;

/** Whether a text is short enough to be kept. */
export function mayBeKept(draft: Pick<Draft, 'text' | 'over'>): boolean {
  return sizeOf(draft) <= DRAFT_BOUNDS.charactersEach;
}

/** The drafts that a device gives up: those older than 30 days, and the oldest beyond number and size. */
export function draftsBeyondBounds(drafts: readonly Draft[], nowMs: number): readonly Draft[] {
  let characters = 0;
  return newestFirst(drafts).filter((draft, index) => {
    characters += sizeOf(draft);
    const isOld = nowMs - Date.parse(draft.at) > DRAFT_BOUNDS.days * DAY_MS;
    return isOld || index >= DRAFT_BOUNDS.drafts || characters > DRAFT_BOUNDS.characters;
  });
}

/** What was typed into one form and can be restored. */
export interface DraftOffer {
  readonly writer: string;
  /** When it was last typed into (ISO 8601). */
  readonly at: string;
  readonly drafts: readonly Draft[];
  /** Whether the stored text of a field has changed since it was typed over. */
  readonly isStale: boolean;
}

/** The fields for which drafts are asked: by their stored texts, or by name alone where no form is open. */
interface OfferedFields {
  readonly of: string;
  /** The stored texts by field; null where they are not known. */
  readonly stored: Readonly<Record<string, string>> | null;
  /** The fields that count; all of them where it is left out. */
  readonly fields?: readonly string[];
}

/**
 * What is offered again, the newest first: one offer for each form that was left. A text that is stored by now is not
 * offered, and of two forms with the same texts only the newer one.
 */
export function offersOf(drafts: readonly Draft[], { of, stored, fields }: OfferedFields): readonly DraftOffer[] {
  const asked = newestFirst(drafts).filter((draft) => {
    if (draft.of !== of || fields?.includes(draft.field) === false) return false;
    return stored === null || (Object.hasOwn(stored, draft.field) && stored[draft.field] !== draft.text);
  });
  const writers = [...new Set(asked.map(({ writer }) => writer))];
  const offers = writers.map((writer): DraftOffer => {
    const own = asked.filter((draft) => draft.writer === writer);
    const isStale = stored !== null && own.some(({ field, over }) => stored[field] !== over);
    return { writer, at: own[0]?.at ?? '', drafts: own, isStale };
  });
  return offers.filter((offer, index) => offers.findIndex((other) => textsOf(other) === textsOf(offer)) === index);
}

/** The beginning of the longest text of an offer, in one line and in whole words. */
export function excerptOf({ drafts }: DraftOffer, most = 80): string {
  const longest = drafts.reduce((long, { text }) => (text.length > long.length ? text : long), '');
  const line = longest.trim().replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most + 1);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, most)} …`;
}

/** A stored draft; null if what is stored is not one. */
export function draftFrom(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const textAt = (name: keyof Draft): string | null => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value : null;
  };
  const [of, field, writer] = [textAt('of'), textAt('field'), textAt('writer')];
  const [text, over, at] = [textAt('text'), textAt('over'), textAt('at')];
  if (of === null || field === null || writer === null || text === null || over === null || at === null) return null;
  return Number.isNaN(Date.parse(at)) ? null : { of, field, writer, text, over, at };
}

function newestFirst(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.toSorted((left, right) => Date.parse(right.at) - Date.parse(left.at));
}

function textsOf({ drafts }: DraftOffer): string {
  return JSON.stringify(drafts.map(({ field, text }) => [field, text]).toSorted());
}
