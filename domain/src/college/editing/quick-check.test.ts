import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCollege } from '../testing/a-college';
import { admin, refusalOf } from '../../kernel/patch/testing/patches';
import { applyCollegePatch, undoCollegeChanges } from './edit-college';
import { college as collegeSchema } from '../college';

describe('the quick check of an edit', () => {
  const paths = [
    '/name',
    '/city',
    '/city/description',
    '/albums',
    '/albums/-',
    '/albums/0',
    '/albums/0/pictures/-',
    '/albums/0/pictures/0',
    '/albums/1/name',
  ];
  const more = [
    '/tags/-',
    '/tags/0',
    '/athletics/sport/0',
    '/athletics/sport/-',
    '/athletics/sport/0/sex',
    '/academics/details',
    '/position/lat',
    '/color',
  ];
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      'Campus',
      'City',
      'picture-1',
      'picture-2',
      'picture-4',
      '#0B3D2E',
      'male',
      'female',
      7,
      -300,
      [],
      {},
    ),
    fc.constantFrom<unknown>({ name: 'Campus' }, { name: 'Fans', pictures: ['picture-1', 'picture-1'] }, ['picture-3'], {
      sportsType: 'soccer',
      sex: 'male',
    }),
  );
  const operation = fc.record({ op: fc.constantFrom('add', 'replace'), path: fc.constantFrom(...paths, ...more), value });

  test('lets nothing through that the whole schema refuses, and every accepted edit can be undone', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 4 }), (patch) => {
        const college = aCollege();
        const refusal = refusalOf(() => {
          const edit = applyCollegePatch(college, patch, admin);
          expect(collegeSchema.parse(edit.document)).toEqual(edit.document);
          expect(undoCollegeChanges(edit.document, edit.inverse)).toEqual(college);
        });
        seen[refusal === 'accepted' ? 'accepted' : 'refused'] += 1;
        expect(refusal).not.toBe('conflict changedSince');
      }),
      { seed: 7, numRuns: 3000 },
    );
    expect(seen.accepted).toBeGreaterThan(50);
    expect(seen.refused).toBeGreaterThan(50);
  });
});
