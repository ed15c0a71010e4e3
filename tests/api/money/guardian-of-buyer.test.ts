import { namedGuardian } from '@touchline/domain/person/consent/guardian';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { openCheckout } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { storedPerson } from '../../support/api/account/own-accounts';
import { aPerson, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

moneyStage();
const api = apiStage();
const change = (uid: string, fields: Readonly<Record<string, unknown>>) =>
  personDocuments(firestore())
    .accounts.doc(uid)
    .update({ ...fields });

test('[S7-17] a minor names a parent or guardian first, who is then known', async () => {
  const buyer = await signedIn(api.url);
  const year = new Date().getUTCFullYear() - 15;
  await change(buyer.uid, { dateOfBirth: `${year}-01-01` });
  const refused = await openCheckout(buyer, 'premium');
  expectRefusal(refused, 409);
  expect(codeOf(refused)).toBe('guardianForPurchase');

  const withGuardian = (guardianEmail: string) =>
    buyer.call('createCheckoutSession', { body: { priceName: 'premium', guardianEmail } });
  expectRefusal(await withGuardian(buyer.email), 422);
  expect((await withGuardian('parent@people.example')).status).toBe(200);
  expect((await storedPerson(buyer)).account?.guardian).toEqual(namedGuardian('parent@people.example'));
});

test('attacks 250, 251: no receipt goes to a spelling of the own mailbox, or to another player', async () => {
  const [buyer, player] = [await signedIn(api.url), await aPerson()];
  const year = new Date().getUTCFullYear() - 15;
  const name = buyer.uid.replaceAll('-', '');
  await change(buyer.uid, { dateOfBirth: `${year}-01-01`, email: `k.${name}@gmail.com` });
  const naming = async (guardianEmail: string) =>
    buyer.call('createCheckoutSession', { body: { priceName: 'premium', guardianEmail } });
  const refused = [await naming(`k${name}+mum@googlemail.com`), await naming(player.email.replace('@', '+dad@'))];
  for (const one of refused) expectRefusal(one, 422);
  expect(refused.map(codeOf)).toEqual(['guardianIsOwner', 'guardianIsPlayer']);
  expect((await storedPerson(buyer)).account?.guardian).toBeNull();
  for (const times of [3, 4, 5]) expect([times, (await naming(player.email)).status]).toEqual([times, 422]);
  expectRefusal(await naming(player.email), 429);
});
