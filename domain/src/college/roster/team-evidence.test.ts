import { expect, test } from 'vitest';
import { admin, coach, replace } from '../../kernel/patch/testing/patches';
import { catalogueRowOf } from '../catalogue/catalogue-row';
import { isWeakerEvidence } from './team-evidence';
import { applyCollegePatch, editCollege, undoCollegeEdit } from '../editing/edit-college';
import { aCollege, aTeam } from '../testing/a-college';

const college = aCollege({
  athletics: { sport: [aTeam({ sex: 'male', evidence: 'listed' }), aTeam({ sex: 'female', evidence: 'inferred' })] },
});

test('the catalogue says which teams are inferred', () => {
  expect(catalogueRowOf(college)).toMatchObject({ sexes: ['male', 'female'], inferred: ['female'] });
});

test('a list says more than a result, that more than a roster, that more than membership, and a person most', () => {
  const rising = [null, 'inferred', 'indirect', 'dated', 'listed', 'confirmed'] as const;
  for (const [at, one] of rising.entries())
    for (const [place, other] of rising.entries()) expect(isWeakerEvidence(one, other)).toBe(at < place);
});

test('a person confirms a team, whose source is then theirs, and can undo it', () => {
  const edit = editCollege(college, [replace('/athletics/sport/1/evidence', 'confirmed')], {
    isAdmin: false,
    today: '2026-03-01',
  });
  expect(catalogueRowOf(edit.college).inferred).toEqual([]);
  expect(edit.college.sources['athletics.sport.female.evidence']).toMatchObject({ by: 'coach' });
  if (edit.record === null) throw new Error('nothing was changed');
  expect(undoCollegeEdit(edit.college, edit.record, { isAdmin: false }).athletics).toEqual(college.athletics);
});

test.each(['listed', 'dated', 'indirect', 'inferred'])('nobody claims that a team is %s, not even an admin', (level) => {
  const another = aCollege({ athletics: { sport: [aTeam({ sex: 'male', evidence: 'confirmed' })] } });
  expect(() => applyCollegePatch(another, [replace('/athletics/sport/0/evidence', level)], admin)).toThrow(
    expect.objectContaining({ kind: 'invalid', field: '/athletics/sport/0/evidence' }),
  );
  const swapped = [{ op: 'add', path: '/athletics/sport/-', value: { sportsType: 'soccer', sex: 'female', evidence: level } }];
  expect(() => applyCollegePatch(another, swapped, admin)).toThrow(expect.objectContaining({ kind: 'invalid' }));
});

test('other edits of a listed team go through', () => {
  const edited = applyCollegePatch(college, [replace('/athletics/sport/0/description', 'We press.')], coach);
  expect(edited.document.athletics.sport[0]).toMatchObject({ evidence: 'listed', description: 'We press.' });
});
