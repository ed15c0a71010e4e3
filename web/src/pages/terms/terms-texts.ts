import type { PriceName } from '@touchline/domain/reference/price-list';

/** What the terms name: who runs the site, and the numbers that hold. */
export interface TermsFacts {
  readonly operator: string;
  readonly minimumAge: number;
  readonly adultAge: number;
  /** From which age on nobody counts as a minor. */
  readonly fullAge: number;
  readonly historyMonths: number;
  readonly mailDays: number;
  /** Days for which we keep a message, and a request after it was closed. */
  readonly messageDays: number;
  /** Days for which we keep an invitation to a college after it was sent. */
  readonly inviteDays: number;
  /** Days for which we keep how often a page was opened. */
  readonly viewDays: number;
  /** Months for which we keep a conversation after its last message. */
  readonly conversationMonths: number;
  /** Days for which we keep a private link after its end. */
  readonly linkDays: number;
  /** Days for which we keep a request to link two accounts. */
  readonly requestDays: number;
  /** Days that a plan stays after a failed payment. */
  readonly graceDays: number;
  /** What we sell costs so much, as text with its currency. */
  readonly prices: Readonly<Record<PriceName, string>>;
}

/** A numbered part of the terms or of the privacy notice. */
interface TermsPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The page of the terms in one language: what one agrees to, and below it what happens to data. */
export interface TermsTexts {
  readonly title: string;
  readonly description: string;
  readonly edition: (version: number, date: string) => string;
  readonly terms: { readonly title: string; readonly parts: (facts: TermsFacts) => readonly TermsPart[] };
  readonly privacy: { readonly title: string; readonly parts: (facts: TermsFacts) => readonly TermsPart[] };
}
