/**
 * How a player is seen: in a list (search, landing page, former players of a college), on the opened page, in a video
 * of the page that somebody played. Browsers report these (docs/decisions/092-counting-views.md).
 */
export const REPORTED_VIEWS = ['list', 'open', 'video'] as const;

export type ReportedView = (typeof REPORTED_VIEWS)[number];

/** The same, and that a coach saved the player, which the server counts itself. */
export type ViewKind = ReportedView | 'save';

/** Where browsers report them. */
export const SEEN_PATH = '/ui/v1/seen';

/** The most views of one beacon; browsers send earlier ones on their own. */
export const VIEWS_PER_BEACON = 20;

/** How often a player was seen, by kind. */
export interface ViewCounts {
  readonly lists: number;
  readonly opens: number;
  readonly videos: number;
  readonly saves: number;
}

/** The field that counts a kind. */
export const COUNT_OF_KIND = { list: 'lists', open: 'opens', video: 'videos', save: 'saves' } as const satisfies Record<
  ViewKind,
  keyof ViewCounts
>;

export const NO_VIEWS: ViewCounts = { lists: 0, opens: 0, videos: 0, saves: 0 };

/** The counts of views of these kinds. */
export function countsOf(kinds: readonly ViewKind[]): ViewCounts {
  return sumOfViews(kinds.map((kind) => ({ ...NO_VIEWS, [COUNT_OF_KIND[kind]]: 1 })));
}

/** Counts added up. */
export function sumOfViews(all: readonly ViewCounts[]): ViewCounts {
  return all.reduce(
    (sum, { lists, opens, videos, saves }) => ({
      lists: sum.lists + lists,
      opens: sum.opens + opens,
      videos: sum.videos + videos,
      saves: sum.saves + saves,
    }),
    NO_VIEWS,
  );
}

/** A count as players read it: a number, or `few` for fewer than five, which would point to somebody. */
export type ToldCount = number | 'few';

const FEW_BELOW = 5;

/**
 * Counts as players read them. Views of one to four are `few`. So are fewer than five saves, none included: otherwise
 * the step from none to few would tell a player that a coach has just saved them.
 */
export function toldOf({ lists, opens, videos, saves }: ViewCounts): Readonly<Record<keyof ViewCounts, ToldCount>> {
  return { lists: toldViews(lists), opens: toldViews(opens), videos: toldViews(videos), saves: toldSaves(saves) };
}

/** How often something happened that a player may know to be none. */
export function toldViews(count: number): ToldCount {
  return count === 0 ? 0 : toldSaves(count);
}

/** How many coaches saved a player, told from five on. */
export function toldSaves(count: number): ToldCount {
  return count < FEW_BELOW ? 'few' : count;
}
