import MiniSearch from 'minisearch';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { searchColleges } from '@touchline/domain/search/matching/search-colleges';
import type { SearchableCollege } from '@touchline/domain/search/matching/searchable-college';
import type { BenchTable } from './bench-table';
import { seededRandom } from '@touchline/domain/search/testing/seeded-random';
import { inventedColleges } from '@touchline/domain/search/testing/invented-colleges';
import { type TypoKind, TYPO_KINDS, withOneTypo } from '@touchline/domain/search/testing/one-typo';
import { realColleges } from './real-colleges';

/** Finds colleges by a query; returns their names, best first. */
type Search = (query: string) => readonly string[];

const WARM_UP_QUERIES = 300;
const FIELDS = ['name', 'shortName', 'abbreviation', 'nickname', 'aliases', 'city', 'state', 'conference'] as const;

const COMPETITORS: Readonly<Record<string, (colleges: readonly SearchableCollege[]) => Search>> = {
  'our search': (colleges) => {
    const index = buildCollegeIndex(colleges);
    return (query) => searchColleges(index, query).map(({ name }) => name);
  },
  'minisearch (fuzzy .2, prefix)': (colleges) => {
    const index = new MiniSearch<SearchableCollege>({ idField: '_id', fields: [...FIELDS], storeFields: ['name'] });
    index.addAll(colleges);
    return (query) => index.search(query, { fuzzy: 0.2, prefix: true }).map((found) => String(found['name']));
  },
  'substring scan': (colleges) => {
    const texts = colleges.map((college) => ({ name: college.name, text: textOf(college).toLowerCase() }));
    return (query) => texts.filter(({ text }) => text.includes(query.toLowerCase())).map(({ name }) => name);
  },
};

/** Search among 3,000 invented colleges, and among the real ones of the demo world, by each competitor in one run. */
export async function collegeSearchBench(): Promise<readonly BenchTable[]> {
  return [
    tableFor('College search, 3,000 invented colleges', inventedColleges(3000)),
    tableFor('College search, real colleges of the demo world', await realColleges()),
  ];
}

function tableFor(title: string, colleges: readonly SearchableCollege[]): BenchTable {
  const rows = Object.entries(COMPETITORS).map(([name, prepare]) => ({ name, measured: measure(colleges, prepare) }));
  const ours = rows[0]?.measured.p50 ?? 1;
  return {
    title,
    note: 'Each name once exactly and once with each slip (insert, delete, substitute, transpose; any place, blanks too). Times are of one query with all its results, after 300 unmeasured ones; builds are timed cold and again warm; "next to ours" is the ratio of the p50s.',
    rows: rows.map(({ name, measured }) => ({
      name,
      values: {
        'p50 µs': measured.p50.toFixed(0),
        'p99 µs': measured.p99.toFixed(0),
        'next to ours': `${(measured.p50 / ours).toFixed(1)}×`,
        'exact name first': percent(measured.exactFirst),
        'one typo: first': percent(measured.typoFirst),
        'one typo: in 5': percent(measured.typoInFive),
        'first build ms': measured.firstBuildMs.toFixed(0),
        'build ms': measured.buildMs.toFixed(0),
      },
    })),
  };
}

function measure(colleges: readonly SearchableCollege[], prepare: (colleges: readonly SearchableCollege[]) => Search) {
  const firstBuild = timed(() => prepare(colleges));
  const secondBuild = timed(() => prepare(colleges));
  const search = secondBuild.result;
  for (const { name } of colleges.slice(0, WARM_UP_QUERIES)) search(name);
  const random = seededRandom(7);
  const times: number[] = [];
  const rankOf = (query: string, name: string) => {
    const { result, ms } = timed(() => search(query));
    times.push(ms * 1000);
    return result.indexOf(name);
  };
  const exact = colleges.map(({ name }) => rankOf(name, name));
  const slips = Object.keys(TYPO_KINDS) as TypoKind[];
  const typos = colleges.flatMap(({ name }) => slips.map((slip) => rankOf(withOneTypo(name, slip, random), name)));
  times.sort((a, b) => a - b);
  return {
    firstBuildMs: firstBuild.ms,
    buildMs: secondBuild.ms,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    exactFirst: share(exact, (place) => place === 0),
    typoFirst: share(typos, (place) => place === 0),
    typoInFive: share(typos, (place) => place >= 0 && place < 5),
  };
}

function timed<Result>(work: () => Result): { result: Result; ms: number } {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
}

function textOf(college: SearchableCollege): string {
  return FIELDS.flatMap((field) => college[field] ?? []).join('\n');
}

function share(places: readonly number[], isHit: (place: number) => boolean): number {
  return places.filter(isHit).length / places.length;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
