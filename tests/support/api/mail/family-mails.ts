import { DAY_MS } from '@touchline/domain/kernel/day';
import type { Language } from '@touchline/domain/kernel/language';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { aClubAddress, aLinkTo, aRequestTo } from '../attestations/attestations';
import { aSecretOf, aLinkForm, aCollegeAddress } from '../coach-links/coach-links';
import { aCaller } from '../caller';
import { aCollegeWithItsCoach, aStoredCollege } from '../colleges/colleges';
import { aConfirmedMinor, aGuardianAddress, aMinor, checkGuardians, tellPlayers } from '../featuring/guardian-links';
import { dayOf, daysAfter } from '@touchline/domain/person/views/stored-views';
import { seenOn, tellInterest, wantsWeeklyMail } from '../views/interest';
import { aLinkedChild, aParent, aStoredLink } from '../guardianship/guardianships';
import type { Person } from '../members/people';
import { aStoredPurchaseRequest } from '../money/purchase-requests';
import { aPlayer } from '../profiles/profiles';
import { aSuggestionForm, aSuggestionOf } from '../suggestions/suggestions';
import { aCoach, threadIn, write } from '../threads/threads';
import { aStoredWatch, tellSearches } from '../watching/watched-searches';

const A_MONTH_AGO = new Date(Date.now() - 31 * DAY_MS).toISOString();

