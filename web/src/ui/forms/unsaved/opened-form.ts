import type { DraftOffer } from '../../../lib/drafts/draft-rules';
import { type DraftAccount, forgetDraft, forgetSameText, keepDraft } from '../../../lib/drafts/draft-store';

/** Texts of a form by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** One opened form: what was typed into it and is not saved, kept as drafts of its own on this device. */
export interface OpenedForm {
  /** Takes what is typed, over what is stored now; a text that is stored is no draft. */
  readonly record: (typed: Texts, stored: Texts) => void;
  /** Takes over the drafts of an offer before they are typed into the form. What they replace becomes a draft. */
  readonly adopt: (offer: DraftOffer) => void;
  /** Its texts are saved: its drafts go, and with them those that another form has left of the same texts. */
  readonly saved: () => void;
  /** Removes its drafts: nobody wants them. */
  readonly discard: () => void;
  /** The user leaves it with its drafts: it asks no more until something else is typed. */
  readonly leave: () => void;
  /** Writes its drafts again, in case another tab has removed them. */
  readonly flush: () => void;
  readonly isUnsaved: () => boolean;
  /** Whether all of its text is on the device; false where it is too long, or the browser refuses storage. */
  readonly isKept: () => boolean;
}

interface OpenedFormOptions {
  readonly of: string;
  /** Whose text it is; undefined until that is known. */
  readonly account: DraftAccount | undefined;
  readonly isAccountHere: (account: DraftAccount) => boolean;
  readonly writer: string;
  readonly onChange: () => void;
}

/** Opens a form of `of` for an account. */
export function openForm({ of, account, isAccountHere, writer, onChange }: OpenedFormOptions): OpenedForm {
  const typedInto = new Map<string, { readonly text: string; readonly over: string }>();
  const unkept = new Set<string>();
  let isLeft = false;

  function write(field: string): void {
    const entry = typedInto.get(field);
    if (entry === undefined || account === undefined || !isAccountHere(account)) return;
    const isKept = keepDraft(account, { of, field, writer, ...entry, at: new Date().toISOString() });
    if (isKept) unkept.delete(field);
    else unkept.add(field);
  }

  function remove(field: string): void {
    typedInto.delete(field);
    unkept.delete(field);
    if (account !== undefined) forgetDraft(account, { of, field, writer });
  }

  /** Keeps what an offer replaces as if another form had been left with it. */
  function setAside({ drafts, writer: other }: DraftOffer): void {
    if (account === undefined) return;
    for (const { field, text } of drafts) {
      const replaced = typedInto.get(field);
      if (replaced === undefined || replaced.text === text) continue;
      keepDraft(account, { of, field, writer: `${writer}-${other}`, ...replaced, at: new Date().toISOString() });
    }
  }

  function put(field: string, text: string, over: string): void {
    typedInto.set(field, { text, over });
    isLeft = false;
    write(field);
  }

  return {
    record: (typed, stored) => {
      for (const [field, text] of Object.entries(typed)) {
        const before = typedInto.get(field);
        const now = stored[field] ?? '';
        if (text === now) {
          if (before !== undefined) remove(field);
        } else if (before?.text !== text) put(field, text, before?.over ?? now);
      }
      onChange();
    },
    adopt: (offer) => {
      setAside(offer);
      for (const { field, text, over } of offer.drafts) put(field, text, over);
      if (account !== undefined) for (const draft of offer.drafts) forgetDraft(account, draft);
      onChange();
    },
    saved: () => {
      for (const [field, { text }] of typedInto) {
        remove(field);
        if (account !== undefined) forgetSameText(account, { of, field, text });
      }
      onChange();
    },
    discard: () => {
      for (const field of typedInto.keys()) remove(field);
      onChange();
    },
    leave: () => {
      isLeft = true;
      onChange();
    },
    flush: () => {
      for (const field of typedInto.keys()) write(field);
    },
    isUnsaved: () => typedInto.size > 0 && !isLeft && account !== undefined && isAccountHere(account),
    isKept: () => unkept.size === 0,
  };
}
