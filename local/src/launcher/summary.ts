import { DEMO_PASSWORD, type DemoAccount } from './demo-accounts';
import type { StackIdentity } from './stack-identity';

/** What the summary tells about a stack that has just come up. */
export interface SummaryFacts {
  readonly identity: StackIdentity;
  readonly url: string;
  readonly firestore: string;
  /** What stands in for what, beside Firestore and Storage. */
  readonly standIns: Readonly<Record<string, string>>;
  readonly accounts: readonly DemoAccount[];
  readonly keeps: boolean;
}

/** The text printed once everything answers: the address, the demo accounts, and what stands in for what. */
export function summary({ identity, url, firestore, standIns, accounts, keeps }: SummaryFacts): string {
  const widest = Math.max(0, ...accounts.map(({ email }) => email.length));
  const people = accounts.map(({ email, role }) => `    ${email.padEnd(widest)}  ${role}`);
  const data = keeps
    ? `kept in ${identity.keptFolder} when you stop`
    : 'gone when you stop (keep them with `npm start -- --keep`)';
  const doubles: Record<string, string> = {
    ...standIns,
    Firestore: firestore,
    Storage: "the official emulator's code; it denies every client by itself, without reading storage.rules",
  };
  const widestPart = Math.max(...Object.keys(doubles).map((part) => part.length));
  return [
    '',
    `  Touchline is at ${url}`,
    '',
    ...(people.length === 0 ? [] : [`  Demo accounts, password ${DEMO_PASSWORD}:`, ...people, '']),
    '  What stands in for what:',
    ...Object.entries(doubles).map(([part, double]) => `    ${part.padEnd(widestPart)}  ${double}`),
    '',
    `  Data are ${data}. Logs: ${identity.folder}`,
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}