/** The reader's language, which every sender's call does not have. */
export interface Reading {
  readonly language: Language;
  readonly headers: { readonly 'accept-language': Language };
}
/** Makes somebody read a language. */
export async function reads<Reader extends Person>(reader: Reader, { language }: Reading): Promise<Reader> {
  await personDocuments(firestore()).accounts.doc(reader.uid).update({ locale: language });
  return reader;
}
/** Lets the job tell a player who reads a language. */
async function toldOne({ caller }: Awaited<ReturnType<typeof aPlayer>>, reading: Reading): Promise<string> {
  await reads(caller, reading);
  await tellPlayers();
  return caller.email;
}
/** Sends a mail of each kind about growing up, guardians and conversations to somebody who reads a language. */
export const familyMails = (api: { readonly url: string }) => ({
  attestationAsked: async ({ language, headers }: Reading) => {
    const { caller } = await aPlayer(api.url);
    const email = aClubAddress();
    await caller.call('askAttestation', { body: aRequestTo(email, { locale: language }), headers });
    return email;
  },
  attestationTold: async ({ headers, ...reading }: Reading) => {
    const { child, parent } = await aLinkedChild(api.url);
    await reads(parent, { headers, ...reading });
    await child.caller.call('askAttestation', { body: aRequestTo(aClubAddress()), headers });
    return parent.email;
  },
  attestationAnswered: async ({ headers, ...reading }: Reading) => {
    const { caller, stored } = await aPlayer(api.url);
    await reads(caller, { headers, ...reading });
    await caller.call('answerAttestation', { body: { link: await aLinkTo(stored._id), confirmed: ['gpa'] }, headers });
    return caller.email;
  },
  coachLinkConfirm: async ({ language, headers }: Reading) => {
    const { child } = await aLinkedChild(api.url);
    const email = aCollegeAddress();
    const receiver = { name: 'Kim Sample', coach: null, email };
    const link = await aSecretOf(child.stored._id, { receiver, locale: language });
    await child.caller.call('askLinkReceiver', { body: { link }, headers });
    return email;
  },
  coachLinkTold: async ({ headers, ...reading }: Reading) => {
    const { child, parent } = await aLinkedChild(api.url);
    await reads(parent, { headers, ...reading });
    await child.caller.call('makeCoachLink', { body: aLinkForm(aCollegeAddress()), headers });
    return parent.email;
  },
  purchaseAsked: async ({ headers, ...reading }: Reading) => {
    const { child, parent } = await aLinkedChild(api.url, { asksPurchases: true });
    await reads(parent, { headers, ...reading });
    const guardianEmail = aGuardianAddress();
    await child.caller.call('createCheckoutSession', { body: { priceName: 'premium', guardianEmail }, headers });
    return parent.email;
  },
  purchaseAnswered: async ({ headers, ...reading }: Reading) => {
    const { child, parent } = await aLinkedChild(api.url, { asksPurchases: true });
    await reads(child.caller, { headers, ...reading });
    const { _id } = await aStoredPurchaseRequest({ player: child.stored._id, guardian: parent.uid });
    await parent.call('answerPurchaseRequest', { params: { purchaseRequestId: _id }, body: { answer: 'yes' }, headers });
    return child.caller.email;
  },
  guardianshipAsked: async ({ headers, ...reading }: Reading) => {
    const [child, parent] = await Promise.all([aMinor(api.url), aParent(api.url)]);
    await reads(parent, { headers, ...reading });
    await child.caller.call('askGuardianship', { body: { to: parent.email }, headers });
    return parent.email;
  },
  furtherGuardianAsked: async ({ headers, ...reading }: Reading) => {
    const { child, parent } = await aLinkedChild(api.url);
    await reads(child.caller, { headers, ...reading });
    const second = await aParent(api.url);
    const { _id } = await aStoredLink({
      ...{ player: child.stored._id, guardian: null, email: second.email, begunBy: 'player', playerAt: A_MONTH_AGO },
      guardianAt: null,
    });
    const params = { guardianshipId: _id };
    await second.call('answerGuardianship', { params, body: { answer: 'yes' }, headers });
    return parent.email;
  },
  guardianshipConfirmed: async ({ headers, ...reading }: Reading) => {
    const [child, parent] = await Promise.all([aMinor(api.url), aParent(api.url)]);
    await reads(parent, { headers, ...reading });
    const { _id } = await aStoredLink({ player: child.stored._id, guardian: parent.uid, email: parent.email });
    const params = { guardianshipId: _id };
    await child.caller.call('answerGuardianship', { params, body: { answer: 'yes', hasRead: true }, headers });
    return parent.email;
  },
  guardianshipEnded: async ({ headers, ...reading }: Reading) => {
    const { child, parent, link } = await aLinkedChild(api.url);
    await reads(parent, { headers, ...reading });
    await child.caller.call('endGuardianship', { params: { guardianshipId: link._id }, headers });
    return parent.email;
  },
  guardianshipKept: async (reading: Reading) => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const { child } = await aLinkedChild(api.url, { adultFrom: tomorrow });
    await reads(child.caller, reading);
    const dateOfBirth = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`;
    await personDocuments(firestore()).accounts.doc(child.stored._id).update({ dateOfBirth });
    await checkGuardians();
    return child.caller.email;
  },
  comingOfAge: async (reading: Reading) => {
    const adultFrom = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    return toldOne(await aPlayer(api.url, { adultFrom }), reading);
  },
  classAsked: async (reading: Reading) =>
    toldOne(await aPlayer(api.url, { adultFrom: '2000-01-01', graduationYear: 2020 }), reading),
  weeklyInterest: async (reading: Reading) => {
    const { caller, stored } = await aPlayer(api.url);
    await reads(caller, reading);
    await seenOn(stored._id, daysAfter(dayOf(new Date()), -1));
    await wantsWeeklyMail(stored._id);
    await tellInterest();
    return caller.email;
  },
  searchFits: async (reading: Reading) => {
    const { caller } = await aPlayer(api.url);
    await reads(caller, reading);
    await aStoredCollege({ name: 'Watchable College' });
    await aStoredWatch(caller.uid, { query: 'search=watchable', words: 'watchable' });
    await tellSearches();
    return caller.email;
  },
  suggestionConfirm: async ({ language }: Reading) => {
    const [{ _id: collegeId }, email] = [await aStoredCollege(), aCollegeAddress()];
    const body = { ...aSuggestionForm(), email };
    const headers = { 'accept-language': language };
    await aCaller(api.url).call('suggestFactAsVisitor', { params: { collegeId }, body, headers });
    return email;
  },
  suggestionReceived: async ({ headers, ...reading }: Reading) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    await reads(coach, { headers, ...reading });
    const { caller } = await aPlayer(api.url);
    await caller.call('suggestFact', { params: { collegeId: college._id }, body: aSuggestionForm(), headers });
    return coach.email;
  },
  suggestionDecided: async ({ headers, ...reading }: Reading) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const { caller } = await aPlayer(api.url);
    await reads(caller, { headers, ...reading });
    const suggestionId = await aSuggestionOf(caller, college._id);
    await coach.call('decideSuggestion', { params: { suggestionId }, body: { decision: 'refuse' }, headers });
    return caller.email;
  },
  threadMessage: async (reading: Reading) => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2020-01-01' });
    const college = await aStoredCollege();
    const coach = await aCoach(api.url, college._id);
    await reads(caller, reading);
    await write(coach, stored._id, college._id);
    return caller.email;
  },
  threadReplied: async (reading: Reading) => {
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2020-01-01' });
    const college = await aStoredCollege();
    const coach = await reads(await aCoach(api.url, college._id), reading);
    const threadId = threadIn(await write(coach, stored._id, college._id));
    await caller.call('replyToThread', { params: { threadId }, body: { text: 'Thank you for that.' } });
    return coach.email;
  },
  guardianCopy: async ({ language }: Reading) => {
    const guardianEmail = aGuardianAddress();
    const { stored } = await aConfirmedMinor(api.url, guardianEmail, new Date().toISOString(), language);
    const college = await aStoredCollege();
    await write(await aCoach(api.url, college._id), stored._id, college._id);
    return guardianEmail;
  },
});
