import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { aReportedPicture } from '../../support/api/moderation/reported-pictures';
import { aReport, reportsAbout } from '../../support/api/moderation/reports';
import { aPlayer, storeProfileDrawing } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const pictureOf = (reportId: string, caller = admin) => caller.send('GET', `/ui/v1/admin/reports/${reportId}/picture`);

describe('the picture in the queue', () => {
  test('is there for an admin alone, also while it is hidden and after the report was closed, and in no cache', async () => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    await storeProfileDrawing(stored._id, 'picture-face');
    const about = { kind: 'picture', pictureId: 'picture-face' };
    const body = { about, reason: 'privateData', note: null };
    await visitor.call('reportProfile', { params: { username: stored.username }, body });
    const [report] = await reportsAbout(stored._id);
    const reportId = String(report?._id);
    const part = { kind: 'picture', place: 'picture-face' };
    await admin.call('hideProfile', { params: { profileId: stored._id }, body: { reason: 'Not yours.', part } });

    const shown = await pictureOf(reportId);

    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expectRefusal(await pictureOf(reportId, caller), 403);
    expectRefusal(await visitor.send('GET', `/ui/v1/admin/reports/${reportId}/picture`), 401);
  });

  test('397: there is none for a report about a profile, for no report, and once its owner deleted it', async () => {
    expectRefusal(await pictureOf(await aReport()), 404);
    expectRefusal(await pictureOf('nobody'), 404);
    expectRefusal(await pictureOf('%2E%2E'), 404);
    const reportId = await aReportedPicture();
    expect((await pictureOf(reportId)).status).toBe(200);
    const { profileId } = (await firestore().collection('reports').doc(reportId).get()).data() ?? {};
    await firestore().collection('profiles').doc(String(profileId)).update({ pictures: [] });
    expectRefusal(await pictureOf(reportId), 404);
  });
});
