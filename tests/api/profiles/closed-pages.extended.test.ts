import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { PageRenderer } from '@touchline/domain/http/page-renderer';
import { contactCardOf } from '@touchline/domain/person/profiles/contact-card';
import { isShownToOthers, shownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { hasMinorsPageOn } from '@touchline/domain/person/profiles/audience/visibility';
import { handlers } from '@touchline/functions/composition/all-handlers';
import { createPageApp } from '@touchline/functions/features/pages/create-page-app';
import { NO_OUTSIDE_SERVICES } from '@touchline/functions/features/pages/page-headers';
import { pageTemplate } from '@touchline/functions/features/pages/page-template';
import { profileStore } from '@touchline/functions/features/profiles/profile-store';
import { callAsVisitor } from '@touchline/functions/http/call-as-visitor';
import { firestore } from '@touchline/functions/platform/firestore';
import { repositoryRoot } from '@touchline/local/repository-root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import {
  type AskingReader,
  expectOpenOnly,
  PRIVATE_FIELDS,
  readersAround,
  storePeople,
} from '../../support/api/profiles/people-with-closed-groups';
import type { Player } from '../../support/api/profiles/profiles';

const SHELL = `<html lang="en"><head><title>Touchline</title><script type="module" src="/assets/shell-1.js"></script></head><body><div id="root"></div></body></html>`;

/** Every subpage of a profile, the sheet, and addresses that ask for what somebody sees who may see more. */
const PAGES = [
  'about',
  'videos',
  'photos',
  'academics',
  'more',
  'about?view=sheet',
  'about?view=sheet&as=coach',
  'more?as=owner',
];

const TODAY = new Date().toISOString().slice(0, 10);

const api = apiStage();
let players: readonly Player[];
let readers: readonly AskingReader[];
let alumniPage: string;
let server: Server;
let site: string;

/** The pages of the site as the function `page` answers them, rendered from their sources instead of the build. */
async function servePages(): Promise<Server> {
  const renderer = (await import(join(repositoryRoot, 'web/src/entry-server.tsx'))) as PageRenderer;
  const app = createPageApp({
    callAsVisitor: (language) => callAsVisitor(handlers, language),
    isListedPlayer: (uid) => profileStore(firestore).isListed(uid, TODAY),
    webBuild: () => Promise.resolve({ renderer, template: pageTemplate(SHELL) }),
    isAway: () => false,
    authEmulator: () => null,
    authHost: () => 'demo.firebaseapp.com',
    services: () => NO_OUTSIDE_SERVICES,
    sitemap: () => Promise.reject(new Error('Nobody asks for the sitemap here')),
    secondsToWait: () => 0,
  });
  const listening = createServer(app).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return listening;
}

/** What a page answers to a session: status, how long it is stored, where it leads, and its whole HTML. */
async function ask(path: string, session: string | null) {
  const cookie = session === null ? '' : `__session=${session}`;
  const answer = await fetch(`${site}${path}`, { redirect: 'manual', headers: { cookie } });
  const stored = answer.headers.get('cache-control');
  return { status: answer.status, stored, to: answer.headers.get('location'), html: await answer.text() };
}

beforeAll(async () => {
  const { _id, pathName } = await aStoredCollege();
  alumniPage = `/${pathName}/mens/soccer/alumni`;
  [players, readers, server] = await Promise.all([
    storePeople(api.url, _id),
    readersAround(api.url, api.visitor, _id),
    servePages(),
  ]);
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  // What a page loads on demand is compiled by its first rendering, which does not count as time of the answer.
  const [first] = players;
  for (const page of PAGES) await ask(`/profile/${first?.stored.username}/${page}`, null);
  await ask(alumniPage, null);
}, 300_000);
afterAll(() => void server.close());

const stored = () => players.map((player) => player.stored);

