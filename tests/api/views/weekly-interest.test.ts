import { DAY_MS } from '@touchline/domain/kernel/day';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { interestOf } from '@touchline/domain/person/views/interest';
import { dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { NO_VIEWS } from '@touchline/domain/person/views/view-kinds';
import { mailStopLinkOf } from '@touchline/functions/features/mail/mail-stop';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { tellInterest as tell } from '@touchline/functions/features/views/tell-interest-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aPlayer } from '../../support/api/profiles/profiles';
import { aCoach } from '../../support/api/threads/threads';
import { seenOn, tellInterest, wantsWeeklyMail } from '../../support/api/views/interest';

const api = apiStage();
const TODAY = dayOf(new Date());
const YESTERDAY = daysAfter(TODAY, -1);
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);

/** The weekly mails to a player. */
async function weeklyMailsTo(uid: string) {
  const { docs } = await collectionOf(firestore(), MAILS).where('about', '==', uid).get();
  return docs.map((one) => one.data()).filter(({ kind }) => kind === 'weeklyInterest');
}

const toldOnOf = async (uid: string) => (await personDocuments(firestore()).accounts.doc(uid).get()).data()?.interestToldOn;

test('a player who turns the weekly mail on reads once what the ladder shows of the seven days before', async () => {
  const { caller, stored } = await aPlayer(api.url);
  const { _id: uid } = stored;
  await seenOn(uid, YESTERDAY, { lists: 40, opens: 12 });
  await seenOn(uid, TODAY, { lists: 900, opens: 2, saves: 3 });
  await tellInterest(inDays(7));
  expect(await weeklyMailsTo(uid)).toEqual([]);

  expect((await caller.call('changeAccount', { body: { mails: { weeklyInterest: true } } })).status).toBe(200);
  await tellInterest(inDays(6));
  expect(await weeklyMailsTo(uid)).toEqual([]);
  for (const days of [7, 7, 8, 13]) await tellInterest(inDays(days));

  const [mail, ...further] = await weeklyMailsTo(uid);
  expect(further).toEqual([]);
  const { text } = mail?.message ?? {};
  expect(text).toContain(
    ['Shown in a list: 900', 'Profile opened: fewer than 5', 'Videos played: 0', 'Saved by coaches: fewer than 5'].join('\n'),
  );
  const link = mailStopLinkOf('weeklyInterest', uid);
  expect(text?.trimEnd().endsWith(`mode=stopMails&link=${link}`)).toBe(true);
  expect(mail?.headers?.['List-Unsubscribe']).toContain(link);
});

test('a quiet week is told to nobody, and neither are saves that cannot be told from none', async () => {
  const [quiet, saved] = await Promise.all([aPlayer(api.url), aPlayer(api.url)]);
  await seenOn(saved.stored._id, YESTERDAY, { saves: 4 });
  for (const { stored } of [quiet, saved]) await wantsWeeklyMail(stored._id);
  await tellInterest();
  for (const { stored } of [quiet, saved])
    expect([await weeklyMailsTo(stored._id), await toldOnOf(stored._id)]).toEqual([[], TODAY]);
});

test('one press in the mail ends it, and a deactivated account is not written to', async () => {
  const [stopped, gone] = await Promise.all([aPlayer(api.url), aPlayer(api.url)]);
  for (const { stored } of [stopped, gone]) {
    await seenOn(stored._id, YESTERDAY);
    await wantsWeeklyMail(stored._id);
  }
  const stop = mailStopLinkOf('weeklyInterest', stopped.stored._id);
  expect((await api.visitor.call('stopMails', { query: { stop } })).body).toEqual({ kind: 'weeklyInterest', wanted: false });
  expect((await gone.caller.call('deactivateAccount')).status).toBe(204);
  await tellInterest();
  for (const { stored } of [stopped, gone]) expect(await weeklyMailsTo(stored._id)).toEqual([]);
  expect((await api.visitor.call('stopMails', { query: { stop, wanted: 'true' } })).body).toMatchObject({ wanted: true });
  expect(await toldOnOf(stopped.stored._id)).toBe(TODAY);
});

test('a college is named to a player with Premium alone, as on the screen, and nobody else ever', async () => {
  const { _id: collegeId, name } = await aStoredCollege();
  const [premium, free, coach] = await Promise.all([aPlayer(api.url), aPlayer(api.url), aCoach(api.url, collegeId)]);
  for (const { stored } of [premium, free]) {
    await coach.call('savePlayer', { params: { playerId: stored._id }, body: { isNamed: true } });
    await seenOn(stored._id, YESTERDAY);
    await wantsWeeklyMail(stored._id);
  }
  const paid = { since: '2026-01-01T00:00:00.000Z', until: null, subscriptionId: 'sub-1' };
  await personDocuments(firestore()).accounts.doc(premium.stored._id).update({ 'entitlements.premium': paid });
  await tellInterest();
  const [toPremium, toFree] = await Promise.all([premium, free].map(async ({ stored }) => weeklyMailsTo(stored._id)));
  expect([toPremium?.length, toFree?.length]).toEqual([1, 1]);
  expect(toPremium?.[0]?.message.text).toContain(`Colleges that saved you and want you to know: ${name}\n`);
  expect(JSON.stringify(toFree)).not.toContain(name);
  expect(JSON.stringify([toPremium, toFree])).not.toMatch(new RegExp(`${coach.uid}|Casey Coach`));
});

test('attack 483: runs at the same moment, and one that stops half-way, tell nobody twice', async () => {
  const players = await Promise.all([aPlayer(api.url), aPlayer(api.url), aPlayer(api.url)]);
  for (const { stored } of players) {
    await seenOn(stored._id, YESTERDAY);
    await wantsWeeklyMail(stored._id);
  }
  let read = 0;
  const stopsAfterOne = tell({
    ...{ database: firestore, clock: systemClock, newId, origin: () => api.url },
    isVerified: () => Promise.resolve(true),
    interestOf: () => {
      read += 1;
      if (read > 1) throw new Error('the instance is gone');
      const views = [{ ...NO_VIEWS, day: YESTERDAY, opens: 6 }];
      return Promise.resolve(interestOf({ views, letters: [], colleges: null }, new Date(YESTERDAY)));
    },
  });
  await expect(stopsAfterOne).rejects.toThrow('the instance is gone');
  await Promise.all([tellInterest(), tellInterest()]);
  await tellInterest();
  const counts = await Promise.all(players.map(async ({ stored }) => (await weeklyMailsTo(stored._id)).length));
  expect(counts).toEqual([1, 1, 1]);
});
