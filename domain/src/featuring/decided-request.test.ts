import { expect, test } from 'vitest';
import { arrangedRequests } from './arranged-requests';
import { declinedForm, declinedRequest, postedForm, postedRequest, wantedOf } from './decided-request';
import type { FeatureLink, FeatureRequest } from './feature-request';
import { featureDecidedMail } from './feature-mails';

const AT = '2026-03-01T00:00:00.000Z';
const PREMIUM = { since: '2026-01-01T00:00:00.000Z', until: null };
const link = (kind: FeatureLink['kind'], number = 1): FeatureLink => ({
  ...{ kind, network: 'tiktok', url: `https://social.example.com/${kind}/${number}` },
});
const queued = (): FeatureRequest => {
  const facts = { uid: 'ada', mayQueue: true, allowedAt: AT, premium: null, boosts: [], now: AT };
  const [one] = arrangedRequests([], facts);
  if (one === undefined) throw new Error('nobody entered');
  return one;
};
const post = (stored: FeatureRequest, links: readonly FeatureLink[], premium: typeof PREMIUM | null = null) =>
  postedRequest(stored, { links, premium, by: 'admin', at: AT });

test('[S9-02] a request gets one post and one story, two and two with Premium, and no more', () => {
  expect([wantedOf(null, AT), wantedOf(PREMIUM, AT)]).toEqual([
    { posts: 1, stories: 1 },
    { posts: 2, stories: 2 },
  ]);
  const four = [link('post'), link('post', 2), link('story'), link('story', 2)];
  expect(post(queued(), four, PREMIUM).posted).toMatchObject({ wanted: { posts: 2, stories: 2 }, links: four });
  for (const links of [four, four.slice(0, 2), four.slice(2)])
    expect(() => post(queued(), links)).toThrow(expect.objectContaining({ kind: 'invalid', code: 'moreThanWanted' }) as Error);
  expect(post(queued(), [link('post'), link('story')])).toMatchObject({ state: 'posted', posted: { by: 'admin', at: AT } });
});

test('the same decision again changes nothing, another one after it is a conflict', () => {
  const posted = post(queued(), [link('post')]);
  expect(post(posted, [link('post')])).toBe(posted);
  const decided = expect.objectContaining({ kind: 'conflict', code: 'featureDecided' }) as Error;
  expect(() => post(posted, [link('story')])).toThrow(decided);
  expect(() => declinedRequest(posted, { reason: 'No.', by: 'admin', at: AT })).toThrow(decided);
  const declined = declinedRequest(queued(), { reason: 'No.', by: 'admin', at: AT });
  expect(declinedRequest(declined, { reason: 'No.', by: 'other', at: AT })).toBe(declined);
  expect(() => declinedRequest(declined, { reason: 'Well.', by: 'admin', at: AT })).toThrow(decided);
  expect(() => post({ ...queued(), state: 'left' }, [link('post')])).toThrow(
    expect.objectContaining({ code: 'featureNotQueued' }) as Error,
  );
});

test.each([
  { links: [] },
  { links: [{ ...link('post'), url: 'http://social.example.com/1' }] },
  { links: [{ ...link('post'), url: 'javascript:alert(1)' }] },
  { links: [{ ...link('post'), url: 'https://user:word@social.example.com/' }] },
  { links: [{ ...link('post'), network: 'myspace' }] },
  { links: [{ ...link('post'), kind: 'reel' }] },
  { links: [{ ...link('post'), extra: 1 }] },
  { links: [link('post'), link('post')] },
  { links: [1, 2, 3, 4, 5].map((number) => link('post', number)) },
])('attack 200: %j is no list of posts', (form) => {
  expect(postedForm.safeParse(form).success).toBe(false);
});

test.each(['', '   ', 'a\nb', 'a\u0000b', 'x'.repeat(501)])('attack 201: %j is no reason to decline', (reason) => {
  expect(declinedForm.safeParse({ reason }).success).toBe(false);
});

test('its mail names addresses or the reason, and greets in the language of its reader', () => {
  const account = 'https://touchline.example/account';
  const stop = 'https://touchline.example/stop';
  const { posted } = post(queued(), [link('post')]);
  const mail = featureDecidedMail({ firstName: 'Ada', account, stop, posted, declined: null }, 'en');
  expect(mail.text).toContain('https://social.example.com/post/1');
  const { declined } = declinedRequest(queued(), { reason: 'Das Bild ist <unscharf>.', by: 'admin', at: AT });
  const german = featureDecidedMail({ firstName: 'Ada', account, stop, posted: null, declined }, 'de');
  expect(german.text).toMatch(/^Hallo Ada,[^]*Das Bild ist <unscharf>\.[^]*\/account/);
  expect(german.html).toContain('&lt;unscharf&gt;');
  expect(mail.text.trimEnd()).toMatch(/No more emails like this one: https:\/\/touchline\.example\/stop$/);
  expect(german.text.trimEnd()).toMatch(/Keine Mails dieser Art mehr: https:\/\/touchline\.example\/stop$/);
});
