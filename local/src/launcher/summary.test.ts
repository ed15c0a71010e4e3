import { expect, test } from 'vitest';
import { stackIdentity } from './stack-identity';
import { summary } from './summary';

const facts = {
  identity: stackIdentity(6100),
  url: 'http://127.0.0.1:6100',
  firestore: 'an engine',
  standIns: { Hosting: 'a double' },
  accounts: [
    { email: 'admin@touchline.example', role: 'admin' },
    { email: 'coach@harborpoint.example.edu', role: 'Accepted head coach of Harbor Point' },
  ],
  keepsData: false,
};

test('tells the address, every demo account with the password, what stands in for what, and that data go', () => {
  const text = summary(facts);

  expect(text).toContain('Touchline is at http://127.0.0.1:6100');
  expect(text).toContain('password touchline-demo-1');
  expect(text).toMatch(/admin@touchline\.example +admin/);
  expect(text).toMatch(/coach@harborpoint\.example\.edu +Accepted head coach of Harbor Point/);
  expect(text).toMatch(/Hosting +a double/);
  expect(text).toMatch(/Firestore +an engine/);
  expect(text).toMatch(/Storage +.*without reading storage\.rules/);
  expect(text).toContain('gone when you stop');
});

test('tells where data are kept, and no password where there are no accounts', () => {
  const text = summary({ ...facts, accounts: [], keepsData: true });

  expect(text).toContain(`kept in ${stackIdentity(6100).dataFolder}`);
  expect(text).not.toContain('password');
});
