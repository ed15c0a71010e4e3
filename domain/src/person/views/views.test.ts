import { expect, test } from 'vitest';
import { API_CONTRACT } from '../../http/api-contract';
import { isRobot, viewsBeacon } from './stored-views';
import { countsOf, REPORTED_VIEWS, sumOfViews, VIEWS_PER_BEACON } from './view-kinds';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [safari],
  [chrome],
  [chrome.replace('X11; Linux x86_64', 'Linux; Android 14; CUBOT X70')],
  [`${safari} Instagram 312.0.0`],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18'],
])('a browser is no robot: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});

test.each([
  [''],
  ['curl/8.9.1'],
  ['python-requests/2.32'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [chrome.replace('Chrome', 'HeadlessChrome')],
  [`${chrome} Chrome-Lighthouse`],
  ['Mozilla/5.0 (compatible; bingbot/2.0)'],
  ['Mozilla/5.0 (Windows NT 6.1) Slackbot-LinkExpanding 1.0'],
  ['facebookexternalhit/1.1'],
])('a program is a robot: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

test('counts are numbers by kind, and add up', () => {
  expect(countsOf(['list', 'open', 'list', 'save'])).toEqual({ lists: 2, opens: 1, videos: 0, saves: 1 });
  expect(sumOfViews([countsOf(['video']), countsOf(['video', 'open'])])).toEqual({ lists: 0, opens: 1, videos: 2, saves: 0 });
});

test('the longest beacon fits into the body of its row', () => {
  const views = Array.from({ length: VIEWS_PER_BEACON }, () => ({ player: 'a'.repeat(40), kind: 'video' }));
  expect(viewsBeacon.safeParse({ views }).success).toBe(true);
  expect(JSON.stringify({ views }, null, 2).length).toBeLessThan(API_CONTRACT.countViews.bodyLimitKb * 1024);
});

test('nobody reports a save', () => {
  expect(REPORTED_VIEWS).not.toContain('save');
  expect(viewsBeacon.safeParse({ views: [{ player: 'demo-player', kind: 'save' }] }).success).toBe(false);
});
