import { describe, expect, test } from 'vitest';
import { add, coach, edited, refusalOf, replace } from '../kernel/patch/testing/patches';
import { applyCollegePatch, undoCollegeChanges } from './editing/edit-college';
import { aCollege } from './testing/a-college';

const alumna = { id: 'kim', name: 'Kim Sample', type: 'olympian', field: 'sports', fromYear: 2001, toYear: 2005 };
const person = { id: 'lee', name: 'Lee Sample', role: 'Admissions', email: 'lee@example.edu', phone: '+1 212-555-0100' };
const college = edited(aCollege(), add('/alumni/-', alumna), add('/contactPeople/-', person));

describe('people whom a college names', () => {
  test('[S3-10] alumni have a type and a professional field of the lists; what is left out is null', () => {
    expect(college.alumni).toEqual([{ ...alumna, picture: null, text: null }]);
    const bare = edited(aCollege(), add('/alumni/-', { id: 'kim', name: 'Kim Sample', type: 'faculty' }));
    expect(bare.alumni).toEqual([
      { id: 'kim', name: 'Kim Sample', type: 'faculty', field: null, fromYear: null, toYear: null, picture: null, text: null },
    ]);
  });

  test('contact people have a role, a mail address and a phone number as the college publishes them', () => {
    expect(college.contactPeople).toEqual([person]);
  });

  test('an edit is undone unless a later one touched it', () => {
    const edit = applyCollegePatch(college, [replace('/alumni/0/text', 'Gold in the relay.')], coach);
    expect(undoCollegeChanges(edit.document, edit.inverse)).toEqual(college);
    const later = edited(edit.document, replace('/alumni/0/text', 'Silver.'));
    expect(refusalOf(() => undoCollegeChanges(later, edit.inverse))).toBe('conflict changedSince');
  });

  test.each([
    ['an unknown type of person', replace('/alumni/0/type', 'hero')],
    ['no type', replace('/alumni/0/type', null)],
    ['an unknown professional field', replace('/alumni/0/field', 'juggling')],
    ['years that go backwards', replace('/alumni/0/toYear', 2000)],
    ['a year before the first college', replace('/alumni/0/fromYear', 1500)],
    ['an id twice', add('/alumni/-', alumna)],
    ['a contact twice', add('/contactPeople/-', person)],
    ['a wrong phone number', replace('/contactPeople/0/phone', '12')],
    ['a wrong mail address', replace('/contactPeople/0/email', 'lee')],
  ])('%s is refused', (_, operation) => {
    expect(refusalOf(() => applyCollegePatch(college, [operation], coach))).toBe('invalid valueRefused');
  });

  test('a person without a name is refused', () => {
    expect(refusalOf(() => applyCollegePatch(college, [replace('/alumni/0/name', ' ')], coach))).toBe('invalid textMissing');
  });
});
