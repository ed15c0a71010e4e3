import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DraftOffer } from '../../../lib/drafts/draft-rules';
import type { DraftAccount } from '../../../lib/drafts/draft-store';
import { openForm, type Texts } from './opened-form';
import { OfferSlot } from './offer-slot';
import { useIsAccountHere, useTypingAccount, useUnsavedForms } from './unsaved-forms';

interface TypedTextOptions {
  /** What the form edits, as its drafts are found again: `profiles/abc`, `feedback`. */
  readonly of: string;
  /** The stored texts of its fields, by name. */
  readonly stored: Texts;
  /** Types texts into the form that were typed before; `over` are the stored texts that they were typed over. */
  readonly restore: (texts: Texts, over: Texts) => void;
}

/** What a form does with the text that is typed into it. */
export interface TypedText {
  /** Takes what is typed, by field, at every change. A field that is left out is not touched. */
  readonly record: (typed: Texts) => void;
  /** The text is saved: its drafts go, and leaving asks nothing. */
  readonly saved: () => void;
  /** Leaves the form, and asks first where it holds unsaved text: for Escape and Cancel. */
  readonly leave: (then: () => void) => void;
  /** Offers text that was typed before and not saved; stands at the beginning of the form. */
  readonly offer: ReactNode;
}

let opened = 0;

/** Names an opened form: no two of them share a name, whatever tab they are in. */
function newWriter(): string {
  opened += 1;
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}${opened}`;
}

/**
 * Keeps text that is typed into a form and not saved: on this device for this account, until it is saved or discarded;
 * it is offered when the form is opened again. Leaving the page, and `leave`, ask first.
 */
export function useTypedText({ of, stored, restore }: TypedTextOptions): TypedText {
  const account = useTypingAccount();
  const isAccountHere = useIsAccountHere();
  const forms = useUnsavedForms();
  const owner = useOwner(account);
  const isOurs = owner === account;
  const [writer] = useState(newWriter);
  const form = useMemo(
    () => openForm({ of, account: isOurs ? owner : undefined, isAccountHere, writer, onChange: forms.changed }),
    [of, isOurs, owner, isAccountHere, writer, forms],
  );
  useEffect(() => forms.open(form), [forms, form]);
  const latest = useRef({ stored, restore });
  useLayoutEffect(() => {
    latest.current = { stored, restore };
  });
  const handle = useMemo(
    () => ({
      record: (typed: Texts) => form.record(typed, latest.current.stored),
      restore: (offer: DraftOffer) => {
        form.adopt(offer);
        const texts = Object.fromEntries(offer.drafts.map(({ field, text }) => [field, text]));
        latest.current.restore(texts, Object.fromEntries(offer.drafts.map(({ field, over }) => [field, over])));
      },
      saved: form.saved,
      leave: (then: () => void) => forms.ask([form], then),
    }),
    [form, forms],
  );
  const offer = isOurs && <OfferSlot of={of} stored={stored} writer={writer} onRestore={handle.restore} />;
  return { record: handle.record, saved: handle.saved, leave: handle.leave, offer };
}

interface TypedFieldOptions {
  readonly of: string;
  readonly stored: string;
  readonly typed: string;
  readonly onText: (text: string) => void;
}

/** As `useTypedText`, for a form of one text that its component holds. */
export function useTypedField({ of, stored, typed, onText }: TypedFieldOptions): TypedText {
  const text = useTypedText({
    of,
    stored: { text: stored },
    restore: ({ text: before }) => {
      if (before !== undefined) onText(before);
    },
  });
  const { record } = text;
  useEffect(() => record({ text: typed }), [record, typed]);
  return text;
}

/**
 * Whose text the form holds: the first user who is known while it is open. A visitor who signs in takes their text
 * along; nothing passes from one account to another.
 */
function useOwner(account: DraftAccount | undefined): DraftAccount | undefined {
  const [owner, setOwner] = useState(account);
  const isFirst = (owner === undefined || owner === null) && account !== undefined && account !== owner;
  if (isFirst) setOwner(account);
  return isFirst ? account : owner;
}
