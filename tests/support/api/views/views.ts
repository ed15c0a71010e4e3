import { DAILY_VIEWS } from '@touchline/domain/person/views/stored-views';
import { sumOfViews, type ViewCounts } from '@touchline/domain/person/views/view-kinds';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Answer, Caller } from '../caller';

/** What a browser calls itself. */
export const A_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Reports views as a browser of a network does. */
export function report(caller: Caller, views: unknown, network: string, userAgent = A_BROWSER): Promise<Answer> {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': network, 'sec-fetch-site': 'same-origin' };
  return caller.call('countViews', { body: { views }, headers });
}

/** The views of a player on all days together. */
export async function viewsOf(uid: string): Promise<ViewCounts> {
  const { docs } = await collectionOf(firestore(), DAILY_VIEWS, { uid }).get();
  return sumOfViews(docs.map((part) => part.data()));
}
