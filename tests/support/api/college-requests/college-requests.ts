import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { expect } from 'vitest';
import type { Caller } from '../caller';

type Page = AnswerOf<'adminCollegeRequests'>;

/** Every open request that an admin is shown, page by page; a page has at most 20. */
export async function allRequests(admin: Caller): Promise<Page['items']> {
  const shown: Page['items'] = [];
  let after: string | null = null;
  do {
    const answer = await admin.call('adminCollegeRequests', after === null ? {} : { query: { after } });
    expect(answer.status, answer.text).toBe(200);
    const page = answer.body as Page;
    expect(page.items.length).toBeLessThanOrEqual(20);
    shown.push(...page.items);
    after = page.next;
  } while (after !== null);
  return shown;
}
