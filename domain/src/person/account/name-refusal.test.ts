import { describe, expect, test } from 'vitest';
import { nameRefusal } from './name-refusal';

describe('the name that others see', () => {
  test.each([
    'Touchline Support',
    'touch line',
    'Robin Touchline',
    'T0uch1ine Team',
    'Тouсhline Team',
    'Touch\u200Bline Help',
    'Customer Support',
    'Admin Team',
    'The Moderator',
  ])('never passes for us: %s', (name) => {
    expect(nameRefusal(name)).toBe('nameReserved');
  });

  test.each(['Robin \u202Eesac', 'Robin \u2067Case\u2069'])('never turns the text around it: %j', (name) => {
    expect(nameRefusal(name)).toBe('nameTurnsText');
  });

  test.each(['Robin Case', 'Casey Staff', 'Robin Support', 'Toucheline Dubois', 'אביב כהן', 'Renée O’Neil', '李 小龙'])(
    'may be anybody’s own: %s',
    (name) => {
      expect(nameRefusal(name)).toBeNull();
    },
  );
});
