import { rankingSummaryDocument } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, expect, test } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach } from '../../support/api/colleges/colleges';
import { COUNTED_CALLS, type CountedCall } from '../../support/api/platform/documents-read';
import { signedIn } from '../../support/api/members/people';

const api = faultyApiStage();
const { proxy } = api;
let callers: Readonly<Record<CountedCall['by'], Caller>>;
let college: { readonly _id: string; readonly pathName: string };
beforeAll(async () => {
  const staged = await aCollegeWithItsCoach(api.url);
  const [player, admin] = [await signedIn(api.url), await signedIn(api.url, { isAdmin: true })];
  callers = { visitor: api.visitor, player, coach: staged.coach, admin };
  college = staged.college;
  await api.visitor.call('collegeProperty', { query: { keys: 'warms.the.catalogue.example.edu' } });
});

/** Not what an instance reads for all its callers as soon as its copy of the catalogue is two seconds old. */
const isReadForTheCall = (name: string): boolean => !name.endsWith(`/${rankingSummaryDocument(firestore()).path}`);

test('the overview of a college, opened by its address, asks for 3 documents at most', async () => {
  proxy.setFault(() => 'pass');
  const opened = await api.visitor.call('college', { params: { collegeId: college.pathName } });
  const compared = await api.visitor.call('collegeComparison', { params: { collegeId: college._id }, query: { sex: 'male' } });
  expect([opened.status, compared.status], compared.text).toEqual([200, 200]);
  expect(proxy.documents(isReadForTheCall)).toBeGreaterThan(0);
  expect(proxy.documents(isReadForTheCall)).toBeLessThanOrEqual(3);
});

test.each(COUNTED_CALLS)('$name by a $by asks for $documents documents by name', async ({ name, by, sent, documents }) => {
  proxy.setFault(() => 'pass');
  const answer = await callers[by].call(name, sent(college));
  expect(answer.status, answer.text).toBe(200);
  expect(proxy.documents(isReadForTheCall)).toBe(documents);
});
