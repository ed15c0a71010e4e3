import { readInTab, readStored, store, storedKeys, storeInTab } from '../browser-storage';
import { type Draft, draftFrom, draftsBeyondBounds, mayBeKept } from './draft-rules';

/** Whose drafts: the user's id, or null for a visitor, whose texts last as long as the tab. */
export type DraftAccount = string | null;

const PREFIX = 'touchline.draft ';

const prefixOf = (account: DraftAccount): string => `${PREFIX}${account ?? ''} `;
const keyOf = (account: DraftAccount, { writer, of, field }: DraftName): string => `${prefixOf(account)}${writer} ${of} ${field}`;

type DraftName = Pick<Draft, 'of' | 'field' | 'writer'>;

const readerOf = (account: DraftAccount) => (account === null ? readInTab : readStored);
const storeOf = (account: DraftAccount) => (account === null ? storeInTab : store);

/** The drafts of an account on this device, or of the visitor in this tab. What is beyond the bounds is removed. */
export function draftsOf(account: DraftAccount, nowMs: number): readonly Draft[] {
  const drafts = storedDrafts(account);
  const given = new Set(draftsBeyondBounds(drafts, nowMs));
  for (const draft of given) forgetDraft(account, draft);
  return drafts.filter((draft) => !given.has(draft));
}

/** Whether there is any draft of an account, without reading them. */
export function hasDrafts(account: DraftAccount): boolean {
  return storedKeys(prefixOf(account), account === null).length > 0;
}

/**
 * Keeps a draft in the place of the one before it. False where the text is too long, or where the browser refuses
 * storage or has no room.
 */
export function keepDraft(account: DraftAccount, draft: Draft): boolean {
  const key = keyOf(account, draft);
  const put = storeOf(account);
  if (!mayBeKept(draft)) {
    put(key, null);
    return false;
  }
  const isNew = readerOf(account)(key) === null;
  const isKept = put(key, JSON.stringify(draft));
  if (isNew) draftsOf(account, Date.parse(draft.at));
  return isKept;
}

/** Removes a draft after it was saved or discarded. */
export function forgetDraft(account: DraftAccount, draft: DraftName): void {
  storeOf(account)(keyOf(account, draft), null);
}

/** Removes the drafts of a field with this text, in whatever form it was typed: the text is saved. */
export function forgetSameText(account: DraftAccount, { of, field, text }: Pick<Draft, 'of' | 'field' | 'text'>): void {
  for (const draft of storedDrafts(account))
    if (draft.of === of && draft.field === field && draft.text === text) forgetDraft(account, draft);
}

/** Removes what was typed into forms of `of`, whichever form it was: nobody may go on with it. */
export function forgetDraftsAbout(account: DraftAccount, of: string): void {
  for (const draft of storedDrafts(account)) if (draft.of === of) forgetDraft(account, draft);
}

/** Removes all drafts of an account from this device, and those of this tab's visitor: the user signs out. */
export function forgetDraftsOf(account: string): void {
  for (const key of storedKeys(prefixOf(account), false)) store(key, null);
  for (const key of storedKeys(PREFIX, true)) storeInTab(key, null);
}

/** Removes the drafts of every other account from this device: somebody else has signed in. */
export function forgetDraftsOfOthers(account: string): void {
  for (const key of storedKeys(PREFIX, false)) if (!key.startsWith(prefixOf(account))) store(key, null);
}

function storedDrafts(account: DraftAccount): readonly Draft[] {
  return storedKeys(prefixOf(account), account === null).flatMap((key) => parsed(readerOf(account)(key)) ?? []);
}

function parsed(text: string | null): Draft | null {
  try {
    return draftFrom(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
