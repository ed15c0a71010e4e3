import { LOCAL_HOST } from '../emulators/ports';
import type { StackPorts } from './stack-ports';

/** What of firebase.json the local stack takes over. */
interface StandardConfig {
  readonly hosting: Readonly<Record<string, unknown>>;
  readonly functions: readonly Readonly<Record<string, unknown>>[];
}

/**
 * The Firebase CLI's configuration for one stack, made from firebase.json: the same rewrites, headers and functions, on the stack's own
 * ports and the Node that is there. It lies two folders below the repository's root.
 */
export function cliConfig(firebaseJson: string, ports: StackPorts): string {
  const standard: unknown = JSON.parse(firebaseJson);
  if (!isStandardConfig(standard)) throw new Error('firebase.json has no hosting and functions of the expected form.');
  const { hosting, functions } = standard;
  const at = (port: number): { host: string; port: number } => ({ host: LOCAL_HOST, port });
  const ours = {
    hosting: { ...hosting, public: `../../${String(hosting.public)}`, predeploy: [] },
    functions: functions.map((codebase) => ({
      ...codebase,
      source: `../../${String(codebase.source)}`,
      runtime: `nodejs${process.versions.node.split('.')[0] ?? '20'}`,
      predeploy: [],
    })),
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  return JSON.stringify(ours, null, 2);
}

function isStandardConfig(value: unknown): value is StandardConfig {
  return (
    typeof value === 'object' &&
    value !== null &&
    'hosting' in value &&
    typeof value.hosting === 'object' &&
    'functions' in value &&
    Array.isArray(value.functions)
  );
}
