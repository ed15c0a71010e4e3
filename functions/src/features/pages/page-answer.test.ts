import type { College } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import type { PagePlan, PageRenderer } from '@touchline/domain/http/page-renderer';
import { buildCollegeIndex } from '@touchline/domain/search/college-index';
import { describe, expect, test } from 'vitest';
import { answerFor } from './page-answer';

const college: College = { ...aCollege(), pathName: 'Test_College' };
const sources = {
  colleges: { find: (name: string) => Promise.resolve(name === 'Test_College' || name === 'Old_Name' ? college : null) },
  catalogue: { current: () => Promise.resolve({ rows: [], index: buildCollegeIndex([]) }) },
};

const planning = (plan: PagePlan): PageRenderer => ({
  planPage: () => plan,
  renderPage: ({ data }) =>
    Promise.resolve({ status: data.kind === 'noCollege' ? 404 : 200, head: '', body: JSON.stringify(data), inlineData: '' }),
});
const answerTo = (url: string, plan: PagePlan) =>
  answerFor({ url, language: 'en', origin: 'https://touchline.example' }, planning(plan), sources, 5);

describe('the answer to an address', () => {
  test('a college is rendered with its data, and the CDN keeps it for five minutes', async () => {
    const answer = await answerTo('/Test_College/mens/soccer', { kind: 'college', pathName: 'Test_College' });

    expect(answer).toMatchObject({
      kind: 'page',
      rendered: { status: 200 },
      cacheControl: expect.stringContaining('s-maxage=300') as string,
    });
    expect(JSON.stringify(answer)).toContain(college.name);
  });

  test('an old name of a college leads to its present one, with the rest of the address', async () => {
    const answer = await answerTo('/Old_Name/womens/soccer/campus?lang=de', { kind: 'college', pathName: 'Old_Name' });

    expect(answer).toMatchObject({ kind: 'redirect', status: 301, to: '/Test_College/womens/soccer/campus?lang=de' });
  });

  test('[S2-20] a college that nobody knows is a real 404 page, kept only for moments', async () => {
    const answer = await answerTo('/Nobody/mens/soccer', { kind: 'college', pathName: 'Nobody' });

    expect(answer).toMatchObject({ rendered: { status: 404 }, cacheControl: expect.stringContaining('s-maxage=10,') as string });
  });

  test('[S2-20] [S2-21] an unknown address leads to the college that it names, else to /', async () => {
    expect(await answerTo('/Test_College/x', { kind: 'unknown', college: 'Test_College' })).toMatchObject({
      status: 302,
      to: '/Test_College/mens/soccer',
    });
    expect(await answerTo('/Nobody', { kind: 'unknown', college: 'Nobody' })).toMatchObject({ status: 302, to: '/' });
    expect(await answerTo('//evil.example', { kind: 'unknown', college: null })).toMatchObject({ status: 302, to: '/' });
  });

  test('what depends on who is there comes as the plain shell and is kept by nobody', async () => {
    expect(await answerTo('/account', { kind: 'shell' })).toEqual({ kind: 'shell', cacheControl: 'private, no-store' });
  });
});