describe('the HTML of a profile', () => {
  test('[S1-08] holds what is open to everybody, and is the same for every session, the owner’s too', async () => {
    let open = 0;
    const met = new Set<string>();
    for (const [n, { caller, stored: person }] of players.entries()) {
      const signedIn = [...readers.slice(1), { who: 'the owner', session: caller.session }];
      for (const [at, page] of ['', ...PAGES, 'about?lang=de'].entries()) {
        const path = `/profile/${person.username}/${page}`;
        const seen = await ask(path, null);
        const expected = page === '' ? 302 : isShownToOthers(person) ? 200 : 404;
        expect(seen.status, path).toBe(expected);
        expect(seen.html, path).not.toMatch(PRIVATE_FIELDS);
        open += expectOpenOnly(stored(), seen.html, 'visitor', `${path} of person ${n}`);
        // Each page is asked for with each kind of session, that of another one for each person in turn.
        const { who = '', session = null } = signedIn[(n + at) % signedIn.length] ?? {};
        expect(await ask(path, session), `${path} to ${who}`).toEqual(seen);
        met.add(`${page} ${who}`);
      }
    }
    expect(open).toBeGreaterThan(250);
    expect(met.size).toBe((PAGES.length + 2) * readers.length);
  }, 300_000);

  test('[S2-17] tells nobody whether an album is closed or does not exist', async () => {
    const answers: number[] = [];
    for (const [n, { stored: person }] of players.entries()) {
      const at = (album: string) => ask(`/profile/${person.username}/album/${album}`, null);
      const [asked, unknown] = [await at(`album-${n}-name`), await at('album-x-name')];
      answers.push(asked.status);
      if (asked.status === 200) expectOpenOnly(stored(), asked.html, 'visitor', `the album of person ${n}`);
      else expect({ ...asked, html: asked.html.replaceAll(`album-${n}-name`, 'album-x-name') }).toEqual(unknown);
    }
    expect(new Set(answers)).toEqual(new Set([200, 404]));
  });
});

test('attack 220: [S2-17] robots are kept from a page until the quarter after its owner came of age, and no data says so', async () => {
  const robots: unknown[] = [];
  for (const { stored: person } of players) {
    const { html, status } = await ask(`/profile/${person.username}/about`, null);
    if (status !== 200) continue;
    const isListed = !html.includes('<meta name="robots" content="noindex">');
    robots.push(isListed);
    expect([person.adultFrom, isListed]).toEqual([person.adultFrom, !hasMinorsPageOn(person, TODAY)]);
    expect([
      html.includes('og:image" content="http'),
      isListed || /og:image" content="[^"]*\/(card\.png|cards\/[\w-]+\.jpg)"/.test(html),
    ]).toEqual([true, true]);
    for (const page of ['about?as=visitor', 'about?view=sheet', 'album/none'])
      expect((await ask(`/profile/${person.username}/${page}`, null)).html).toContain('<meta name="robots" content="noindex">');
  }
  expect(players.some(({ stored: { adultFrom } }) => adultFrom === TODAY)).toBe(true);
  expect(new Set(robots)).toEqual(new Set([true, false]));
});

test('the alumni of a college are named in the HTML by what is open to everybody', async () => {
  const seen = await ask(alumniPage, null);
  expect(seen.status).toBe(200);
  expectOpenOnly(stored(), seen.html, 'visitor', alumniPage);
  for (const { who, session } of readers) expect(await ask(alumniPage, session), who).toEqual(seen);
});

test('the contact card of a profile is what everybody may see, whoever downloads it', async () => {
  let open = 0;
  for (const [n, { caller, stored: person }] of players.entries()) {
    const cards = await Promise.all(
      [...readers.map((one) => one.caller), caller].map(async (asking) => {
        const answer = await asking.call('profile', { params: { username: person.username }, query: { as: 'visitor' } });
        if (answer.status !== 200) return null;
        return contactCardOf(shownProfile.parse(answer.body), `${site}/profile/${person.username}/about`);
      }),
    );
    const [card] = cards;
    if (!isShownToOthers(person)) {
      expect(cards.slice(0, -1).every((one) => one === null)).toBe(true);
      continue;
    }
    expect(new Set(cards).size).toBe(1);
    expect(card).not.toMatch(/^(?:EMAIL|TEL|BDAY|PHOTO|NOTE)/m);
    open += expectOpenOnly(stored(), card ?? '', 'visitor', `the card of person ${n}`);
  }
  expect(open).toBeGreaterThan(8);
});
