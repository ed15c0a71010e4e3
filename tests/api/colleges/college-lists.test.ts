import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { aRanking, aRankingRow } from '@touchline/domain/ranking/testing/a-ranking';
import { campDocuments, rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const strangeIds = ['no-such-college', '..', '__all__', 'a%00b', 'x'.repeat(300), "'; DROP TABLE camps;--"];

describe('the lists of a college', () => {
  test('[S9-05] hold its own camps to come, the next first, with prices in cents', async () => {
    const [college, other] = await Promise.all([aStoredCollege(), aStoredCollege()]);
    const hold = (id: string, collegeId: string, day: string) =>
      campDocuments(firestore())
        .doc(id)
        .set(aCamp({ _id: id, collegeId, startsOn: day, endsOn: day, registrationClosesOn: null, priceCents: 12_550 }));
    const id = college._id;
    await Promise.all([
      hold(`${id}-2`, id, '2099-07-02'),
      hold(`${id}-1`, id, '2099-07-01'),
      hold(`${id}-past`, id, '2001-07-01'),
      hold(`${id}-other`, other._id, '2099-07-01'),
    ]);
    const { status, body } = await api.visitor.call('collegeCamps', { params: { collegeId: id } });
    expect([status, body]).toMatchObject([200, { items: [{ _id: `${id}-1`, priceCents: 12_550 }, { _id: `${id}-2` }] }]);
  });

  test('hold its ranks, for who is signed in', async () => {
    const college = await aStoredCollege();
    const record = { wins: 14, losses: 2, ties: 1 };
    const row = aRankingRow(1, college.name, { collegeId: college._id, previousRank: 3, record });
    const stored = aRanking({ season: 2099, origin: 'sample' }, [row]);
    await rankingDocuments(firestore()).doc(stored._id).set(stored);
    const member = await signedIn(api.url);
    const { status, body } = await member.call('collegeRanks', { params: { collegeId: college._id } });
    expect([status, body]).toMatchObject([
      200,
      { items: [{ list: 'rpi', season: 2099, sex: 'female', rank: 1, previousRank: 3, teams: 1, record, isSample: true }] },
    ]);
    expectRefusal(await api.visitor.call('collegeRanks', { params: { collegeId: college._id } }), 401);
  });

  test.each(strangeIds)('of an unknown college (%j) are 404', async (collegeId) => {
    const member = await signedIn(api.url);
    expectRefusal(await api.visitor.call('collegeCamps', { params: { collegeId } }), 404);
    expectRefusal(await member.call('collegeRanks', { params: { collegeId } }), 404);
  });
});
