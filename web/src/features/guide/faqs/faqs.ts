import type { Block, BlockSources } from '../chapter';

/** Who asks: the headings of the second level of the files in `web/src/faqs`. */
export const FAQ_AUDIENCES = ['players', 'parents', 'coaches', 'alumni', 'everyone'] as const;
export type FaqAudience = (typeof FAQ_AUDIENCES)[number];

/** A question with its answer; `slug` is its part of the address behind `#`. */
export interface Faq {
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly Block[];
  /** The answer without its marks, for search engines. */
  readonly text: string;
}

/** All questions of one language by who asks, with the rules and terms that the answers name. */
export interface Faqs extends BlockSources {
  readonly groups: readonly { readonly audience: FaqAudience; readonly questions: readonly Faq[] }[];
}
