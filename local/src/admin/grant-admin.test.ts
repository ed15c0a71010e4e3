import { expect, test } from 'vitest';
import { adminOptions } from './grant-admin';

test('one mail address, granted unless it is revoked, here unless a project is named', () => {
  expect(adminOptions(['Robin@Touchline.example'])).toEqual({
    email: 'robin@touchline.example',
    isRevoked: false,
    project: null,
  });
  expect(adminOptions(['--revoke', 'a@b.example', '--project', 'live'])).toEqual({
    email: 'a@b.example',
    isRevoked: true,
    project: 'live',
  });
});

test.each([[[]], [['robin']], [['a@b.example', 'c@d.example']], [['--grant', 'a@b.example']]])(
  '%j is refused with a sentence',
  (args) => {
    expect(() => adminOptions(args)).toThrow(/npm run admin:grant|Unknown option/);
  },
);
