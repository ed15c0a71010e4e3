import { expect, type Page } from '@playwright/test';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { joinAs } from './joined';

/** A player who stands in the queue of those to be featured. */
interface QueuedPlayer {
  readonly profileId: string;
  readonly username: string;
}

/** Registers an invented adult on the page, fills the profile and agrees to be featured. */
export async function aQueuedPlayer(
  page: Page,
  lastName: string,
  verifiedIn: Readonly<Record<string, string>>,
): Promise<QueuedPlayer> {
  await page.goto('/faqs');
  await joinAs(page, { lastName, verifiedIn });
  const read = await page.evaluate(async () => (await (await fetch('/ui/v1/profile')).json()) as unknown);
  const { _id: profileId, username } = read as { _id: string; username: string };
  const { status, citizenship, position, characteristics, teams, address, schoolName, gpa, gpaOf, social } = aProfile();
  const values = {
    ...{ '/status': status, '/citizenship': citizenship, '/position/main': position.main },
    ...{ '/characteristics/feet': characteristics.feet, '/characteristics/foot': characteristics.foot },
    ...{ '/address/locality': address.locality, '/schoolName': schoolName },
    ...{ '/class': aProfile().class, '/graduationYear': aProfile().graduationYear },
    ...{ '/gpa': gpa, '/gpaOf': gpaOf, '/social/x': social.x },
  };
  const patch = [
    ...Object.entries(values).map(([path, value]) => ({ op: 'replace', path, value })),
    ...teams.map((team) => ({ op: 'add', path: '/teams/-', value: { ...team, logo: null } })),
  ];
  await send(page, `/ui/v1/profile/${profileId}/patch`, { patch });
  await send(page, `/ui/v1/profile/${profileId}/featuring`, { wanted: true });
  return { profileId, username };
}

/** Sends a change as the page's own code does. */
export async function send(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.evaluate(
    async ([address, sent]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
      const response = await fetch(address, { method: 'POST', headers, body: sent });
      return { status: response.status, text: await response.text() };
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(answer.status, answer.text).toBe(200);
}
