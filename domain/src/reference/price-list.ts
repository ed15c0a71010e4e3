/** `cents` is the same number in dollars and in euros. */
export interface Price {
  readonly label: string;
  readonly cents: number;
  readonly billed: 'monthly' | 'once';
}

/** What we sell (S9-02). Amounts are cents; a key here is also the `priceName` sent to checkout (S3-09). */
export const PRICE_LIST = {
  premium: { label: 'Premium', cents: 999, billed: 'monthly' },
  guestAccess: { label: 'Guest Access', cents: 599, billed: 'monthly' },
  skipTheLine: { label: 'Skip the Line', cents: 399, billed: 'once' },
  featureAgain: { label: 'Feature Me Again', cents: 399, billed: 'once' },
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof PRICE_LIST;

/** The plan that is never sent to checkout. */
export const FREE_ACCESS = { label: 'Free Access', cents: 0, billed: 'monthly' } as const satisfies Price;

/** How often the owner of a plan is featured on the social networks (S9-02). */
export const SOCIAL_FEATURES = { free: { posts: 1, stories: 1 }, premium: { posts: 2, stories: 2 } } as const;

/** True for the four names of the price list, never for inherited ones (`constructor`). */
export function isPriceName(text: string): text is PriceName {
  return Object.hasOwn(PRICE_LIST, text);
}
