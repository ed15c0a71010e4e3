import { join } from 'node:path';
import { BY_THE_SEA_MILES } from '@touchline/domain/reference/geography/miles-between';
import { milesToSea } from '@touchline/domain/reference/geography/miles-to-sea';
import { beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { numberOf, readTable, type TableLine, textOf } from '../seed/read-table';
import { COLLEGE_DATA } from './college-tables';

const KM_OF_A_MILE = 1.609344;
/** The other measurement, from county boundaries, names colleges of the United States up to 60 km from salt water. */
const MEASURED_UP_TO_MILES = 60 / KM_OF_A_MILE;
/** Both are measured on coarse maps: ours is whole miles, accurate to some 3, the other to one. */
const TOLERANCE_MILES = 3;
/** It takes the St. Lawrence and the end of Lake Ontario for the sea. */
const ON_THE_RIVER = ['190044', '196200', '196015', '195216', '192022'];
/** Brownsville: it measures to the Gulf's lagoons behind the islands, ours to the coast outside. */
const BEHIND_ISLANDS = ['227377'];

interface Measured {
  readonly name: string;
  readonly ours: number;
  /** Null beyond 60 km. */
  readonly theirs: number | null;
}
let measured: ReadonlyMap<string, Measured>;
beforeAll(async () => {
  const others = await readTable(join(repositoryRoot, 'tests/fixtures/sea-distances.csv'));
  const colleges = await readTable(join(COLLEGE_DATA, 'colleges.csv'));
  const km = new Map(others.map((line) => [textOf(line, 'unitid'), numberOf(line, 'km')]));
  /** Colleges that came in later were not measured. */
  const added = new Set((await readTable(join(COLLEGE_DATA, 'team-corrections.csv'))).filter(isAdded).map(({ id }) => id));
  for (const id of km.keys()) added.delete(id);
  measured = new Map(
    colleges
      .filter(({ country, id }) => country === 'US' && !added.has(id))
      .map((line) => {
        const id = textOf(line, 'id');
        const theirs = km.get(id);
        const ours = milesToSea({ lat: numberOf(line, 'lat'), lng: numberOf(line, 'lng') }) ?? Number.POSITIVE_INFINITY;
        return [id, { name: textOf(line, 'name'), ours, theirs: theirs === undefined ? null : theirs / KM_OF_A_MILE }];
      }),
  );
});
const isAdded = ({ change }: TableLine) => change === 'add';
const differing = (isWrong: (college: Measured) => boolean) => [...measured].filter(([, college]) => isWrong(college));

test('[S7-09] every distance to the sea is that of another measurement within three miles, rivers and lagoons aside', () => {
  expect([...measured.values()].filter(({ theirs }) => theirs !== null)).toHaveLength(370);
  const wrong = differing(({ ours, theirs }) => theirs !== null && Math.abs(ours - theirs) > TOLERANCE_MILES);
  expect(wrong.map(([id]) => id).sort()).toEqual([...ON_THE_RIVER, ...BEHIND_ISLANDS].sort());
});

test('who lies beyond the other measurement lies inland by ours too', () => {
  expect(differing(({ ours, theirs }) => theirs === null && ours < MEASURED_UP_TO_MILES - TOLERANCE_MILES)).toEqual([]);
});

test('[S7-09] both measurements find the same colleges by the sea, but for those within a mile of the limit', () => {
  const isNear = (miles: number | null) => miles !== null && miles <= BY_THE_SEA_MILES;
  const wrong = differing(({ ours, theirs }) => isNear(ours) !== isNear(theirs));
  for (const [, { name, ours }] of wrong) expect([name, Math.abs(ours - BY_THE_SEA_MILES) <= 1]).toEqual([name, true]);
  expect(wrong).toHaveLength(7);
});
