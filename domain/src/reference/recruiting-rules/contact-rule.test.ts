import { expect, test } from 'vitest';
import { contactRule } from './contact-rule';

const team = { league: 'ncaa', division: 1, sex: 'female' } as const;

test('Division I and II may write from June 15 after 10th grade', () => {
  expect(contactRule(team, 2029)).toMatchObject({ rule: { id: 'ncaa-d1-correspondence' }, from: '2027-06-15' });
  expect(contactRule({ ...team, division: 2 }, 2027)).toMatchObject({ from: '2025-06-15' });
});

test('without a class, and where messages are always allowed, there is no day', () => {
  expect(contactRule(team, null)).toMatchObject({ rule: { id: 'ncaa-d1-correspondence' }, from: null });
  expect(contactRule({ ...team, division: 3 }, 2029)).toMatchObject({ rule: { id: 'ncaa-d3-correspondence' }, from: null });
  expect(contactRule({ league: 'naia', division: null, sex: 'male' }, 2029)).toMatchObject({
    rule: { id: 'naia-contact' },
    from: null,
  });
});

test('an organisation whose rule we do not know has no notice', () => {
  expect(contactRule({ league: 'other', division: null, sex: 'male' }, 2029)).toBeNull();
  expect(contactRule({ league: null, division: null, sex: 'male' }, 2029)).toBeNull();
});
