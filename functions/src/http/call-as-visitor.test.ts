import { aCollege } from '@touchline/domain/college/testing/a-college';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '../platform/handler';
import { callAsVisitor } from './call-as-visitor';

const college = aCollege();
const handlers: Partial<Handlers> = {
  college: ({ params }) =>
    params.collegeId === college._id ? Promise.resolve(college) : Promise.reject(new Refusal('notFound', 'unknownCollege')),
  searchColleges: ({ query }) =>
    Promise.resolve({ items: [], total: query.page, facets: null, similar: [JSON.stringify(query)], readAs: null, read: null }),
  checkGdpr: ({ actor }) => Promise.resolve({ gdpr: actor.uid === null }),
  account: () => Promise.reject(new Error('A page must not come here')),
  sendFeedback: () => Promise.reject(new Error('A page must not come here')),
  health: () => Promise.reject(new Refusal('unavailable', 'unavailable')),
};
const call = callAsVisitor(handlers, 'de');

describe('what the loader of a page gets from the API in the same process', () => {
  test('is the answer of the endpoint to a visitor', async () => {
    expect(await call('college', { params: { collegeId: college._id } })).toEqual({ status: 200, body: college });
    expect(await call('checkGdpr', {})).toEqual({ status: 200, body: { gdpr: true } });
  });

  test('is asked with a query that the contract has read', async () => {
    const { body } = await call('searchColleges', { query: { q: ' ohio ', page: 3, state: ['OH', 'CA'] } });
    expect(body).toMatchObject({ total: 3, similar: [expect.stringContaining('["OH","CA"]')] });
    expect((await call('searchColleges', { query: { page: 0 } })).status).toBe(400);
  });

  test('is asked with a list of one value as an address brings it: alone', async () => {
    const { status, body } = await call('searchColleges', { query: { acceptance: ['from50'], state: [] } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ similar: [expect.stringContaining('"acceptance":["from50"]')] });
  });

  test('is a refusal with its status, in the language of the page', async () => {
    const { status, body } = await call('college', { params: { collegeId: 'nobody' } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'unknownCollege', errors: [{ message: expect.stringMatching(/College/) as unknown }] });
  });

  test('rejects where the database is out of reach, so that nobody stores the page', async () => {
    await expect(call('health', {})).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('[S2-22] is nothing of an endpoint that needs a user, that changes something, or that is not there', async () => {
    await expect(call('account', {})).rejects.toThrow('Pages may not call account');
    await expect(call('sendFeedback', {})).rejects.toThrow('Pages may not call sendFeedback');
    await expect(call('openapi', {})).rejects.toThrow('Pages cannot call openapi');
  });
});
