import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallAsVisitor, PageRenderer } from '@touchline/domain/http/page-renderer';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { answerCollegeSearch } from '@touchline/domain/search/college-search-answer';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { buildWeb } from '@touchline/local/build/build-web';
import type { BenchTable } from './bench-table';
import { quantile, ratio } from './measure';

const ROUNDS = 200;
const WARM_UP = 50;

/**
 * Renders a whole page on the server, compared with turning the same data into JSON, which an API alone would have to
 * do.
 */
export async function serverRenderBench(): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  try {
    await buildWeb({ folders: { hosting: join(folder, 'dist'), renderer: join(folder, 'web') } });
    const loaded: unknown = await import(pathToFileURL(join(folder, 'web/entry-server.js')).href);
    const renderer = loaded as PageRenderer;
    const college = { ...aCollege(), pathName: 'Test_College' };
    const twenty = Array.from({ length: 20 }, (_, at) => ({
      ...catalogueRowOf(college),
      _id: `college-${at}`,
      recruiting: [],
      hasCamp: false,
      rank: null,
      isSampleRank: false,
      lists: [],
      squadMarks: [],
      strength: [],
    }));
    const counted = { ...answerCollegeSearch(buildCollegeIndex(twenty), ALL_COLLEGES, true), total: 1007 };
    const found = { ...counted, facets: null };
    const call: CallAsVisitor = (name, { query }) =>
      Promise.resolve({ status: 200, body: name === 'college' ? college : query?.facets === undefined ? found : counted });
    const pages = [
      { name: '/home', url: '/home', data: found },
      { name: '/colleges', url: '/colleges', data: counted },
      { name: 'a college page', url: '/Test_College/mens/soccer', data: college },
    ];
    const rows = [];
    for (const { name, url, data } of pages) rows.push(await rowOf(renderer, call, name, url, data));
    return {
      title: 'A page rendered on the server',
      note: `Median of ${ROUNDS} renders in a warm process, styles and head included; the CDN keeps the result for 60 to 300 seconds.`,
      rows,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowOf(
  renderer: PageRenderer,
  call: CallAsVisitor,
  name: string,
  url: string,
  data: object,
): Promise<BenchTable['rows'][number]> {
  const isListedPlayer = () => Promise.resolve(true);
  const request = { url, origin: 'https://touchline.example', language: 'en', call, isListedPlayer } as const;
  const render = await millisecondsOf(() => renderer.renderPage(request));
  const json = await millisecondsOf(() => Promise.resolve(JSON.stringify(data)));
  const answer = await renderer.renderPage(request);
  if (answer.kind !== 'page') throw new Error(`${url} is no page`);
  const { head, body } = answer;
  return {
    name,
    values: {
      'median ms': render.toFixed(2),
      'JSON.stringify, ms': json.toFixed(4),
      'of JSON.stringify': ratio(render, json),
      'HTML, kB': ((head.length + body.length) / 1000).toFixed(0),
    },
  };
}

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    await act();
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return quantile(times, 0.5);
}
