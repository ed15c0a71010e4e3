import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueFileOf, entriesOfCatalogue } from './catalogue-file';
import { catalogueFile } from './catalogue-file-schema';
import { aFindableCollege } from './testing/a-findable-college';
import { someFindableColleges } from './testing/any-findable-college';

test('colleges come out of the file as they went in, also after the way over the network', () => {
  fc.assert(
    fc.property(someFindableColleges, (colleges) => {
      const sent: unknown = JSON.parse(JSON.stringify(catalogueFileOf(colleges)));
      expect(entriesOfCatalogue(catalogueFile.parse(sent))).toEqual(colleges);
    }),
    { seed: 2, numRuns: 100 },
  );
});

test('identity, words and position of a college that is named unlike its address survive', () => {
  const college = aFindableCollege("Saint Mary's College", {
    _id: 'st-marys-2',
    pathName: "Saint_Mary's_College_(Moraga,_CA)",
    aliases: ['Gaels', 'SMC'],
    color: '#0B3D2E',
    city: 'Moraga',
    lat: 37.841,
    lng: -122.11,
    satLow: 1010.5,
    satHigh: 1230,
  });
  expect(entriesOfCatalogue(catalogueFileOf([college]))).toEqual([college]);
});

test('what follows from the name, and what repeats, is written once', () => {
  const colleges = Array.from({ length: 500 }, (_, at) =>
    aFindableCollege(`Sample College ${at}`, { state: 'OH', conference: 'Sample Conference', league: 'ncaa', division: 3 }),
  );
  expect(gzipSync(JSON.stringify(catalogueFileOf(colleges))).length).toBeLessThan(5000);
});
