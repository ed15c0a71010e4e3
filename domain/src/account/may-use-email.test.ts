import { expect, test } from 'vitest';
import { mayUseEmail } from './may-use-email';

const coach = { type: 'coach', roles: [] };
const invited = { type: 'parent', roles: [{ type: 'assistantcoach' }] } as const;
const player = { type: 'playerCollege', roles: [{ type: 'alumni' }] } as const;

test.each([
  [coach, 'a@one.edu', 'a@two.edu', true],
  [coach, 'a@one.edu', 'a@two.com', false],
  [coach, 'a@one.com', 'a@two.com', false],
  [coach, 'a@one.edu', 'a@x.edu.evil.com', false],
  [invited, 'a@one.com', 'a@two.com', true],
  [invited, 'a@one.edu', 'a@two.com', false],
  [invited, 'a@one.edu', 'a@two.edu', true],
  [player, 'a@one.edu', 'a@two.com', true],
] as const)('[S5-05] %j may move from %s to %s: %s', (person, current, wanted, may) => {
  expect(mayUseEmail(person, current, wanted)).toBe(may);
});
