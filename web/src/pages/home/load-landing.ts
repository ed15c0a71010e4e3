import { NAMED_COLUMNS } from '@touchline/domain/college/catalogue/named-columns';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { pick } from '@touchline/domain/kernel/json/json';
import type { Attempt, LoaderContext } from '../page-definition';
import { loadDailyTable, type LoadedDailyTable } from './load-daily-table';
import { LANDING_LISTS, type LandingListName } from './landing-lists';

type Found = AnswerOf<'searchColleges'>;
type ListedPlayer = AnswerOf<'featuredPlayers'>['items'][number];

/** The number of colleges that are shown while somebody types, and in each list. */
const MOST_SHOWN = { typed: 3, list: 3 } as const;

const SHOWN = [
  ...NAMED_COLUMNS,
  'conference',
  'netPrice',
  'graduationRate',
] as const satisfies readonly (keyof Found['items'][number])[];

/** What the landing page shows of a college. */
export type LandingCollege = Pick<Found['items'][number], (typeof SHOWN)[number]>;

const SHOWN_OF_PLAYERS = [
  '_id',
  'username',
  'displayName',
  'status',
  'profilePicture',
  'pictureDetails',
  'closedPictures',
  'jerseyNumber',
  'position',
  'class',
  'team',
  'isFeatured',
] as const satisfies readonly (keyof ListedPlayer)[];

/** What the landing page shows of a player. */
export type FeaturedPlayer = Pick<ListedPlayer, (typeof SHOWN_OF_PLAYERS)[number]>;

/** The number of colleges of a search, and the first of them. */
interface FirstColleges {
  readonly total: number;
  readonly items: readonly LandingCollege[];
}

/** What is found while somebody types, and the points of the map that light up; all points for an empty text. */
export type TypedFinds = { readonly search: string; readonly dots: string } & Attempt<FirstColleges>;

/** What the landing page shows; of a typed text only what it finds. */
export type LandingData = TypedFinds & {
  readonly lists: Readonly<Record<LandingListName, FirstColleges>> | null;
  readonly featured: readonly FeaturedPlayer[];
  /** The table of the day on which the page was loaded; null if there is none. */
  readonly daily: LoadedDailyTable | null;
};

/** Loads the landing page, or what a typed text finds. A part that cannot be loaded is left out in the browser. */
export async function loadLanding({ call, attempt, url }: LoaderContext): Promise<LandingData> {
  const search = url.searchParams.get('search') ?? '';
  const [found, dots] = await Promise.all([
    attempt(call('searchColleges', { query: { q: search, page: 1 } })),
    attempt(call('collegeDots', { query: { q: search } })),
  ]);
  const shown = found.answer === null ? found : { answer: firstOf(found.answer, MOST_SHOWN.typed), failure: null };
  const finds = { search, dots: dots.answer?.path ?? '', ...shown };
  if (search !== '') return { ...finds, lists: null, featured: [], daily: null };
  const [lists, featured, daily] = await Promise.all([
    attempt(loadLists(call)),
    attempt(call('featuredPlayers')),
    attempt(loadDailyTable(call, new Date())),
  ]);
  return { ...finds, lists: lists.answer, featured: (featured.answer?.items ?? []).map(shownOf), daily: daily.answer };
}

/** As `firstOf`: the page shows one picture of a player. */
function shownOf(player: ListedPlayer): FeaturedPlayer {
  const { profilePicture, pictureDetails } = player;
  const details = Object.fromEntries(Object.entries(pictureDetails).filter(([id]) => id === profilePicture));
  return { ...pick(player, SHOWN_OF_PLAYERS), pictureDetails: details };
}

async function loadLists(call: LoaderContext['call']): Promise<NonNullable<LandingData['lists']>> {
  const loaded = await Promise.all(
    LANDING_LISTS.map(async ({ name, query, figure }) => {
      const { total, items } = await call('searchColleges', { query: { q: '', page: 1, ...query } });
      return [name, firstOf({ total, items: items.filter((college) => college[figure] !== null) }, MOST_SHOWN.list)] as const;
    }),
  );
  return Object.fromEntries(loaded) as NonNullable<LandingData['lists']>;
}

/** The page's HTML holds what it shows once more as data for the browser, so nothing else is kept of an answer. */
function firstOf({ total, items }: Pick<Found, 'total' | 'items'>, most: number): FirstColleges {
  return { total, items: items.slice(0, most).map((college) => pick(college, SHOWN)) };
}
