import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueFileOf, entriesOfCatalogue } from './catalogue-file';
import { catalogueFile } from './catalogue-file-schema';
import { aFindableCollege } from './testing/a-findable-college';
import { someFindableColleges } from './testing/any-findable-college';

test('colleges come out of the file as they went in, also after the way over the network', () => {
  const seen = { empty: 0, several: 0, colleges: 0, unknown: 0 };
  fc.assert(
    fc.property(someFindableColleges, (colleges) => {
      seen.empty += colleges.length === 0 ? 1 : 0;
      seen.several += colleges.length > 1 ? 1 : 0;
      seen.colleges += colleges.length;
      seen.unknown += colleges.filter(({ netPrice, lat, state }) => [netPrice, lat, state].includes(null)).length;
      const sent: unknown = JSON.parse(JSON.stringify(catalogueFileOf(colleges)));
      expect(entriesOfCatalogue(catalogueFile.parse(sent))).toEqual(colleges);
    }),
    { seed: 2, numRuns: 100 },
  );
  expect(seen.empty).toBeGreaterThan(0);
  expect(seen.several).toBeGreaterThan(50);
  expect(Math.min(seen.colleges, seen.unknown)).toBeGreaterThan(200);
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

test('[S3-04] the name that people use and the legal one survive, and the address follows from the latter', () => {
  const legalName = 'University of Sampleton-Sampleton Campus';
  const college = aFindableCollege('Sampleton', {
    ...{ legalName, _id: 'university-of-sampleton-sampleton-campus', pathName: 'University_of_Sampleton-Sampleton_Campus' },
  });
  const file = catalogueFileOf([college]);
  expect([file._id, file.pathName]).toEqual([[null], [null]]);
  expect(entriesOfCatalogue(file)).toEqual([college]);
});

test('what follows from the name, and what repeats, is written once', () => {
  const colleges = Array.from({ length: 500 }, (_, at) =>
    aFindableCollege(`Sample College ${at}`, { state: 'OH', conference: 'Sample Conference', league: 'ncaa', division: 3 }),
  );
  expect(gzipSync(JSON.stringify(catalogueFileOf(colleges))).length).toBeLessThan(5000);
});
