import { describe, expect, test } from 'vitest';
import { entryId } from '../athletics';
import { coachIdFor } from './coach-id-for';

describe('the id of a new member of staff', () => {
  test.each([
    ['Mara Lind', 'mara-lind'],
    ['  José-Luis  Ñandú Jr. ', 'jose-luis-nandu-jr'],
    ['山田', 'coach'],
    ['x'.repeat(120), 'x'.repeat(50)],
    [`${'x'.repeat(49)} Lind`, 'x'.repeat(49)],
  ])('of %s is %s', (name, id) => {
    expect(coachIdFor(name, new Set())).toBe(id);
    expect(entryId.safeParse(id).success).toBe(true);
  });

  test('is numbered where others have it', () => {
    expect(coachIdFor('Mara Lind', new Set(['mara-lind', 'mara-lind-2']))).toBe('mara-lind-3');
  });
});
