import * as z from 'zod/mini';
import { boostReceiptItem } from '../../featuring/boost-receipts';
import { interest } from '../../person/views/interest';
import { viewsBeacon } from '../../person/views/stored-views';

/** The rows that count how often players are seen (docs/decisions/092-counting-views.md). */
export const VIEW_ROWS = {
  countViews: {
    summary:
      'What a browser has shown of players: in a list, as an opened page, as a video that plays; 20 views at most. Each counts once a day for a reader, of whom nothing is stored. Own pages, admins and robots are not counted. The answer is the same for hidden and unknown players, who count nothing.',
    access: 'visitor',
    query: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: viewsBeacon,
    bodyLimitKb: 8,
    isSentByBrowsers: true,
    answer: null,
  },
  boostReceipts: {
    summary:
      'What the features of a player have brought, the newest first, 12 at most: views and saves by day in the week before, the week of the feature and the week after; days to come are left out. For the player and for admins.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ items: z.array(boostReceiptItem) }),
  },
  profileInterest: {
    summary:
      'How often a player was seen in the last eight weeks: in lists, as an opened page, in videos, how many coaches saved them and wrote. A count of one to four is `few`, and so are fewer than five saves. With Premium the colleges that coaches chose to name. For the player and for admins.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: interest,
  },
} as const;
