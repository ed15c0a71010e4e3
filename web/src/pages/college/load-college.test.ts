import { aCollege } from '@touchline/domain/college/testing/a-college';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_COMPARISON } from '../../testing/listed-colleges';
import { fakeApi } from '../../testing/fake-api';
import { loadCollege } from './load-college';

afterEach(() => vi.unstubAllEnvs());

test('[S2-20] an album that the college does not have is 404; all photos are always there', async () => {
  const college = aCollege({ albums: [{ name: 'Game Day', cover: null, pictures: [] }] });
  const { callApi } = fakeApi({ college: () => college, collegeComparison: () => NO_COMPARISON });
  const at = (id: string) =>
    loadCollege({
      call: callApi,
      attempt: async (answer) => ({ answer: await answer, failure: null }),
      store: () => undefined,
      params: { name: college.pathName, id },
      url: new URL(`http://localhost/Test_College/mens/soccer/album/${id}`),
      language: 'en',
    });

  expect(await at('No Such Album')).toMatchObject({
    init: { status: 404 },
    data: { college, comparison: NO_COMPARISON, soccer: null, camps: null, members: null, titles: [] },
  });
  expect(await at('Game Day')).toEqual({
    college,
    comparison: NO_COMPARISON,
    soccer: null,
    camps: null,
    members: null,
    titles: [],
  });
  expect(await at('allPhotos')).toEqual({
    college,
    comparison: NO_COMPARISON,
    soccer: null,
    camps: null,
    members: null,
    titles: [],
  });
});

test.each([
  ['athletics', { soccer: { team: null, met: [] }, camps: null, members: null }],
  ['camps', { soccer: null, camps: [], members: null }],
  ['alumni', { soccer: null, camps: null, members: [] }],
  ['campus', { soccer: null, camps: null, members: null }],
])('soccer, camps and alumni come with the page that is opened at their tab: /%s', async (tab, lists) => {
  const college = aCollege();
  const none = () => ({ items: [] });
  const answers = {
    ...{ college: () => college, collegeComparison: () => NO_COMPARISON, collegeCamps: none, collegeAlumni: none },
    collegeSoccer: () => ({ team: null, met: [] }),
  };
  const loaded = await loadCollege({
    call: fakeApi(answers).callApi,
    attempt: async (answer) => ({ answer: await answer, failure: null }),
    store: () => undefined,
    params: { name: college.pathName },
    url: new URL(`http://localhost/Test_College/mens/soccer/${tab}`),
    language: 'en',
  });

  expect(loaded).toEqual({ college, comparison: NO_COMPARISON, titles: [], ...lists });
});

test.each([
  ['campus', 'The field is behind the library.', { team: null, met: [] }],
  ['campus', null, { team: null, met: [] }],
  ['photos', null, null],
  ['photos', 'The field is behind the library.', { team: null, met: [] }],
  ['city', 'x'.repeat(1201), null],
])(
  'soccer comes from the server with /%s where it is a part of the tab "Life" that shows the stadium',
  async (tab, description, soccer) => {
    vi.stubEnv('SSR', true);
    const { campus, city, facilities, ...rest } = aCollege();
    const college = aCollege({
      ...rest,
      campus: { ...campus, description: 'Brick and lawn.' },
      city: { ...city, description: 'A small town.' },
      facilities: { ...facilities, description, subtitleValue: null, detailValue: null },
      albums: [{ name: 'Game Day', cover: null, pictures: ['picture-one'] }],
    });
    const loaded = await loadCollege({
      call: fakeApi({
        ...{ college: () => college, collegeComparison: () => NO_COMPARISON },
        collegeSoccer: () => ({ team: null, met: [] }),
      }).callApi,
      attempt: async (answer) => ({ answer: await answer, failure: null }),
      store: () => undefined,
      params: { name: college.pathName },
      url: new URL(`http://localhost/Test_College/mens/soccer/${tab}`),
      language: 'en',
    });

    expect(loaded).toMatchObject({ soccer });
  },
);
