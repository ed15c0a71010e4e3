import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';

/** A service of a stack: its usual port, its offset from PORT_BASE where that is set, and its display name. */
export const STACK_SERVICES = {
  hosting: { port: 5000, offset: 0, title: 'Hosting' },
  functions: { port: 5001, offset: 1, title: 'Functions' },
  firestore: { port: 8080, offset: 2, title: 'Firestore' },
  auth: { port: 9099, offset: 3, title: 'Auth' },
  storage: { port: 9199, offset: 4, title: 'Storage' },
  hub: { port: 4400, offset: 5, title: 'Emulator hub' },
  stripe: { port: 12111, offset: 6, title: 'Stripe double' },
  eventarc: { port: 9299, offset: 7, title: 'Eventarc' },
  tasks: { port: 9499, offset: 8, title: 'Cloud Tasks' },
  logging: { port: 4500, offset: 9, title: 'Emulator logging' },
  mailbox: { port: 8025, offset: 10, title: 'Mailbox' },
  launcher: { port: 4600, offset: 11, title: 'Launcher' },
} as const;

export type StackService = keyof typeof STACK_SERVICES;
export type StackPorts = Readonly<Record<StackService, number>>;

/** All services, in the order of the table. */
export const STACK_SERVICE_NAMES: readonly StackService[] = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'storage',
  'hub',
  'stripe',
  'eventarc',
  'tasks',
  'logging',
  'mailbox',
  'launcher',
];

const USUAL_BASE = STACK_SERVICES.hosting.port;
const HIGHEST_BASE = 65_535 - STACK_SERVICE_NAMES.length;

/** Ports above 1023 that browsers refuse to open (fetch standard, "bad port"). */
const BLOCKED_BY_BROWSERS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/**
 * Parses PORT_BASE; null where it is unset or the usual 5000. Throws a sentence where the ports from there on cannot be
 * used.
 */
export function portBaseFrom(text: string | undefined): number | null {
  if (text === undefined || text === '' || text === String(USUAL_BASE)) return null;
  const base = Number(text);
  if (!/^\d+$/.test(text) || base < 1024 || base > HIGHEST_BASE) {
    throw new Error(`PORT_BASE=${text} is not a port from 1024 to ${HIGHEST_BASE}.`);
  }
  if (base === STACK_SERVICES.functions.port) {
    throw new Error(`PORT_BASE=${text} does not work: the Firebase CLI never puts Hosting on port ${base}.`);
  }
  const blocked = BLOCKED_BY_BROWSERS.find((port) => port >= base && port < base + STACK_SERVICE_NAMES.length);
  if (blocked !== undefined) throw new Error(`PORT_BASE=${text} does not work: browsers refuse port ${blocked}.`);
  return base;
}

/** The ports of a stack: the usual ones, or consecutive ones from the base on. */
export function stackPorts(portBase: number | null): StackPorts {
  const portOf = (name: StackService): number =>
    portBase === null ? STACK_SERVICES[name].port : portBase + STACK_SERVICES[name].offset;
  return {
    hosting: portOf('hosting'),
    functions: portOf('functions'),
    firestore: portOf('firestore'),
    auth: portOf('auth'),
    storage: portOf('storage'),
    hub: portOf('hub'),
    stripe: portOf('stripe'),
    eventarc: portOf('eventarc'),
    tasks: portOf('tasks'),
    logging: portOf('logging'),
    mailbox: portOf('mailbox'),
    launcher: portOf('launcher'),
  };
}

/** The identity of a stack: names, ports and folders, none of which two stacks on one machine share. */
export interface StackIdentity {
  /** The port of Hosting, which also names the stack in messages. */
  readonly portBase: number;
  readonly projectId: string;
  readonly ports: StackPorts;
  /** Generated configuration and logs; emptied at every start. */
  readonly folder: string;
  /** The address file, by which other commands find the running stack. */
  readonly addressFile: string;
  /** The folder that `--keep` saves the data to. */
  readonly dataFolder: string;
}

/** The identity of the usual stack (null) or of the one that PORT_BASE names. */
export function stackIdentity(portBase: number | null): StackIdentity {
  const ports = stackPorts(portBase);
  const name = String(ports.hosting);
  const local = join(repositoryRoot, '.local');
  return {
    portBase: ports.hosting,
    projectId: portBase === null ? 'demo-touchline' : `demo-touchline-${name}`,
    ports,
    folder: join(local, `stack-${name}`),
    addressFile: join(local, `stack-${name}.json`),
    dataFolder: join(local, `kept-${name}`),
  };
}
