import { GUARDIAN_OF } from '@touchline/domain/person/mail/mail';
import { beforeAll, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aLinkedChild } from '../../support/api/guardianship/guardianships';
import type { SignedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';
import { aCoach, mailsAbout, threadIn, write } from '../../support/api/threads/threads';

const api = apiStage();
let collegeId: string;
let coach: SignedIn;
beforeAll(async () => {
  collegeId = (await aStoredCollege())._id;
  coach = await aCoach(api.url, collegeId);
});

test('a linked guardian opens a minor to coaches, and gets a copy of what is written', async () => {
  const { child, parent } = await aLinkedChild(api.url);
  const written = await write(coach, child.stored._id, collegeId);
  expect(written.status).toBe(201);
  expect(await mailsAbout(`${GUARDIAN_OF}${child.stored._id}`)).toMatchObject([{ kind: 'guardianCopy', to: parent.email }]);
});

test('a guardian who turns contact off ends it at once, and the coach is not told why', async () => {
  const { child, parent, link } = await aLinkedChild(api.url);
  const threadId = threadIn(await write(coach, child.stored._id, collegeId));
  await parent.call('guardChild', { params: { guardianshipId: link._id }, body: { contactOff: true } });

  expectRefusal(await coach.call('replyToThread', { params: { threadId }, body: { text: 'Are you coming to our camp?' } }), 409);
  const other = (await aStoredCollege())._id;
  const second = await aCoach(api.url, other);
  const refused = await write(second, child.stored._id, other);
  expectRefusal(refused, 403);
  expect(refused.text).not.toMatch(/guardian|parent/i);

  await parent.call('guardChild', { params: { guardianshipId: link._id }, body: { contactOff: false } });
  expect((await write(second, child.stored._id, other)).status).toBe(201);
});
